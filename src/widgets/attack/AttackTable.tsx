/** Rows of the attack table, one for each target and attacker; the row in question is lit, and what the die brought. */
import type { AttackResult, AttackRow } from '../../engine/model/card.ts';
import { fill } from '../../i18n/translate.ts';
import { type Attacker, type AttackTarget, attackFaces, type Pair } from '../../machines/attackBench.ts';
import type { AttackTexts } from '../AttackBench.tsx';

type Props = {
  readonly table: readonly AttackRow[];
  readonly texts: AttackTexts;
  readonly names: { readonly [thing in Attacker | AttackTarget]: string };
  readonly results: { readonly [result in AttackResult]: string };
  /** Left out where nobody attacks: the whole table, to be read. */
  readonly attack?: (Pair & { readonly roll: string | undefined }) | undefined;
};

export function AttackTable({ table, texts, names, results, attack }: Props) {
  const face = Number(attack?.roll);
  return (
    <ul class="attack-table" aria-label={texts.table}>
      {table.map(({ target, by }) => {
        const lit = target === attack?.target && by.some(one => one === attack.by);
        const [first] = by;
        if (first === undefined) return undefined;
        return (
          <li key={`${target} ${first}`} aria-current={lit || undefined}>
            <p>
              <b class="begins">{names[target]}</b>{' '}
              <small>{fill(texts.by, { by: by.map(one => names[one]).join(', ') })}</small>
            </p>
            <ol class="roll">
              {ranges(attackFaces(table, first, target)).map(({ from, to, result }) => {
                const here = lit && face >= from && face <= to;
                return (
                  <li
                    key={from}
                    data-result={result}
                    data-length={to - from + 1}
                    aria-current={here || undefined}
                  >
                    <b>{from === to ? from : `${from}–${to}`}</b> {results[result]}
                  </li>
                );
              })}
            </ol>
          </li>
        );
      })}
    </ul>
  );
}

type Range = { readonly from: number; readonly to: number; readonly result: AttackResult };

function ranges(faces: readonly AttackResult[]): Range[] {
  const found: Range[] = [];
  faces.forEach((result, at) => {
    const last = found.at(-1);
    if (last?.result === result) found[found.length - 1] = { ...last, to: at + 1 };
    else found.push({ from: at + 1, to: at + 1, result });
  });
  return found;
}
