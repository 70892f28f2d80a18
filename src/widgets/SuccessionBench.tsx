/** The succession bench: something happens to somebody, and both lines show who takes over and who is passed over. */
import { useMachine } from '@xstate/react';
import { useMemo } from 'preact/hooks';
import type { Book } from '../engine/model/card.ts';
import { titles } from '../engine/model/vocabulary.ts';
import { fill } from '../i18n/translate.ts';
import {
  castOf,
  makeTable,
  makeWord,
  officeLibrary,
  openTo,
  parseTable,
  players,
  successionMachine,
  type Table,
} from '../machines/successionBench.ts';
import { Bench, type FrameTexts } from './bench/Bench.tsx';
import { Choices } from './bench/Choices.tsx';
import { JoinLeave } from './bench/JoinLeave.tsx';
import { useAddress } from './bench/useAddress.ts';
import { useAwake } from './bench/useAwake.ts';
import { Lines } from './succession/Lines.tsx';
import { happenedIn, type NamesOf, ruleIn, type SuccessionTexts } from './succession/told.ts';

export type SuccessionBenchProps = {
  readonly book: Book;
  readonly start: Table;
  readonly texts: SuccessionTexts;
  readonly frame: FrameTexts;
  readonly names: NamesOf;
  /** Where the rules stand that decide. */
  readonly rules: { readonly [rule: string]: string };
};

export function SuccessionBench({ book, start, texts, frame, names, rules }: SuccessionBenchProps) {
  const lib = useMemo(() => officeLibrary(book), [book]);
  const [snapshot, send] = useMachine(successionMachine, { input: { lib, start } });
  const { characters, words, seat, offices } = snapshot.context;
  const { state } = offices;
  const open = openTo(offices, seat);
  const awake = useAwake();
  const table = { characters, words, seat };
  const text = makeTable(table);
  const first = makeTable(start);
  const address = useAddress({
    name: 'succession',
    text: text === first ? undefined : text,
    restore(named) {
      const found = parseTable(lib, named);
      if (found !== undefined) send({ type: 'restore', table: found });
      return found !== undefined;
    },
  });
  const seating = snapshot.matches('seating');
  const nameOf = (at: number) => names[state.seats[at]?.character ?? ''] ?? texts.none;
  const told = useMemo(
    () => happenedIn({ lib, table: { characters, words, seat: 0 }, texts, names }),
    [lib, characters, words, texts, names],
  );
  const fate = fill(texts.fate, { name: nameOf(seat) });
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
        <div class="fate" role="group" aria-label={fate}>
          <p class="label">{fate}</p>
          {open.length === 0 && <p>{texts.settled}</p>}
          {open.map(deed => (
            <button
              key={deed}
              type="button"
              class={deed in texts.titles ? 'button quiet' : 'button'}
              disabled={!awake}
              onClick={() => send({ type: 'say', word: makeWord(deed, seat) })}
            >
              {texts.deeds[deed]}
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
              {castOf(lib).map(one => (
                <option key={one} value={one}>
                  {names[one]}
                </option>
              ))}
            </select>
          </label>
          <JoinLeave
            {...{ texts, awake, ...players }}
            players={characters.length}
            onChange={type => send({ type })}
          />
        </div>
      )}
    </Bench>
  );

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
