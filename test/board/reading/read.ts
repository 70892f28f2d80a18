/** Rebuilds a position from its description alone, as somebody would who has it read to him. */
import { localeOf } from '#books/atBuild/text.ts';
import type { Language } from '#i18n/languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { Lexicon, Thing } from './lexicon.ts';
import { pl } from './pl.ts';
import { type Rebuilt, type RebuiltPlayer, type RebuiltShip, tidied, unknownCard } from './rebuilt.ts';

const lexicons: { readonly [language in Language]: Lexicon } = { en, de, es, pl };

/** A section read aloud: its lines, one after the other. The sections come in the order of `topics`. */
export type Heard = readonly (readonly string[])[];

export function rebuild(language: Language, heard: Heard): Rebuilt {
  const words = lexicons[language];
  const names = namesIn(language);
  const sections = heard.map(lines => lines.map(split));
  // Boards of books are told after those of the base game.
  const further = sections.splice(4, sections.length - sectionsOfTheBase).flat();
  const [space, galactica, colonialOne, cylon, resources, jump, boarding, reserves, players, decks] =
    sections;
  const stacks = further.filter(({ name }) => words.stacks[name] !== undefined);
  const orbit = further.find(({ items }) => items.some(item => words.orbit[item] !== undefined));
  const places = further.filter(line => line !== orbit && !stacks.includes(line));
  const rooms = [...(galactica ?? []), ...(colonialOne ?? []), ...(cylon ?? []), ...places];
  const isForce = (item: string) => maybeCounted(item, words)?.thing === 'occupation-force';
  const whereIs = new Map(
    rooms.flatMap(({ name, items }) =>
      said(items, words.nobody)
        .filter(item => !isForce(item))
        .map(who => [who, known(names.locations, name.replace(words.damaged, ''))] as const),
    ),
  );
  const crew = (players ?? []).filter(({ name }) => name !== words.nukes);
  const ships = (space ?? []).map(
    ({ name, items }) =>
      [
        known(words.sectors, name),
        said(items, words.empty).flatMap(item => shipsIn(item, words, names)),
      ] as const,
  );
  const pilots = new Set(ships.flatMap(([, some]) => some.map(({ pilot }) => pilot)));
  const [fleet, distance, destinations] = jump ?? [];
  const [reserve, damagedVipers, destroyed] = reserves ?? [];
  const lost = said(destroyed?.items ?? [], words.nothing);
  const ready = said(reserve?.items ?? [], words.nothing).map(item => counted(item, words));
  const numberOf = (things: readonly Counted[], kind: Thing) =>
    things.filter(({ thing }) => thing === kind).reduce((sum, { n }) => sum + n, 0);
  const playerOf = ({ name, items }: Said): RebuiltPlayer => {
    const character = names.characters[name];
    const cards = items.flatMap(item => maybeCounted(item.replace(words.loyaltyFaceDown, ''), words) ?? []);
    const piloting = character !== undefined && pilots.has(character);
    return {
      character,
      at: whereIs.get(name) ?? (piloting ? 'viper' : 'nowhere'),
      hand: numberOf(cards, 'skill-card'),
      loyalty: numberOf(cards, 'loyalty-card'),
      revealed: items.map(item => words.revealed[item]).find(found => found !== undefined) ?? 'no',
      titles: items.flatMap(item => words.titles[item] ?? []),
      current: items.includes(words.current),
    };
  };
  return tidied({
    ships: Object.fromEntries(ships),
    damaged: rooms
      .filter(({ name }) => words.damaged.test(name))
      .map(({ name }) => known(names.locations, name.replace(words.damaged, ''))),
    players: crew.map(playerOf),
    nukes: Number((players ?? []).find(({ name }) => name === words.nukes)?.items[0]),
    resources: Object.fromEntries(
      (resources ?? []).map(({ name, items }) => [
        known(words.resources, name),
        Number.parseInt(items[0] ?? '', 10),
      ]),
    ),
    jumpTrack: fleetSpace(fleet?.items[0] ?? '', words),
    distance: Number(distance?.items[0]),
    travelled: said(destinations?.items ?? [], words.none).map(item => {
      const [, card = '', far] = /^(.+) \((\d+)\)$/.exec(item) ?? [];
      return { card: known(names.cards, card), distance: Number(far) };
    }),
    boarding: (boarding ?? []).flatMap(({ name, items }) => centurions(name, items[0] ?? '', words)),
    reserves: { vipers: numberOf(ready, 'viper'), raptors: numberOf(ready, 'raptor') },
    damagedVipers: Number(damagedVipers?.items[0]),
    destroyed: {
      vipers: numberOf(
        lost.flatMap(item => maybeCounted(item, words) ?? []),
        'viper',
      ),
      raptors: numberOf(
        lost.flatMap(item => maybeCounted(item, words) ?? []),
        'raptor',
      ),
      civilians: lost.flatMap(item => shipsIn(item, words, names)).flatMap(({ loss }) => loss ?? []),
    },
    forces: Object.fromEntries(
      places.flatMap(({ name, items }) =>
        items.filter(isForce).map(item => [known(names.locations, name), counted(item, words).n] as const),
      ),
    ),
    stacks: Object.fromEntries(
      stacks.map(({ name, items }) => [
        known(words.stacks, name),
        { size: first(items, words.left) ?? 0, top: losses(items, words) },
      ]),
    ),
    orbit: orbit?.items.map(item => words.orbit[item]).find(found => found !== undefined),
    piles: Object.fromEntries(
      (decks ?? []).map(({ name, items }) => [
        known(words.piles, name),
        {
          size: first(items, words.left) ?? 0,
          discard: first(items, words.discarded) ?? 0,
          top: cardsIn(items, words.top, words, names),
          bottom: cardsIn(items, words.bottom, words, names),
        },
      ]),
    ),
  });
}

const sectionsOfTheBase = 10;

/** What the ships on top of a stack carry, as far as they are known. */
function losses(items: readonly string[], words: Lexicon): readonly string[] {
  const told = items.map(item => words.top.exec(item)?.[1]).find(text => text !== undefined);
  return (told?.split('; ') ?? []).map(text =>
    text === words.unknownCard ? unknownCard : lossIn(text, words),
  );
}

interface Said {
  readonly name: string;
  readonly items: readonly string[];
}

/** "Bow: 1 basestar (damage: Critical Hit, Disabled Hangar), 3 raiders." */
function split(line: string): Said {
  const [, name = '', rest = ''] = /^(.+?): (.*)\.$/.exec(line) ?? [];
  if (name === '') throw new Error(`This is no line of a description: ${line}`);
  return { name, items: rest.split(/, (?![^(]*\))/) };
}

/** Nothing, where the one item says that there is nothing. */
function said(items: readonly string[], nothing: string): readonly string[] {
  return items.length === 1 && items[0] === nothing ? [] : items;
}

interface Counted {
  readonly n: number;
  readonly thing: Thing;
}

function maybeCounted(item: string, { things }: Lexicon): Counted | undefined {
  const [, n, name = ''] = /^(\d+) (.+)$/.exec(item) ?? [];
  const thing = things[name];
  return thing === undefined ? undefined : { n: Number(n), thing };
}

function counted(item: string, words: Lexicon): Counted {
  const found = maybeCounted(item, words);
  if (found === undefined) throw new Error(`What is this: ${item}?`);
  return found;
}

function shipsIn(item: string, words: Lexicon, names: Names): readonly RebuiltShip[] {
  const bare = item.replace(/ \(.*\)$/, '');
  const found = maybeCounted(bare, words);
  if (found === undefined || found.thing === 'raptor') return [];
  const pilot = words.pilot.exec(item)?.[1];
  const tokens = words.tokens.exec(item)?.[1]?.split(', ');
  const inside = / \((.*)\)$/.exec(item)?.[1];
  const isKnown = found.thing === 'civilian' && inside !== undefined && !words.faceDown.test(item);
  const ship: RebuiltShip = {
    kind: found.thing,
    ...(pilot === undefined ? {} : { pilot: known(names.characters, pilot) }),
    ...(tokens === undefined ? {} : { damage: tokens.map(token => known(words.damage, token)) }),
    ...(isKnown ? { loss: lossIn(inside, words) } : {}),
  };
  return Array.from({ length: found.n }, () => ship);
}

/** "−1 population, −1 fuel", in an order of its own. */
function lossIn(text: string, words: Lexicon): string {
  if (text === words.noLoss) return '';
  const parts = text.split(', ').map(part => {
    const [, n, resource = ''] = /^−(\d+) (.+)$/.exec(part) ?? [];
    return `${n} ${known(words.losses, resource)}`;
  });
  return parts.toSorted().join(', ');
}

function fleetSpace(text: string, words: Lexicon): number {
  if (words.start.test(text)) return 0;
  if (words.autoJump.test(text)) return 5;
  return Number(words.space.exec(text)?.[1]);
}

function centurions(name: string, item: string, words: Lexicon): readonly number[] {
  if (words.noCenturions.test(item)) return [];
  const space =
    name === words.boardingStart
      ? 0
      : name === words.humansLose
        ? 4
        : Number(words.boardingSpace.exec(name)?.[1]);
  return Array.from({ length: counted(item, words).n }, () => space);
}

function first(items: readonly string[], pattern: RegExp): number | undefined {
  const found = items.map(item => pattern.exec(item)?.[1]).find(n => n !== undefined);
  return found === undefined ? undefined : Number(found);
}

/** "on top (Executive Order 2; unknown card)" */
function cardsIn(items: readonly string[], pattern: RegExp, words: Lexicon, names: Names): readonly string[] {
  const told = items.map(item => pattern.exec(item)?.[1]).find(text => text !== undefined);
  return (told?.split('; ') ?? []).map(text => {
    if (text === words.unknownCard) return unknownCard;
    const [, title = '', strength] = /^(.+?)(?: (\d))?$/.exec(text) ?? [];
    return strength === undefined ? known(names.cards, title) : `${known(names.cards, title)}/${strength}`;
  });
}

function known<Value>(table: { readonly [name: string]: Value }, name: string): Value {
  const found = table[name];
  if (found === undefined) throw new Error(`Nobody knows what "${name}" is.`);
  return found;
}

interface Names {
  readonly locations: { readonly [name: string]: string };
  readonly characters: { readonly [name: string]: string };
  readonly cards: { readonly [name: string]: string };
}

/** Proper names, as the cards and boards of that language bear them. */
function namesIn(language: Language): Names {
  const { titles, terms } = localeOf(language);
  const inverted = <Entry>(table: { readonly [id: string]: Entry }, name: (entry: Entry) => string) =>
    // Of cards that share a title the first is meant.
    Object.fromEntries(
      Object.entries(table)
        .map(([id, entry]) => [name(entry), id] as const)
        .reverse(),
    );
  return {
    locations: inverted(titles.locations, ({ title }) => title),
    characters: inverted(terms.characters, ({ short }) => short),
    cards: inverted(titles.cards, ({ title }) => title),
  };
}
