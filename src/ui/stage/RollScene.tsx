/** The die, with what each of its faces would bring where it is an attack, and what it hits. */
import { shipSymbols } from '#board/symbols/ships.ts';
import { tokenSymbols } from '#board/symbols/tokens.ts';
import type { AttackResult, AttackRow } from '#engine/model/card.ts';
import { Glyph } from '../bench/Glyph.tsx';
import { eventIn, type Show } from './show.ts';

const faces = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const galactica = 'M1 12l6-4h12l4 2v4l-4 2H7zM8 5h9l1 2H7zM8 19h9l1-2H7z';
const targets: { readonly [target: string]: string } = {
  ...shipSymbols,
  galactica,
  centurion: tokenSymbols.centurion,
};

export function RollScene({ show }: { readonly show: Show }) {
  const { beat, before, lib, progress } = show;
  const rolled = eventIn(beat, 'rolled');
  const attacked = eventIn(beat, 'attacked');
  const face = rolled?.face ?? before.roll?.face;
  const value = rolled?.value ?? face;
  const row = attacked && rowOf(lib.attackTable, attacked);
  const isDown = progress >= 0.45;
  return (
    <div
      class="stage-roll"
      data-hit={(isDown && attacked !== undefined && attacked.result !== 'miss') || undefined}
    >
      <div class="duel">
        {attacked !== undefined && (
          <span class="target">
            <Glyph d={targets[attacked.target] ?? galactica} />
          </span>
        )}
        {face !== undefined && (
          <span class="die" data-rolling={!isDown || undefined}>
            <Glyph d={die} />
            <b>{isDown ? value : '?'}</b>
            {isDown && value !== face && <small>{face}</small>}
          </span>
        )}
        {attacked !== undefined && (
          <span class="attacker">
            <Glyph d={targets[attacked.by] ?? (attacked.by === 'nuke' ? tokenSymbols.nuke : galactica)} />
          </span>
        )}
      </div>
      {row !== undefined && (
        <ol class="faces" aria-hidden="true">
          {faces.map(one => (
            <li
              key={one}
              data-result={resultAt(row, one)}
              data-rolled={(isDown && one === value) || undefined}
            >
              {one}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

const die = 'M12 .8 22 6.4v11.2L12 23.2 2 17.6V6.4z';

function rowOf(
  table: readonly AttackRow[],
  { by, target, craft }: { by: string; target: string; craft?: string },
): AttackRow | undefined {
  const rows = table.filter(row => row.target === target && row.by.some(one => one === by));
  return rows.find(row => craft !== undefined && row.craft === craft) ?? rows.find(row => !row.craft);
}

const resultAt = ({ results }: AttackRow, value: number): AttackResult =>
  results.findLast(({ from }) => from <= value)?.result ?? 'miss';
