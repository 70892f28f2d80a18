/** A skill check before it is decided: what it takes, and who has put in how much. */
import { symbols } from '../../../board/symbols.ts';
import type { CheckView } from '../../../engine/view/now.ts';
import { Glyph } from '../../bench/Glyph.tsx';
import { useTable } from '../scene.ts';
import { seatName } from '../speech.ts';

export function Check({ check }: { readonly check: CheckView }) {
  const { speech, view } = useTable();
  const { t, words } = speech;
  const { difficulty, partial, skills, positive, counts, strength } = check;
  return (
    <section class="check-now" aria-label={t('check.label')}>
      <p class="check-needs">
        <span class="label">{t('check.difficulty')}</span> <b>{difficulty}</b>
        {partial !== undefined && (
          <>
            <span class="label">{t('check.partial')}</span> <b>{partial}</b>
          </>
        )}
        {strength !== undefined && (
          <>
            <span class="label">{t('check.strength')}</span> <b>{strength}</b>
          </>
        )}
        <span class="chips">
          {[...new Set([...skills, ...positive])].map(skill => (
            <span key={skill} class="chip" data-of={skill}>
              <Glyph d={symbols[skill]} />
              <span class="visually-hidden">{words.voice.name(skill)('nom')}</span>
            </span>
          ))}
        </span>
      </p>
      <ul class="check-piles">
        {counts.map(({ by, n }) => (
          <li key={by ?? 'destiny'}>
            {by === undefined ? t('check.destiny') : seatName(speech, view.seats, by)} <b>{n}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
