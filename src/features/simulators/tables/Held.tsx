/** All hands, open: the reader sees what no player at a table would. */

import { shipName } from '#board/describe/sectors.ts';
import { capital } from '#board/words.ts';
import type { HeldCards } from '#books/playFacet.ts';
import type { SeatView, View } from '#engine/view/view.ts';
import { fill } from '#i18n/translate.ts';
import type texts from '#locales/en/widgets.json';
import { type Speech, seatName } from '#ui/table/speech.ts';

type Props = {
  readonly kinds: readonly HeldCards[];
  readonly view: View;
  readonly speech: Speech;
  readonly texts: typeof texts.table;
};

export function Held({ kinds, view, speech, texts }: Props) {
  const names: { readonly [kind: string]: string } = texts.held;
  return (
    <div class="held-by">
      <p class="label">{texts.holds}</p>
      <ul>
        {view.seats.map(({ id, place }, seat) => (
          <li key={id}>
            <b>
              {seatName(speech, view.seats, seat)} <small>{placeName(place, speech)}</small>
            </b>
            {kinds.map(kind => {
              const cards = cardsOf(kind, view, seat, speech, texts);
              const name = typeof kind === 'string' ? kind : kind.name;
              return (
                <span key={name}>
                  {kinds.length > 1 && `${names[name] ?? name}: `}
                  {cards.length === 0 ? texts.nothing : cards.join(', ')}
                </span>
              );
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

function placeName(place: SeatView['place'], { narrator, words }: Speech): string | undefined {
  switch (place.in) {
    case 'location':
      return narrator.maybeTitle('locations', place.location)?.title;
    case 'viper':
      return capital(shipName(words, 'viper'), words);
    default:
      return undefined;
  }
}

/** By name; what lies face up says so. */
function cardsOf(
  kind: HeldCards,
  { seats }: View,
  seat: number,
  { cardTitle }: Speech,
  texts: Props['texts'],
): readonly string[] {
  const holder = seats[seat];
  const { hand = [], loyalty = [], shown = [] } = holder ?? {};
  const named = (cards: readonly (string | undefined)[]) =>
    cards.flatMap(card => (card === undefined ? [] : [cardTitle(card)]));
  switch (kind) {
    case 'hand':
      return named(hand);
    case 'loyalty':
      return [...named(loyalty), ...named(shown).map(card => fill(texts.faceUp, { card }))];
    default:
      return holder === undefined ? [] : named(kind.of(holder));
  }
}
