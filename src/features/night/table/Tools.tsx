/** Die, attack table, check calculator and search, always at hand. */
import { useRef, useState } from 'preact/hooks';
import { faces } from '#engine/model/die.ts';
import { fill } from '#i18n/translate.ts';
import { random } from '#ui/bench/bench.ts';
import { AttackTable, sidesOf } from '#ui/turn/AttackTable.tsx';
import type { TonightTableProps } from '../TonightTable.tsx';
import type { EveningShown } from '../useEvening.ts';
import { CheckCalculator } from './CheckCalculator.tsx';

type Props = TonightTableProps & {
  readonly atHand: NonNullable<EveningShown['atHand']>;
  /** Why there is no attack as things are. */
  readonly noAttacks: string | undefined;
};

export function Tools({ atHand, texts, attack, searchPage, noAttacks }: Props) {
  const { lib, speech } = atHand;
  const question = useRef<HTMLInputElement>(null);
  const [face, setFace] = useState<number | undefined>(undefined);
  const rows = lib.attackTable;
  const [row, setRow] = useState(0);
  const lit = rows[row];
  const names = attack.names as Parameters<typeof AttackTable>[0]['names'];
  const called = { names, craftName: speech.craft };
  const rowNames = rows.map(one => sidesOf(one, called)).map(({ by, target }) => `${by} → ${target}`);
  return (
    <section class="table-tools" aria-label={texts.tools}>
      <search>
        <form
          class="table-search"
          onSubmit={event => {
            event.preventDefault();
            const asked = encodeURIComponent(question.current?.value ?? '');
            window.open(`${searchPage}?q=${asked}`, '_blank', 'noopener');
          }}
        >
          <label>
            <span class="label">{texts.search}</span>
            <input ref={question} type="search" name="q" autocomplete="off" />
          </label>
          <button type="submit" class="button quiet">
            {texts.searchKey}
          </button>
        </form>
      </search>
      <p class="table-die">
        <button type="button" class="button" onClick={() => setFace(faces[random(faces.length)])}>
          {texts.die}
        </button>
        <output data-face={face}>{face !== undefined && fill(texts.rolled, { n: face })}</output>
      </p>
      <details>
        <summary>{texts.attack}</summary>
        {noAttacks !== undefined && <p class="notice">{noAttacks}</p>}
        <label class="select-line">
          {texts.attackRow}
          <select value={row} onChange={({ currentTarget }) => setRow(Number(currentTarget.value))}>
            {rowNames.map((name, at) => (
              <option key={at} value={at}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {lit !== undefined && (
          <AttackTable
            table={rows}
            texts={attack.texts}
            {...called}
            results={attack.results}
            attack={{
              by: lit.by[0] ?? 'viper',
              target: lit.target,
              craft: lit.craft,
              roll: face?.toString(),
            }}
          />
        )}
      </details>
      <details>
        <summary>{texts.check}</summary>
        <CheckCalculator {...{ atHand, texts }} />
      </details>
    </section>
  );
}
