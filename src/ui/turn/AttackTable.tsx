/** Rows of the attack table, one for each target and attacker; the row in question is lit, and what the die brought. */
import type { AttackResult, AttackRow } from '#engine/model/card.ts';
import type { Craft } from '#engine/model/vocabulary.ts';
import { type Attacker, type AttackTarget, attackFaces, type Pair } from '#engine/tools/attack.ts';
import { fill } from '#i18n/translate.ts';
import type widgets from '#locales/en/widgets.json';

export type AttackTexts = typeof widgets.attack;

type Props = {
  readonly table: readonly AttackRow[];
  readonly texts: AttackTexts;
  readonly names: { readonly [thing in Attacker | AttackTarget]: string };
  readonly results: { readonly [result in AttackResult]: string };
  /** What a row of a craft of its own calls it. */
  readonly craftName?: ((craft: Craft) => string | undefined) | undefined;
  /** Left out for the whole table, to be read. */
  readonly attack?:
    | (Pair & { readonly craft?: Craft | undefined; readonly roll: string | undefined })
    | undefined;
};

/** The two sides of a row; the viper in it may be a craft of its own. */
export function sidesOf(
  { by, target, craft }: AttackRow,
  { names, craftName }: Pick<Props, 'names' | 'craftName'>,
) {
  const own = craft && craftName?.(craft);
  const nameOf = (thing: Attacker | AttackTarget) => (thing === 'viper' && own) || names[thing];
  return { by: by.map(nameOf).join(', '), target: nameOf(target) };
}

export function AttackTable({ table, texts, names, results, craftName, attack }: Props) {
  const face = Number(attack?.roll);
  return (
    <ul class="attack-table" aria-label={texts.table}>
      {table.map(row => {
        const { target, by, craft } = row;
        const lit = target === attack?.target && craft === attack.craft && by.some(one => one === attack.by);
        const sides = sidesOf(row, { names, craftName });
        const [first] = by;
        if (first === undefined) return undefined;
        return (
          <li key={`${target} ${first} ${craft}`} data-craft={craft} aria-current={lit || undefined}>
            <p>
              <b class="begins">{sides.target}</b> <small>{fill(texts.by, { by: sides.by })}</small>
            </p>
            <ol class="roll">
              {ranges(attackFaces(table, first, target, craft)).map(({ from, to, result }) => {
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
