/** The attack bench: who attacks what, one roll of the die, what comes of it, and the row of the table that says so. */
import { useMemo } from 'preact/hooks';
import { boardOf } from '#board/boardOf.ts';
import { LiveBoard } from '#board/LiveBoard.tsx';
import { shipSymbols } from '#board/symbols/ships.ts';
import { tokenSymbols } from '#board/symbols/tokens.ts';
import type { AttackResult, Book } from '#engine/model/card.ts';
import type { Language } from '#i18n/languages.ts';
import { fill } from '#i18n/translate.ts';
import { BenchFrame, type FrameTexts } from '#ui/bench/BenchFrame.tsx';
import { Choices } from '#ui/bench/Choices.tsx';
import { stateOf } from '#ui/bench/course.ts';
import { Glyph } from '#ui/bench/Glyph.tsx';
import { StepKeys } from '#ui/bench/StepKeys.tsx';
import { useBench } from '#ui/bench/useBench.ts';
import { Awaited } from '#ui/loading/Awaited.tsx';
import { AttackTable, type AttackTexts } from '#ui/turn/AttackTable.tsx';
import { Die } from '../kit/Die.tsx';
import { type Sayings, toldOf, useSpeech } from '../kit/useSpeech.ts';
import {
  type Attacker,
  type AttackTarget,
  attackBench,
  attackFaces,
  compileLaidOut,
  faces,
  resultOf,
  rollOf,
  targetsOf,
  viewOf,
} from './attackBench.ts';

export type AttackBenchProps = {
  readonly language: Language;
  readonly book: Book;
  /** Shows every row of the table; otherwise the one in question only. */
  readonly whole: boolean;
  readonly texts: AttackTexts;
  readonly frame: FrameTexts;
  readonly sayings: Sayings;
  /** What ships and places are called, and where the rule of a row stands. */
  readonly names: { readonly [thing in Attacker | AttackTarget]: string };
  readonly rules: { readonly [rule: string]: string };
  /** What a roll can come to, as the attack table of the rules words it. */
  readonly results: { readonly [result in AttackResult]: string };
};

export function AttackBench(props: AttackBenchProps) {
  return (
    <Awaited>
      <Live {...props} />
    </Awaited>
  );
}

const signs: { readonly [thing in Attacker | AttackTarget]?: string } = {
  viper: shipSymbols.viper,
  raider: shipSymbols.raider,
  'heavy-raider': shipSymbols['heavy-raider'],
  basestar: shipSymbols.basestar,
  centurion: tokenSymbols.centurion,
  nuke: tokenSymbols.nuke,
};

function Live({ language, book, whole, texts, frame, sayings, names, rules, results }: AttackBenchProps) {
  const { words, speech } = useSpeech(language, sayings);
  const lib = useMemo(() => compileLaidOut([book]), [book]);
  const bench = useBench(useMemo(() => attackBench(lib), [lib]));
  const { hydrated, answer } = bench;
  const { by, target, course } = bench.state;
  const state = stateOf(course);
  const model = useMemo(
    () => boardOf(viewOf(lib, state, 'table'), [book], words.facets),
    [lib, state, book, words],
  );
  const table = lib.attackTable;
  const roll = rollOf(course);
  const result = resultOf(course);
  const told = course.said.slice(1).flatMap(({ stop }) => toldOf(speech, stop.events, stop.game.state));

  const face = (thing: Attacker | AttackTarget) => (
    <>
      {signs[thing] !== undefined && <Glyph d={signs[thing]} />} <span class="begins">{names[thing]}</span>
    </>
  );
  const attackers = [...new Set(table.flatMap(row => row.by))];
  const targets = [...new Set(table.map(row => row.target))];
  const open = targetsOf(table, by);
  const all = attackFaces(table, by, target);
  const row = table.find(one => one.target === target && one.by.includes(by));
  const rule = row?.rule === undefined ? undefined : rules[row.rule];
  const shown = { texts, names, results, attack: { by, target, roll } };

  return (
    <BenchFrame bench={bench} title={texts.title} texts={frame}>
      <div class="bench-controls needs-script">
        <Choices
          legend={texts.attacker}
          name="attack-by"
          choices={attackers.map(value => ({ value, face: face(value) }))}
          chosen={by}
          hydrated={hydrated}
          onChoose={one => answer({ type: 'attacker', by: one })}
        />
        <Choices
          legend={texts.target}
          name="attack-target"
          choices={targets.map(value => ({ value, face: face(value), disabled: !open.includes(value) }))}
          chosen={target}
          hydrated={hydrated}
          onChoose={one => answer({ type: 'target', target: one })}
        />
        <Die
          texts={frame}
          name="attack-die"
          face={roll}
          hydrated={hydrated}
          onRoll={word => answer({ type: 'say', word })}
        />
      </div>
      <div class="verdict" role="status" tabIndex={-1} data-result={result}>
        <p class="label">{fill(texts.pair, { by: names[by], target: names[target] })}</p>
        {told.length === 0 && <p class="needs-script">{texts.waiting}</p>}
        {told.map((line, i) => (
          <p key={i}>{line}</p>
        ))}
      </div>
      {row !== undefined && <AttackTable table={[row]} {...shown} />}
      <p class="odds">
        {chances(all)
          .map(([what, n]) => fill(texts.chance, { result: results[what], n, all: faces.length }))
          .join(' · ')}
        {rule !== undefined && (
          <>
            {' '}
            <a href={rule}>{frame.rule}</a>
          </>
        )}
      </p>
      <StepKeys {...{ bench }} texts={frame} />
      <LiveBoard
        id="attack-board"
        parts={target === 'centurion' ? ['boarding'] : ['space']}
        {...{ model, words }}
      />
      {whole && <AttackTable {...{ table, ...shown }} />}
    </BenchFrame>
  );
}

/** How many faces of the die bring each result. */
function chances(all: readonly AttackResult[]): [AttackResult, number][] {
  return [...Map.groupBy(all, result => result)].map(([result, same]) => [result, same.length]);
}
