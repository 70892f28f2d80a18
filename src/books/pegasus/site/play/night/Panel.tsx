/** The planet on the screen for the table: patrols on their track, both stacks of ships, what stands still. */

import type { PanelProps } from '#features/night/night.ts';
import { fill, makeTranslate } from '#i18n/translate.ts';
import type night from '#locales/en/books/pegasus/night.json';
import { stopOf } from '#ui/bench/course.ts';
import { makeRepel, planetOf } from './planet.ts';

type Texts = typeof night.table.planet;

export function Panel({ language, texts: words, course, still, placeName, hrefOf, press }: PanelProps) {
  const texts = words as Texts;
  const t = makeTranslate<'left'>(language, texts);
  const { locked, prepared, forces, orbit } = planetOf(course);
  const { open } = stopOf(course);
  const key = (word: string, name: string) => (
    <button
      key={word}
      type="button"
      class="button quiet"
      disabled={!open.includes(word)}
      onClick={() => press(word)}
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
            <span>{placeName(at) ?? at}</span>
            {key(makeRepel(at), texts.repel)}
          </li>
        ))}
      </ul>
      <p class="table-keys">{key('activate', texts.activate)}</p>
      <h3>{texts.ships}</h3>
      {!orbit && prepared === 0 && <p class="hint">{texts.begins}</p>}
      <p data-locked={locked} data-prepared={prepared}>
        {fill(texts.locked, { n: locked })} · {fill(texts.prepared, { n: prepared })}
      </p>
      <p class="table-keys">
        {key('prepare', texts.prepare)}
        {key('evacuate', texts.evacuate)}
        {key('lose', texts.lose)}
      </p>
      {orbit && <p>{t('left', { count: locked + prepared })}</p>}
      <StandsStill {...{ texts, still, hrefOf }} />
    </section>
  );
}

type StillProps = Pick<PanelProps, 'still' | 'hrefOf'> & { readonly texts: Texts };

function StandsStill({ texts, still, hrefOf }: StillProps) {
  if (still.length === 0) return null;
  return (
    <>
      <h3>{texts.frozen}</h3>
      <ul>
        {still.map(one => (
          <li key={one} data-still={one}>
            <a href={hrefOf(one)}>{texts.still[one]}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
