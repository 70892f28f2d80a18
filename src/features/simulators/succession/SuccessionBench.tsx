/** The succession bench: something happens to a player, and both lines show who takes over and who is passed over. */
import { useMemo } from 'preact/hooks';
import { onTable } from '#books/registry.ts';
import type { Book, CardsFacet } from '#engine/model/card.ts';
import { type CharacterId, coreTitles } from '#engine/model/vocabulary.ts';
import { fill } from '#i18n/translate.ts';
import { BenchFrame, type FrameTexts } from '#ui/bench/BenchFrame.tsx';
import { Choices } from '#ui/bench/Choices.tsx';
import { stopOf } from '#ui/bench/course.ts';
import { type BookNames, PlayedWith } from '#ui/bench/PlayedWith.tsx';
import { Key, StepKeys } from '#ui/bench/StepKeys.tsx';
import { useBench } from '#ui/bench/useBench.ts';
import { Awaited } from '#ui/loading/Awaited.tsx';
import { booksIn } from '../kit/booksIn.ts';
import { JoinLeave } from '../kit/JoinLeave.tsx';
import { Select } from '../kit/Select.tsx';
import type { SeatingMove } from '../kit/seating.ts';
import { type BookStart, startOn } from '../kit/startOn.ts';
import { useBooks } from '../kit/useBooks.ts';
import { Lines } from './Lines.tsx';
import { officeBook } from './officeBook.ts';
import {
  fates,
  linesIn,
  makeWord,
  officeLibrary,
  officeSeating,
  officeTable,
  reseated,
  successionBench,
} from './successionBench.ts';
import { happenedIn, type NamesOf, ruleIn, type SuccessionTexts } from './successionText.ts';

export type SuccessionBenchProps = {
  /** The base game, and the book that the bench is about; tonight's join them. */
  readonly books: readonly CardsFacet[];
  readonly name: string;
  readonly title: string;
  readonly start: readonly CharacterId[];
  /** Where one of these books is on the table, it begins like this. */
  readonly starts: readonly BookStart<readonly CharacterId[]>[];
  readonly texts: SuccessionTexts;
  readonly frame: FrameTexts;
  readonly bookNames: BookNames;
  readonly names: NamesOf;
  /** Where the rules stand that decide. */
  readonly rules: { readonly [rule: string]: string };
};

export function SuccessionBench(props: SuccessionBenchProps) {
  return (
    <Awaited>
      <WithBooks {...props} />
    </Awaited>
  );
}

/** Other books, another bench. */
function WithBooks(props: SuccessionBenchProps) {
  const books = useBooks(props.books, officeBook);
  const start = startOn(props.starts, books, props.start);
  return <Live key={booksIn(books).join(' ')} {...props} {...{ books, start }} />;
}

type LiveProps = Omit<SuccessionBenchProps, 'books' | 'starts'> & { readonly books: readonly Book[] };

function Live({ books, name, title, start, texts, frame, bookNames, names, rules }: LiveProps) {
  const lib = useMemo(() => officeLibrary(books), [books]);
  const seating = useMemo(() => officeSeating(lib), [lib]);
  const table = useMemo(() => officeTable(lib), [lib]);
  const bench = useBench(useMemo(() => successionBench(lib, start, name), [lib, start, name]));
  const { hydrated, answer } = bench;
  const { characters, course, seat } = bench.state;
  const stop = stopOf(course);
  const { state } = stop.game;
  const lines = useMemo(() => linesIn(table, stop), [table, stop]);
  const open = fates.filter(fate => stop.open.includes(makeWord(fate, seat)));
  const nameOf = (at: number) => names[state.seats[at]?.character ?? ''] ?? texts.none;
  const told = happenedIn(course, texts, names);
  const fate = fill(texts.fate, { name: nameOf(seat) });
  const rule = rules[ruleIn(course)];
  const may = (move: SeatingMove) => reseated(seating, characters, move) !== undefined;

  return (
    <BenchFrame bench={bench} like="succession" title={title} texts={frame} books={booksIn(books)}>
      <PlayedWith books={onTable(books.map(({ id }) => id))} {...{ bookNames }} texts={frame} />
      <div class="bench-controls needs-script">
        <Choices
          legend={texts.players}
          name="succession-seat"
          choices={state.seats.map((_, at) => ({
            value: String(at),
            face: <Player name={nameOf(at)} marks={marksOf(at)} />,
          }))}
          chosen={String(seat)}
          hydrated={hydrated}
          onChoose={at => answer({ type: 'choose', seat: Number(at) })}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: pressing one of these does it at once, as no form does */}
        <div class="fate" role="group" aria-label={fate}>
          <p class="label">{fate}</p>
          {open.length === 0 && <p>{texts.settled}</p>}
          {open.map(one => (
            <Key
              key={one}
              face={texts.deeds[one]}
              hydrated={hydrated}
              quiet={one in texts.titles}
              onPress={() => answer({ type: 'say', word: makeWord(one, seat) })}
            />
          ))}
        </div>
      </div>
      <div class="verdict" role="status" tabIndex={-1}>
        {told.length === 0 && <p class="needs-script">{texts.begin}</p>}
        {told.map(line => (
          <p key={line}>{line}</p>
        ))}
        {rule !== undefined && (
          <p class="odds">
            <a href={rule}>{frame.rule}</a>
          </p>
        )}
      </div>
      <StepKeys {...{ bench }} texts={frame} />
      <Lines lines={lines} texts={texts} names={names} />
      {course.said.length === 0 && (
        <div class="seating needs-script">
          <Select
            label={texts.character}
            options={seating.cast
              .filter(one => may({ type: 'play', seat, character: one }))
              .map(value => ({ value, name: names[value] ?? value }))}
            chosen={characters[seat]}
            hydrated={hydrated}
            onChoose={character => answer({ type: 'play', seat, character })}
          />
          <JoinLeave
            {...{ texts, hydrated }}
            room={{ join: may({ type: 'join' }), leave: may({ type: 'leave' }) }}
            onChange={type => answer({ type })}
          />
        </div>
      )}
    </BenchFrame>
  );

  /** What all players can see of one: their titles, and where they are if that matters. */
  function marksOf(at: number): string[] {
    const one = state.seats[at];
    const held = coreTitles.filter(title => state.titles[title] === at).map(title => texts.titles[title]);
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
