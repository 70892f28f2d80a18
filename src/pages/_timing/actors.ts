import { baseBook } from '../../cards/base/index.ts';
import type { Ability } from '../../engine/model/ability.ts';
import type { TimingPoint } from '../../engine/timing/points.ts';
import { abilityLines, abilityTexts, type Voice } from '../../text/index.ts';
import type { TitleKind } from '../../text/titles.ts';

/** What acts at a timing point: its card, character, location or title, and its text as the card has it. */
export type Actor = { readonly name: string; readonly text: string };

type Bearer = { readonly kind: TitleKind; readonly id: string; readonly abilities?: readonly Ability[] };

const bearers: readonly Bearer[] = [
  ...baseBook.cards.map(card => ({ ...card, kind: 'cards' as const })),
  ...baseBook.characters.map(card => ({ ...card, kind: 'characters' as const })),
  ...baseBook.locations.map(card => ({ ...card, kind: 'locations' as const })),
  ...baseBook.titles.map(card => ({ ...card, kind: 'titles' as const })),
];

/** Everything of the base game that may act, or acts by itself, at a timing point. */
export function actorsAt(point: TimingPoint, voice: Voice): Actor[] {
  return bearers.flatMap(({ kind, id, abilities = [] }) => {
    const mine = abilities.filter(ability => 'on' in ability && ability.on === point);
    return mine.map(ability => {
      const [told] = abilityLines(voice, abilityTexts(voice, [ability], 'you'));
      return { name: voice.title(kind, id).title, text: told?.text ?? '' };
    });
  });
}
