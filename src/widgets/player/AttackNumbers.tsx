/** The row of the attack table that a question is about: what each number of the die does. */
import type { AttackRow } from '../../engine/model/card.ts';
import type { Narrator } from '../../text/voice.ts';

const sides = 8;

type Props = { readonly row: AttackRow; readonly narrator: Narrator };

export function AttackNumbers({ row: { results }, narrator }: Props) {
  return (
    <ol class="attack-numbers">
      {results.map(({ from, result }, at) => {
        const to = (results[at + 1]?.from ?? sides + 1) - 1;
        return (
          <li key={from}>
            <b>{from === to ? from : `${from}–${to}`}</b> {narrator.tell(`result.${result}`)}
          </li>
        );
      })}
    </ol>
  );
}
