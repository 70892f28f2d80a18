import { skills } from '#books/atBuild/board.ts';
import { bookName } from '#books/atBuild/site.ts';
import { voiceOf } from '#books/atBuild/text.ts';
import { type Book, books, isOptional, onTable } from '#books/registry.ts';
import type { DestinationCard, SkillCard } from '#engine/model/card.ts';
import { resources } from '#engine/model/vocabulary.ts';
import type { Language } from '#i18n/languages.ts';
import { activations, activationText } from '#ui/parts/activations.ts';
import { cardTexts } from '#ui/parts/cardTexts.ts';
import { catalogue, type Version } from '#ui/parts/catalogue.ts';
import type { CardKind } from '#ui/parts/kinds.ts';
import { deciders, deciderText } from './deciders.ts';

export interface DeckChart {
  readonly id: string;
  readonly title: string;
  /** The base game, and the base game with each expansion. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly values: readonly number[] }[];
}

/** The cards of a kind in a game with these books: what a later book has anew takes the place of what was there. */
function deckOf(kind: CardKind, chosen: readonly Book[]): Version[] {
  return catalogue
    .filter(entry => entry.kind === kind)
    .flatMap(({ versions }) => versions.filter(({ book }) => chosen.includes(book)).at(-1) ?? []);
}

const tables: readonly (readonly Book[])[] = books.map(book => onTable([book]));

const total = (deck: readonly Version[], has: (version: Version) => boolean | number): number =>
  deck.reduce((sum, version) => sum + Number(has(version)) * version.count, 0);

export function deckCharts(language: Language): readonly DeckChart[] {
  const c = cardTexts(language);
  const name = (id: (typeof skills)[number] | (typeof resources)[number]) =>
    voiceOf(language).name(id)('nom');
  const columns = books.map(book =>
    isOptional(book) ? c('numbers.with', { book: bookName(language, book) }) : c('numbers.baseOnly'),
  );
  const crises = tables.map(chosen => deckOf('crisis', chosen));
  const skillDecks = tables.map(chosen => deckOf('skill', chosen));
  const destinations = tables.map(chosen => deckOf('destination', chosen));
  const chart = (id: string, title: string, rows: DeckChart['rows']): DeckChart => ({
    id,
    title,
    columns,
    rows: rows.filter(({ values }) => values.some(value => value > 0)),
  });
  const row = (label: string, decks: readonly Version[][], has: (version: Version) => boolean | number) => ({
    name: label,
    values: decks.map(deck => total(deck, has)),
  });
  const numbersIn = (decks: readonly Version[][], read: (version: Version) => number | undefined) =>
    [...new Set(decks.flat().flatMap(version => read(version) ?? []))].toSorted((a, b) => a - b);
  const strengthsOf = ({ thing }: Version) => (thing as SkillCard).strengths;
  const distanceOf = ({ thing }: Version) => (thing as DestinationCard).distance;
  const strengths = [
    ...new Set(skillDecks.flat().flatMap(version => Object.keys(strengthsOf(version)).map(Number))),
  ];
  return [
    chart(
      'skills',
      c('numbers.skillsIn'),
      skills.map(skill =>
        row(
          name(skill),
          crises,
          ({ traits }) => traits.difficulty !== undefined && traits.skills.includes(skill),
        ),
      ),
    ),
    chart(
      'difficulties',
      c('numbers.difficulties'),
      numbersIn(crises, ({ traits }) => traits.difficulty).map(n =>
        row(`${n}`, crises, ({ traits }) => traits.difficulty === n),
      ),
    ),
    chart(
      'activations',
      c('numbers.activations'),
      activations.map(one =>
        row(activationText(language, one), crises, ({ traits }) => traits.activate.includes(one)),
      ),
    ),
    chart('jumps', c('numbers.jumps'), [
      row(c('list.yes'), crises, ({ traits }) => traits.jump === true),
      row(c('list.no'), crises, ({ traits }) => traits.jump !== true),
    ]),
    chart(
      'resources',
      c('numbers.touches'),
      resources.map(one => row(name(one), crises, ({ traits }) => traits.touches.includes(one))),
    ),
    chart('decides', c('numbers.decides'), [
      ...deciders.map(one => row(deciderText(language, one), crises, ({ traits }) => traits.decides === one)),
      row(c('numbers.nobody'), crises, ({ traits }) => traits.decides === undefined),
    ]),
    chart(
      'types',
      c('numbers.skillsDeck'),
      skills.map(skill => row(name(skill), skillDecks, ({ traits }) => traits.skills.includes(skill))),
    ),
    chart(
      'strengths',
      c('numbers.strengthsDeck'),
      strengths
        .toSorted((a, b) => a - b)
        .map(n => ({
          name: c('numbers.strength', { n }),
          values: skillDecks.map(deck =>
            deck.reduce((sum, version) => sum + (strengthsOf(version)[n] ?? 0), 0),
          ),
        })),
    ),
    chart(
      'distances',
      c('numbers.distances'),
      numbersIn(destinations, distanceOf).map(n =>
        row(c('numbers.distance', { n }), destinations, version => distanceOf(version) === n),
      ),
    ),
  ];
}
