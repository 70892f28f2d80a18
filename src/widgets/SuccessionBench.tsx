/** The succession bench: something happens to somebody, and both lines show who takes over and who is passed over. */
import { useMachine } from '@xstate/react';
import { Suspense } from 'preact/compat';
import { useMemo, useState } from 'preact/hooks';
import type { Book } from '../engine/model/card.ts';
import { titles } from '../engine/model/vocabulary.ts';
import {
  type Box,
  boxes,
  castIn,
  makeTable,
  makeWord,
  officeLibrary,
  openTo,
  optionsOf,
  parseTable,
  players,
  successionMachine,
  type Table,
} from '../machines/successionBench.ts';
import { Bench, type FrameTexts } from './bench/Bench.tsx';
import { Choices } from './bench/Choices.tsx';
import { fill } from './bench/fill.ts';
import { useAddress } from './bench/useAddress.ts';
import { useAwake } from './bench/useAwake.ts';
import { Lines } from './succession/Lines.tsx';
import { happenedIn, type NamesOf, ruleIn, type SuccessionTexts } from './succession/told.ts';
import { fetchPegasus, usePegasus } from './succession/usePegasus.ts';

export type SuccessionBenchProps = {
  readonly book: Book;
  readonly start: Table;
  readonly texts: SuccessionTexts;
  readonly frame: FrameTexts;
  readonly names: NamesOf;
  /** Where the rules stand that decide. */
  readonly rules: { readonly [rule: string]: string };
};

export function SuccessionBench(props: SuccessionBenchProps) {
  return (
    <Suspense fallback={undefined}>
      <Awakening {...props} />
    </Suspense>
  );
}

function Awakening({ book, start, texts, frame, names, rules }: SuccessionBenchProps) {
  const pegasus = usePegasus(search => search.get('succession')?.startsWith('pegasus.') === true);
  const given = useMemo(() => {
    const base = officeLibrary([book]);
    return pegasus === undefined ? { base } : { base, pegasus: officeLibrary([book, pegasus]) };
  }, [book, pegasus]);
  const [snapshot, send] = useMachine(successionMachine, { input: { libs: given, start } });
  const [missing, setMissing] = useState(false);
  const { libs, box, characters, words, seat, offices } = snapshot.context;
  const { state, asked } = offices;
  const awake = useAwake();
  const table = { box, characters, words, seat };
  const text = makeTable(table);
  const first = makeTable(start);
  const address = useAddress({
    name: 'succession',
    text: text === first ? undefined : text,
    restore(named) {
      const found = parseTable(libs, named);
      if (found !== undefined) send({ type: 'restore', table: found });
      return found !== undefined;
    },
  });
  const seating = snapshot.matches('seating');
  const nameOf = (at: number) => names[state.seats[at]?.character ?? ''] ?? texts.nobody;
  const told = useMemo(
    () => happenedIn({ libs, table: { box, characters, words, seat: 0 }, texts, names }),
    [libs, box, characters, words, texts, names],
  );
  const rule = rules[ruleIn(offices, words.at(-1))];

  return (
    <Bench
      name="succession"
      title={texts.title}
      texts={frame}
      awake={awake}
      address={address}
      onRestart={text === first ? undefined : () => send({ type: 'restore', table: start })}
    >
      <div class="bench-controls needs-script">
        <Choices
          legend={texts.players}
          name="succession-seat"
          choices={state.seats.map((_, at) => ({
            value: String(at),
            face: <Player name={nameOf(at)} marks={marksOf(at)} />,
          }))}
          chosen={String(seat)}
          awake={awake}
          onChoose={at => send({ type: 'choose', seat: Number(at) })}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: pressing one of these does it at once, as no form does */}
        <div class="fate" role="group" aria-label={fateText()}>
          <p class="label">{fateText()}</p>
          {asked === undefined && openTo(offices, seat).length === 0 && <p>{texts.settled}</p>}
          {asked === undefined
            ? openTo(offices, seat).map(deed => (
                <button
                  key={deed}
                  type="button"
                  class={deed in texts.titles ? 'button quiet' : 'button'}
                  disabled={!awake}
                  onClick={() => send({ type: 'say', word: makeWord(deed, seat) })}
                >
                  {texts.deeds[deed]}
                </button>
              ))
            : optionsOf(asked).map(({ id }) => (
                <button
                  key={id}
                  type="button"
                  class="button"
                  disabled={!awake}
                  onClick={() => send({ type: 'say', word: id })}
                >
                  {names[id] ?? id}
                </button>
              ))}
          <button
            type="button"
            class="button quiet"
            disabled={!awake || words.length === 0}
            onClick={() => send({ type: 'back' })}
          >
            {texts.back}
          </button>
        </div>
      </div>
      <div class="verdict" role="status" tabIndex={-1}>
        {told.map(line => (
          <p key={line}>{line}</p>
        ))}
        {rule !== undefined && (
          <p class="odds">
            <a href={rule}>{frame.rule}</a>
          </p>
        )}
      </div>
      <Lines lines={offices.lines} texts={texts} names={names} />
      {seating && (
        <div class="seating needs-script">
          <label>
            <span class="label">{texts.character}</span>
            <select
              value={characters[seat]}
              disabled={!awake}
              onChange={({ currentTarget }) => send({ type: 'play', character: currentTarget.value })}
            >
              {castIn(libs, box).map(one => (
                <option key={one} value={one}>
                  {names[one]}
                </option>
              ))}
            </select>
          </label>
          <button
            type="button"
            class="button quiet"
            disabled={!awake || characters.length <= players.fewest}
            onClick={() => send({ type: 'leave' })}
          >
            {texts.leave}
          </button>
          <button
            type="button"
            class="button quiet"
            disabled={!awake || characters.length >= players.most}
            onClick={() => send({ type: 'join' })}
          >
            {texts.join}
          </button>
          <Choices
            legend={texts.box}
            name="succession-box"
            choices={boxes.map(value => ({ value, face: texts.boxes[value] }))}
            chosen={box}
            awake={awake}
            onChoose={playWith}
          />
          {missing && <p role="alert">{texts.unreachable}</p>}
        </div>
      )}
    </Bench>
  );

  async function playWith(wanted: Box): Promise<void> {
    if (wanted === 'pegasus' && libs.pegasus === undefined) {
      const brought = await fetchPegasus();
      setMissing(brought === undefined);
      if (brought === undefined) return;
      send({ type: 'bring', lib: officeLibrary([book, brought]) });
    }
    send({ type: 'play-with', box: wanted });
  }

  function fateText(): string {
    return asked === undefined ? fill(texts.fate, { name: nameOf(seat) }) : texts.successor;
  }

  /** What everybody can see of a player: his offices, and where he is if that matters. */
  function marksOf(at: number): string[] {
    const one = state.seats[at];
    const held = titles.filter(title => state.titles[title] === at).map(title => texts.titles[title]);
    if (one?.revealed === 'cylon') return [...held, texts.marks.cylon];
    const jailed = one?.place.in === 'location' && one.place.location === 'brig';
    return jailed ? [...held, texts.marks.brig] : held;
  }
}

function Player({ name, marks }: { readonly name: string; readonly marks: readonly string[] }) {
  return (
    <span class="person">
      <b>{name}</b>
      <small>{marks.join(' · ') || '\u00a0'}</small>
    </span>
  );
}
