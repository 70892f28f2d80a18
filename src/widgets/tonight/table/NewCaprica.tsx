/** The planet on the screen for the table: patrols on their track, both stacks of ships, what stands still. */

import { fill, makeTranslate } from '#i18n/translate.ts';
import type { Course } from '#machines/bench/course.ts';
import { isOpen, makeRepel, planetOf, rulesOfStills, type Still } from '#machines/tonight/newCaprica.ts';
import type { TrackProps } from './Tracks.tsx';

type Props = TrackProps & { readonly course: Course; readonly still: readonly Still[] };

export function NewCaprica({ speech, texts: { planet: texts }, course, still, answer }: Props) {
  const t = makeTranslate<'left'>(speech.words.language, texts);
  const { locked, prepared, forces, orbit } = planetOf(course);
  const press = (word: string, name: string) => (
    <button
      key={word}
      type="button"
      class="button quiet"
      disabled={!isOpen(course, word)}
      onClick={() => answer({ type: 'planet', word })}
    >
      {name}
    </button>
  );
  return (
    <section class="table-part table-planet" aria-label={texts.title} data-orbit={orbit || undefined}>
      <h2>{texts.title}</h2>
      <p>{orbit ? texts.orbit : texts.away}</p>
      <h3>{texts.patrols}</h3>
      {forces.length === 0 && <p>{texts.noPatrol}</p>}
      <ul class="table-boarders">
        {forces.map((at, i) => (
          <li key={i} data-patrol={at}>
            <span>{speech.location(at)?.title ?? at}</span>
            {press(makeRepel(at), texts.repel)}
          </li>
        ))}
      </ul>
      <p class="table-keys">{press('activate', texts.activate)}</p>
      <h3>{texts.ships}</h3>
      {!orbit && prepared === 0 && <p class="hint">{texts.begins}</p>}
      <p data-locked={locked} data-prepared={prepared}>
        {fill(texts.locked, { n: locked })} · {fill(texts.prepared, { n: prepared })}
      </p>
      <p class="table-keys">
        {press('prepare', texts.prepare)}
        {press('evacuate', texts.evacuate)}
        {press('lose', texts.lose)}
      </p>
      {orbit && <p>{t('left', { count: locked + prepared })}</p>}
      <StandsStill {...{ speech, texts, still }} />
    </section>
  );
}

type StillProps = Pick<Props, 'speech' | 'still'> & { readonly texts: TrackProps['texts']['planet'] };

function StandsStill({ speech, texts, still }: StillProps) {
  if (still.length === 0) return null;
  return (
    <>
      <h3>{texts.frozen}</h3>
      <ul>
        {still.map(one => (
          <li key={one} data-still={one}>
            <a href={speech.rule(rulesOfStills[one])?.href}>{texts.still[one]}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
