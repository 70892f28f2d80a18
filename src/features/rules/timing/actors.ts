import { bookOf } from '#books/atBuild/cards.ts';
import { type Book, books } from '#books/registry.ts';
import type { Ability } from '#engine/model/ability.ts';
import type { TimingPoint } from '#engine/timing/points.ts';
import { abilityLines, abilityTexts, type Voice } from '#text/index.ts';
import type { TitleKind } from '#text/titles.ts';

/** What acts at a timing point: its card, character, location or title, and its text as the card has it. */
export type Actor = {
  readonly name: string;
  readonly text: string;
  readonly book: Book;
  /** Later books that bring the same card anew, and so take this one out. */
  readonly renewedBy: readonly Book[];
};

type Bearer = {
  readonly kind: TitleKind;
  readonly id: string;
  readonly book: Book;
  readonly abilities?: readonly Ability[];
};

const bearers: readonly Bearer[] = books.flatMap(book => {
  const { cards, characters, locations, titles } = bookOf(book);
  return [
    ...cards.map(card => ({ ...card, book, kind: 'cards' as const })),
    ...characters.map(card => ({ ...card, book, kind: 'characters' as const })),
    ...locations.map(card => ({ ...card, book, kind: 'locations' as const })),
    ...titles.map(card => ({ ...card, book, kind: 'titles' as const })),
  ];
});
const byName = Map.groupBy(bearers, ({ kind, id }) => `${kind}/${id}`);

/** Everything that may act, or acts by itself, at a timing point. */
export function actorsAt(point: TimingPoint, voice: Voice): Actor[] {
  return bearers.flatMap(({ kind, id, book, abilities = [] }) => {
    const mine = abilities.filter(ability => 'on' in ability && ability.on === point);
    const versions = byName.get(`${kind}/${id}`) ?? [];
    return mine.map(ability => {
      // Of a title only the line is replaced: what an earlier card of it says goes on.
      const anew = versions.filter(
        one => kind !== 'titles' || one.abilities?.some(other => other.id === ability.id),
      );
      const taking = anew.map(one => one.book);
      const [told] = abilityLines(voice, abilityTexts(voice, [ability], 'you'));
      return {
        name: voice.title(kind, id).title,
        text: told?.text ?? '',
        book,
        renewedBy: taking.slice(taking.indexOf(book) + 1),
      };
    });
  });
}
