/** The Motives of a Cylon Leader: each card, whether it is met, and which side it wins with. */

import type { Library } from '#engine/index.ts';
import type { State } from '#engine/model/state.ts';
import { aimsOf, winners } from '#engine/tools/aims.ts';
import { fill } from '#i18n/translate.ts';
import type texts from '#locales/en/widgets.json';
import type { Seats } from '#ui/table/seats.ts';
import { type Speech, seatName } from '#ui/table/speech.ts';

type Props = {
  readonly lib: Library;
  readonly state: State;
  readonly seats: Seats;
  readonly speech: Speech;
  readonly texts: typeof texts.table;
};

export function Aims({ lib, state, seats, speech, texts: { aims: words } }: Props) {
  return (
    <>
      {state.seats.map(({ id }, seat) => {
        const aims = aimsOf(lib, state, seat);
        if (aims.length === 0) return undefined;
        return (
          <div key={id} class="held-by aims">
            <p class="label">{seatName(speech, seats, seat)}</p>
            <ul>
              {aims.map(({ card, side, met, open }) => (
                <li key={card} data-met={met || undefined}>
                  <b>
                    {speech.cardTitle(card)} <small>{words.with[side]}</small>
                  </b>
                  <span>
                    {speech
                      .card(card)
                      ?.lines.map(({ text }) => text)
                      .join(' ')}
                  </span>
                  <em>{open ? words.open : met ? words.met : words.unmet}</em>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </>
  );
}

/** Who has won, once the game is over. */
export function wonText({ lib, state, seats, speech, texts: { aims: words } }: Props): string {
  const names = winners(lib, state).map(seat => seatName(speech, seats, seat));
  return names.length === 0 ? words.nobody : fill(words.won, { names: names.join(', ') });
}
