/** What the player who is looking may expect, knowing only their own cards and how many the others have put in. */
import { useMemo } from 'preact/hooks';
import type { CardId } from '#engine/model/vocabulary.ts';
import type { Language } from '#i18n/languages.ts';
import type { CheckTexts } from './CheckBench.tsx';
import { type CheckOnBench, checkOdds } from './checkBench.ts';

type Props = {
  readonly texts: CheckTexts;
  readonly language: Language;
  readonly check: CheckOnBench;
  readonly lib: Parameters<typeof checkOdds>[0];
};

export function playersCards({ given }: CheckOnBench): CardId[] {
  return [...given.left, ...given.next, ...given.current];
}

export function Odds({ texts, language, check: bench, lib }: Props) {
  const { check, given, as } = bench;
  const odds = useMemo(() => {
    const inside = as === 'destiny' ? [] : given[as];
    const hidden = playersCards(bench).length - inside.length;
    return checkOdds(lib, check, { inside, outside: [], hidden, destiny: lib.components.destinyPerCheck });
  }, [lib, bench, as, check, given]);
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const shown = (['pass', 'partial', 'fail'] as const).filter(
    result => result !== 'partial' || check.partial !== undefined,
  );
  return (
    <div class="odds">
      <p>
        <b>{texts.eyes[as]}</b>{' '}
        {shown.map(result => `${texts.odds[result]}\u00a0${percent.format(odds[result])}`).join(' · ')}
      </p>
      <svg class="odds-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        {shown.map((result, at) => (
          <rect
            key={result}
            data-result={result}
            x={100 * shown.slice(0, at).reduce((sum, before) => sum + odds[before], 0)}
            width={100 * odds[result]}
            height="4"
          />
        ))}
      </svg>
      <p>
        <small>{texts.counted}</small>
      </p>
    </div>
  );
}
