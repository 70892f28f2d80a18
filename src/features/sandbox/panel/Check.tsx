/** A skill check before it is decided: what it takes, who has put in how much, and then the cards turned up. */
import { skillSymbol } from '#board/symbols.ts';
import type { CheckView } from '#engine/view/now.ts';
import { trueMinus } from '#i18n/trueMinus.ts';
import { Glyph } from '#ui/bench/Glyph.tsx';
import { seatName } from '#ui/table/speech.ts';
import { useTable } from '../scene.ts';
import { CheckSides } from './CheckSides.tsx';

export function Check({ check }: { readonly check: CheckView }) {
  const { speech, view } = useTable();
  const { t, words } = speech;
  const { difficulty, partial, skills, positive, worthless, counts, cards, revealed, strength } = check;
  const counting = [...new Set([...skills, ...positive])];
  return (
    <section class="check-now" aria-label={t('check.label')}>
      <p class="check-needs">
        <span class="label">{t('check.difficulty')}</span> <b>{difficulty}</b>
        {partial !== undefined && (
          <>
            <span class="label">{t('check.partial')}</span> <b>{partial}</b>
          </>
        )}
        {revealed && strength !== undefined && (
          <>
            <span class="label">{t('check.strength')}</span> <b>{trueMinus(strength)}</b>
          </>
        )}
        <span class="chips">
          {counting.map(skill => (
            <span key={skill} class="chip" data-of={skill}>
              <Glyph d={skillSymbol(skill, words.facets)} />
              <span class="visually-hidden">{words.voice.name(skill)('nom')}</span>
            </span>
          ))}
        </span>
      </p>
      {revealed ? (
        <CheckSides cards={cards} skills={counting} worthless={worthless} />
      ) : (
        <ul class="check-piles">
          {counts.map(({ by, n }) => (
            <li key={by ?? 'destiny'}>
              {by === undefined ? t('check.destiny') : seatName(speech, view.seats, by)} <b>{n}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
