/**
 * What lies in the box, from the facts of the printed game, and whether a position still holds all of it: every
 * card, ship and token once, in a place where such a thing may lie.
 */
import type { Frame } from '#engine/model/frame.ts';
import type { Hidden, Pile, State } from '#engine/model/state.ts';
import { coreSkills, type PileName, resources, type Skill, sectors } from '#engine/model/vocabulary.ts';
import { facts } from '../cards/oracle/facts.ts';

type Deck = PileName;

interface Entry {
  readonly deck: Deck;
  readonly count: number;
}

const skillOf = (word: string): Skill => {
  const skill = coreSkills.find(s => s === word);
  if (!skill) throw new Error(`${word} is no type of skill card`);
  return skill;
};

/** Every card and token of the base game by its id, with the deck it belongs to and how many there are. */
const contents: ReadonlyMap<string, Entry> = new Map<string, Entry>([
  ...facts.skillCards.flatMap(card =>
    Object.entries(card.strengths).map(
      ([strength, count]) => [`${card.id}/${strength}`, { deck: skillOf(card.skill), count }] as const,
    ),
  ),
  ...facts.crisis.map(card => [card.id, { deck: 'crisis', count: card.count }] as const),
  ...facts.superCrisis.map(card => [card.id, { deck: 'super-crisis', count: card.count }] as const),
  ...facts.quorum.map(card => [card.id, { deck: 'quorum', count: card.count }] as const),
  ...facts.loyalty
    .filter(card => card.side !== 'table')
    .map(card => [card.id, { deck: 'loyalty', count: card.count }] as const),
  ...facts.destinations.map(card => [card.id, { deck: 'destination', count: card.count }] as const),
  ...facts.civilianShips.map(ship => [ship.id, { deck: 'civilians', count: ship.count }] as const),
  ...facts.damageTokens.map(
    token =>
      [
        token.id,
        { deck: token.ship === 'galactica' ? 'galactica-damage' : 'basestar-damage', count: token.count },
      ] as const,
  ),
]);

/** Is there a card or token of that name? */
export const isCard = (name: string): boolean => contents.has(name);

const pieces = Object.fromEntries(facts.components.map(each => [each.id, each.count]));
const there = (id: string): number => {
  const count = pieces[id];
  if (count === undefined) throw new Error(`The facts have no ${id}`);
  return count;
};
const limits = {
  basestar: there('base-basestars'),
  raider: there('base-raiders'),
  'heavy-raider': there('base-heavy-raiders'),
  viper: there('base-vipers'),
  civilian: there('base-civilian-ships'),
};
const maximum = facts.components.find(each => each.id === 'setup-resources')?.maximum ?? 0;
const boarded = facts.components.find(each => each.id === 'boarding-party-track')?.spaces?.at(-1)?.index ?? 0;
const autoJump =
  facts.components.find(each => each.id === 'jump-preparation-track')?.spaces?.at(-1)?.index ?? 0;

interface Zone {
  readonly name: string;
  readonly cards: readonly string[];
  readonly of: readonly Deck[];
}

const cardsOf = (list: readonly Hidden[]): string[] => list.map(h => h.card);
const faceDown = (pile: Pile): string[] => [...cardsOf(pile.top), ...pile.bag, ...cardsOf(pile.bottom)];
const skillDecks: readonly Deck[] = coreSkills;

/** Cards that a procedure has in its hands: being resolved, drawn to choose from, played into a check. */
function zonesOfFrame(frame: Frame, n: number): Zone[] {
  const zone = (name: string, cards: readonly string[], ...of: Deck[]): Zone => ({
    name: `stack.${n}.${name}`,
    cards,
    of,
  });
  return [
    ...(frame.own?.fate === 'discard' ? [zone('own', [frame.own.card], frame.own.pile)] : []),
    ...(frame.offered ? [zone('offered', frame.offered, 'crisis', 'quorum', 'galactica-damage')] : []),
    ...(frame.jump ? [zone('jump', frame.jump.offered, 'destination')] : []),
    ...(frame.check
      ? [
          zone(
            'check',
            frame.check.cards.map(c => c.card),
            ...skillDecks,
          ),
        ]
      : []),
  ];
}

function zonesOf(state: State): Zone[] {
  return [
    ...Object.entries(state.piles).flatMap(([pileName, pile]): Zone[] => {
      const name = pileName as PileName;
      const of = name === 'destiny' ? skillDecks : [name];
      return [
        { name: `pile ${name}`, cards: faceDown(pile), of },
        { name: `discard pile ${name}`, cards: pile.discard, of },
      ];
    }),
    ...state.seats.flatMap((seat): Zone[] => [
      { name: `hand of ${seat.id}`, cards: seat.hand, of: skillDecks },
      { name: `loyalty of ${seat.id}`, cards: [...cardsOf(seat.loyalty), ...seat.shown], of: ['loyalty'] },
      { name: `super crises of ${seat.id}`, cards: cardsOf(seat.superCrises), of: ['super-crisis'] },
      { name: `cards before ${seat.id}`, cards: seat.attached, of: ['quorum'] },
    ]),
    { name: 'quorum hand', cards: cardsOf(state.quorumHand), of: ['quorum'] },
    { name: 'in play', cards: state.inPlay, of: ['crisis', 'super-crisis', 'quorum'] },
    { name: 'travelled', cards: state.travelled, of: ['destination'] },
    { name: 'aside', cards: state.aside, of: ['loyalty'] },
    { name: 'removed', cards: state.removed, of: ['crisis', 'super-crisis', 'quorum', 'galactica-damage'] },
    { name: 'damage of Galactica', cards: state.galacticaDamage, of: ['galactica-damage'] },
    {
      name: 'damage of basestars',
      cards: state.ships.flatMap(s => s.damage ?? []),
      of: ['basestar-damage'],
    },
    { name: 'cargo', cards: state.ships.flatMap(s => s.cargo?.card ?? []), of: ['civilians'] },
    { name: 'destroyed civilians', cards: state.destroyed.civilians, of: ['civilians'] },
    ...state.stack.flatMap(zonesOfFrame),
  ];
}

function cardFaults(state: State): string[] {
  const faults: string[] = [];
  const found = new Map<string, number>();
  const zones = zonesOf(state);
  for (const { name, cards, of } of zones) {
    for (const card of cards) {
      const entry = contents.get(card);
      if (!entry) faults.push(`${card} in ${name} is not of this game`);
      else if (!of.includes(entry.deck)) faults.push(`${card} does not belong in ${name}`);
      found.set(card, (found.get(card) ?? 0) + 1);
    }
  }
  // Every deck comes out of the box in its own step of the set-up.
  const laidOut = isSettingUp(state)
    ? new Set([...found.keys()].map(card => contents.get(card)?.deck))
    : undefined;
  for (const [card, { deck, count }] of contents) {
    if (laidOut?.has(deck) === false) continue;
    const n = found.get(card) ?? 0;
    // A game that ends at once drops what was being carried out, with the cards in it.
    const missing = n < count && !state.over;
    if (missing || n > count) {
      const places = zones.flatMap(({ name, cards }) => cards.flatMap(one => (one === card ? [name] : [])));
      faults.push(`${card} is there ${n} times instead of ${count}: ${places.join(', ')}`);
    }
  }
  return faults;
}

/** Before the first turn. */
function isSettingUp(state: State): boolean {
  return !state.over && state.seats.every(seat => seat.turns === 0);
}

function pieceFaults(state: State): string[] {
  const faults: string[] = [];
  const expect = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  const { ships, reserves, destroyed } = state;
  const count = (kind: string) => ships.filter(s => s.kind === kind).length;
  const within = (n: number, least: number, most: number) => Number.isInteger(n) && n >= least && n <= most;

  for (const resource of resources)
    expect(within(state.resources[resource], 0, maximum), `${resource} is ${state.resources[resource]}`);
  expect(within(state.jumpTrack, 0, autoJump), `the fleet marker is on ${state.jumpTrack}`);
  expect(within(state.nukes, 0, there('base-nuke-tokens')), `there are ${state.nukes} nukes`);
  for (const [kind, most] of Object.entries(limits))
    expect(count(kind) <= most, `there are ${count(kind)} ${kind}s`);

  const setUp = state.stack.some(f => f.at === 'game' && f.pc > 0) || state.over !== undefined;
  const vipers = [reserves.vipers, state.damagedVipers, destroyed.vipers, count('viper')];
  const raptors = [reserves.raptors, destroyed.raptors];
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
  expect(
    vipers.every(n => n >= 0) && (!setUp || sum(vipers) === limits.viper),
    `the vipers are ${vipers.join(' + ')}`,
  );
  expect(
    raptors.every(n => n >= 0) && (!setUp || sum(raptors) === there('base-raptors')),
    `the raptors are ${raptors.join(' + ')}`,
  );

  expect(
    state.centurions.length <= there('base-centurions'),
    `there are ${state.centurions.length} centurions`,
  );
  const last = state.over?.because === 'boarded' ? boarded : boarded - 1;
  for (const at of state.centurions) expect(within(at, 0, last), `a centurion is on ${at}`);

  expect(new Set(ships.map(s => s.id)).size === ships.length, 'two ships have one number');
  for (const ship of ships) {
    const name = `${ship.kind} ${ship.id}`;
    expect(sectors.includes(ship.at), `${name} is at ${ship.at}`);
    expect((ship.cargo !== undefined) === (ship.kind === 'civilian'), `${name}: the cargo is wrong`);
    expect(ship.damage === undefined || ship.kind === 'basestar', `${name} has damage`);
    expect(ship.pilot === undefined || ship.kind === 'viper', `${name} has a pilot`);
  }
  return faults;
}

/** Every character is on one place of his own side, and titles are with humans. */
function peopleFaults(state: State): string[] {
  const faults: string[] = [];
  const characters = state.seats.flatMap(s => s.character ?? []);
  if (new Set(characters).size < characters.length) faults.push('a character is there twice');
  for (const [n, seat] of state.seats.entries()) {
    const flown = state.ships.filter(s => s.pilot === n);
    const aboard = seat.place.in === 'viper' ? seat.place.ship : undefined;
    if (flown.length > 1 || flown[0]?.id !== aboard) faults.push(`${seat.id} and the viper do not agree`);
    if (seat.place.in === 'location') {
      const { location } = seat.place;
      const board = facts.locations.find(l => l.id === location)?.board;
      if (board === undefined) faults.push(`${seat.id} is at ${location}`);
      else if ((board === 'cylon') !== (seat.revealed !== 'no') && !isTurning(state)) {
        faults.push(`${seat.id}, revealed: ${seat.revealed}, is on the ${board} board`);
      }
    }
  }
  return faults;
}

/** While somebody reveals, he is not yet where revealed Cylons are. */
function isTurning(state: State): boolean {
  return state.over !== undefined || state.stack.some(f => f.at === 'reveal' || f.at === 'turned');
}

/** Everything in which the position is not what the box and the table allow; an empty list is a sound position. */
export function unsound(state: State): string[] {
  return [...cardFaults(state), ...pieceFaults(state), ...peopleFaults(state)];
}
