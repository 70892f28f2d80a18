/** Who holds which title, who is in the Brig or revealed, and who would take over. */
import { useState } from 'preact/hooks';
import { coreTitles } from '#engine/model/vocabulary.ts';
import { fates, type Lines, makeWord } from '#engine/tools/succession.ts';
import { fill } from '#i18n/translate.ts';
import { stateOf, stopOf } from '#ui/bench/course.ts';
import type { Crossing } from '../night.ts';
import type { Plan } from '../plan.ts';
import { situationOf } from '../situation.ts';
import { isApartAt } from '../tableBench.ts';
import type { TrackProps } from './Tracks.tsx';

type Props = TrackProps & {
  readonly who: (seat: number) => string;
  readonly lines: Lines;
  readonly plan: Plan;
};

export function People({ lib, nights, speech, texts, state, answer, who, lines, plan }: Props) {
  const crossing = nights.find(one => one.crossing !== undefined)?.crossing;
  const words: { readonly [text: string]: unknown } = texts;
  const told = (what: keyof Crossing['texts']) => String(words[crossing?.texts[what] ?? ''] ?? '');
  const isApart = (seat: number) => isApartAt(lib, nights, state, seat);
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const { open } = stopOf(state.offices);
  const { seats, titles: held } = stateOf(state.offices);
  const marks = (seat: number) => {
    const situation = situationOf(state, seat);
    const character = plan.seats[seat];
    const played = character === undefined ? '' : speech.words.shortName(character);
    return [
      ...(played === '' || played === who(seat) ? [] : [played]),
      ...coreTitles.filter(title => held[title] === seat).map(title => texts[title]),
      ...(situation === 'brig' ? [texts.brig] : []),
      ...(situation === 'revealed' ? [isApart(seat) ? told('are') : texts.cylon] : []),
      ...(state.across.includes(seat) ? [told('over')] : []),
    ];
  };
  const can = chosen === undefined ? [] : fates.filter(fate => open.includes(makeWord(fate, chosen)));
  return (
    <section class="table-part table-people" aria-label={texts.people}>
      <h2>{texts.people}</h2>
      <ul>
        {seats.map((_, seat) => (
          <li key={seat}>
            <button
              type="button"
              class="table-person"
              aria-expanded={chosen === seat}
              data-current={state.seat === seat || undefined}
              onClick={() => setChosen(chosen === seat ? undefined : seat)}
            >
              <b>{who(seat)}</b> <small>{marks(seat).join(' · ')}</small>
            </button>
          </li>
        ))}
      </ul>
      {chosen !== undefined && (
        <p class="table-fates">
          <span class="label">{fill(texts.happens, { who: who(chosen) })}</span>
          {crossing !== undefined && isApart(chosen) && (
            <button
              type="button"
              class="button quiet"
              onClick={() => {
                answer({ type: 'cross', by: crossing.word, seat: chosen });
                setChosen(undefined);
              }}
            >
              {told(state.across.includes(chosen) ? 'return' : 'go')}
            </button>
          )}
          {can.map(fate => (
            <button
              key={fate}
              type="button"
              class="button quiet"
              onClick={() => {
                answer({ type: 'say', word: makeWord(fate, chosen) });
                setChosen(undefined);
              }}
            >
              {texts.fates[fate]}
            </button>
          ))}
        </p>
      )}
      {coreTitles.map(title => {
        const heir = lines[title].find(({ standing }) => standing === 'next')?.character;
        return (
          heir !== undefined && (
            <p key={title} data-heir={heir}>
              {fill(texts.heir, { title: texts[title], who: who(plan.seats.indexOf(heir)) })}
            </p>
          )
        );
      })}
    </section>
  );
}
