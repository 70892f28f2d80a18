/** The attack bench: who attacks what, one throw of the die, and the row of the attack table that answers. */
import { useMachine } from '@xstate/react';
import type texts from '../../locales/en/widgets.json';
import { shipSymbols } from '../board/symbols/ships.ts';
import { tokenSymbols } from '../board/symbols/tokens.ts';
import type { AttackResult, AttackRow } from '../engine/model/card.ts';
import { fill } from '../i18n/translate.ts';
import {
  type Attack,
  type Attacker,
  type AttackTarget,
  attackFaces,
  attackMachine,
  firstAttack,
  makeAttack,
  parseAttack,
  targetsOf,
} from '../machines/attackBench.ts';
import { Bench, type FrameTexts } from './bench/Bench.tsx';
import { Choices } from './bench/Choices.tsx';
import { Die } from './bench/Die.tsx';
import { Glyph } from './bench/Glyph.tsx';
import { useAddress } from './bench/useAddress.ts';
import { useAwake } from './bench/useAwake.ts';

export type AttackBenchProps = {
  readonly table: readonly AttackRow[];
  /** Shows every row of the table; otherwise the one in question only. */
  readonly whole: boolean;
  readonly texts: typeof texts.attack;
  readonly frame: FrameTexts;
  /** What ships, places and results are called, and where the rule of a row stands. */
  readonly names: { readonly [thing in Attacker | AttackTarget]: string };
  readonly results: { readonly [result in AttackResult]: string };
  readonly rules: { readonly [rule: string]: string };
};

const signs: { readonly [thing in Attacker | AttackTarget]?: string } = {
  viper: shipSymbols.viper,
  raider: shipSymbols.raider,
  'heavy-raider': shipSymbols['heavy-raider'],
  basestar: shipSymbols.basestar,
  centurion: tokenSymbols.centurion,
  nuke: tokenSymbols.nuke,
};

export function AttackBench({ table, whole, texts, frame, names, results, rules }: AttackBenchProps) {
  const [{ context }, send] = useMachine(attackMachine, { input: { table } });
  const { attack } = context;
  const awake = useAwake();
  const start = makeAttack(firstAttack);
  const text = makeAttack(attack);
  const address = useAddress({
    name: 'attack',
    text: text === start ? undefined : text,
    restore(named) {
      const found = parseAttack(table, named);
      if (found !== undefined) send({ type: 'restore', attack: found });
      return found !== undefined;
    },
  });

  const face = (thing: Attacker | AttackTarget) => (
    <>
      {signs[thing] !== undefined && <Glyph d={signs[thing]} />} <span class="begins">{names[thing]}</span>
    </>
  );
  const attackers = [...new Set(table.flatMap(({ by }) => by))];
  const targets = [...new Set(table.map(({ target }) => target))];
  const open = targetsOf(table, attack.by);
  const faces = attackFaces(table, attack.by, attack.target);
  const result = attack.face === undefined ? undefined : faces[attack.face - 1];
  const row = table.find(one => one.target === attack.target && one.by.includes(attack.by));
  const rule = row?.rule === undefined ? undefined : rules[row.rule];

  return (
    <Bench
      name="attack"
      title={texts.title}
      texts={frame}
      awake={awake}
      address={address}
      onRestart={text === start ? undefined : () => send({ type: 'restore', attack: firstAttack })}
    >
      <div class="bench-controls needs-script">
        <Choices
          legend={texts.attacker}
          name="attack-by"
          choices={attackers.map(value => ({ value, face: face(value) }))}
          chosen={attack.by}
          awake={awake}
          onChoose={by => send({ type: 'attacker', by })}
        />
        <Choices
          legend={texts.target}
          name="attack-target"
          choices={targets.map(value => ({ value, face: face(value), disabled: !open.includes(value) }))}
          chosen={attack.target}
          awake={awake}
          onChoose={target => send({ type: 'target', target })}
        />
        <Die
          texts={frame}
          name="attack-die"
          face={attack.face}
          awake={awake}
          onThrow={thrown => send({ type: 'throw', face: thrown })}
        />
      </div>
      <p class="verdict" role="status" tabIndex={-1} data-result={result}>
        <span class="label">{fill(texts.pair, { by: names[attack.by], target: names[attack.target] })}</span>
        {result === undefined ? (
          <span>{texts.waiting}</span>
        ) : (
          <span>
            <b>{attack.face}</b> <strong>{results[result]}</strong>
          </span>
        )}
      </p>
      <p class="odds">
        {chances(faces)
          .map(([what, n]) => fill(texts.chance, { result: results[what], n, all: faces.length }))
          .join(' · ')}
        {rule !== undefined && (
          <>
            {' '}
            <a href={rule}>{frame.rule}</a>
          </>
        )}
      </p>
      <AttackTable
        {...{ table: whole || row === undefined ? table : [row], texts, names, results, attack }}
      />
    </Bench>
  );
}

type TableProps = Pick<AttackBenchProps, 'table' | 'texts' | 'names' | 'results'> & {
  readonly attack: Attack;
};

/** The whole table, one row a target and attacker; the row in question is lit, and what the die brought. */
function AttackTable({ table, texts, names, results, attack }: TableProps) {
  return (
    <ul class="attack-table" aria-label={texts.table}>
      {table.map(({ target, by }) => {
        const lit = target === attack.target && by.some(one => one === attack.by);
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
                const here = lit && attack.face !== undefined && attack.face >= from && attack.face <= to;
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

/** How many faces of the die bring each result. */
function chances(faces: readonly AttackResult[]): [AttackResult, number][] {
  const counts = new Map<AttackResult, number>();
  for (const result of faces) counts.set(result, (counts.get(result) ?? 0) + 1);
  return [...counts];
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
