/** The row of the attack table that a question is about: what each number of the die does. */
import type { AttackResult, AttackRow } from '#engine/model/card.ts';

const sides = 8;

type Props = { readonly row: AttackRow; readonly results: { readonly [result in AttackResult]: string } };

export function AttackNumbers({ row, results: names }: Props) {
  return (
    <ol class="attack-numbers">
      {row.results.map(({ from, result }, at) => {
        const to = (row.results[at + 1]?.from ?? sides + 1) - 1;
        return (
          <li key={from}>
            <b>{from === to ? from : `${from}–${to}`}</b> {names[result]}
          </li>
        );
      })}
    </ol>
  );
}
