/** The loyalty bench: the exact deck for this table, a deal, the Sleeper Agent phase, and what that makes of all players. */
import { useMemo } from 'preact/hooks';
import { onTable } from '#books/registry.ts';
import type { Book, CardsFacet } from '#engine/model/card.ts';
import type { CardId, CharacterId } from '#engine/model/vocabulary.ts';
import type { Language } from '#i18n/languages.ts';
import { fill } from '#i18n/translate.ts';
import type texts from '#locales/en/widgets.json';
import { BenchFrame, type FrameTexts } from '#ui/bench/BenchFrame.tsx';
import { random } from '#ui/bench/bench.ts';
import { type BookNames, PlayedWith } from '#ui/bench/PlayedWith.tsx';
import { Key, StepKeys } from '#ui/bench/StepKeys.tsx';
import { useBench } from '#ui/bench/useBench.ts';
import { Awaited } from '#ui/loading/Awaited.tsx';
import { booksIn } from '../kit/booksIn.ts';
import { count } from '../kit/count.ts';
import { JoinLeave } from '../kit/JoinLeave.tsx';
import { Select } from '../kit/Select.tsx';
import type { SeatingMove } from '../kit/seating.ts';
import { type BookStart, startOn } from '../kit/startOn.ts';
import { useBooks } from '../kit/useBooks.ts';
import { dealt as cardsDealt } from './dealt.ts';
import {
  type Allegiance,
  compile,
  type Deal,
  loyaltiesOf,
  loyaltyBench,
  reseated,
  seatingOf,
  seeds,
} from './loyaltyBench.ts';
import { loyaltyBook } from './loyaltyBook.ts';

type LoyaltyTexts = typeof texts.loyalty;
export type LoyaltyBenchProps = {
  readonly language: Language;
  /** The base game, and the book that the bench is about; tonight's join them. */
  readonly books: readonly CardsFacet[];
  readonly name: string;
  readonly title: string;
  readonly start: Deal;
  /** Where one of these books is on the table, it begins like this. */
  readonly starts: readonly BookStart<Deal>[];
  readonly texts: LoyaltyTexts;
  readonly frame: FrameTexts;
  readonly bookNames: BookNames;
  readonly characterNames: { readonly [character: CharacterId]: string };
  readonly cardNames: { readonly [card: CardId]: string };
};

export function LoyaltyBench(props: LoyaltyBenchProps) {
  return (
    <Awaited>
      <WithBooks {...props} />
    </Awaited>
  );
}

/** Other books, another bench. */
function WithBooks(props: LoyaltyBenchProps) {
  const books = useBooks(props.books, loyaltyBook);
  const start = startOn(props.starts, books, props.start);
  return <Live key={booksIn(books).join(' ')} {...props} {...{ books, start }} />;
}

type LiveProps = Omit<LoyaltyBenchProps, 'books' | 'starts'> & { readonly books: readonly Book[] };

function Live(props: LiveProps) {
  const { language, books, name, title, start, texts, frame, bookNames, characterNames, cardNames } = props;
  const lib = useMemo(() => compile(books), [books]);
  const seating = useMemo(() => seatingOf(lib), [lib]);
  const bench = useBench(useMemo(() => loyaltyBench(seating, start, name), [seating, start, name]));
  const { state, hydrated, answer } = bench;
  const { characters, seed, phase } = state;
  const { deck, dealt, left, woken } = useMemo(
    () => loyaltiesOf(lib, characters, seed),
    [lib, characters, seed],
  );
  const sitting = phase === 'seating';
  const may = (move: SeatingMove) => sitting && reseated(seating, characters, move) !== undefined;
  const shown = phase === 'woken' ? woken : dealt;
  const told = (cards: readonly CardId[]) => cardsDealt(lib, cards, cardNames);
  const sum = {
    seating: fill(texts.deckIs, { cards: told(deck), all: count(texts, language, 'cards', deck.length) }),
    dealt: fill(texts.leftIs, { cards: told(left) }),
    woken: texts.wokenIs,
  }[phase];

  return (
    <BenchFrame
      bench={bench}
      title={title}
      texts={frame}
      books={booksIn(books)}
      {...(sitting ? { opens: frame.newGame } : {})}
    >
      <PlayedWith books={onTable(books.map(({ id }) => id))} {...{ bookNames }} texts={frame} />
      <ol class="seats">
        {characters.map((character, seat) => (
          <li key={seat}>
            {sitting ? (
              <Select
                label={fill(texts.seat, { n: seat + 1 })}
                options={seating.cast
                  .filter(one => may({ type: 'play', seat, character: one }))
                  .map(value => ({ value, name: characterNames[value] ?? value }))}
                chosen={character}
                hydrated={hydrated}
                onChoose={one => answer({ type: 'play', seat, character: one })}
              />
            ) : (
              <Player name={characterNames[character] ?? character} who={shown[seat]} {...{ texts, told }} />
            )}
          </li>
        ))}
      </ol>
      {sitting && (
        <p class="steps needs-script">
          <JoinLeave
            {...{ texts, hydrated }}
            room={{ join: may({ type: 'join' }), leave: may({ type: 'leave' }) }}
            onChange={type => answer({ type })}
          />
        </p>
      )}
      <p class="verdict" role="status" tabIndex={-1}>
        {sum}
      </p>
      <StepKeys
        {...{ bench }}
        texts={frame}
        next={{
          label: texts.next[phase],
          onPress: phase === 'woken' ? undefined : () => answer({ type: 'next' }),
        }}
      >
        <Key
          face={texts.again}
          hydrated={hydrated}
          quiet
          onPress={sitting ? undefined : () => answer({ type: 'shuffle', seed: random(seeds) })}
        />
      </StepKeys>
    </BenchFrame>
  );
}

type PlayerProps = {
  readonly name: string;
  readonly who: Allegiance | undefined;
  readonly texts: LoyaltyTexts;
  readonly told: (cards: readonly CardId[]) => string;
};

function Player({ name, who, texts, told }: PlayerProps) {
  if (who === undefined) return <b>{name}</b>;
  // Who belongs to the Cylons from the start has none.
  if (who.cards.length === 0)
    return (
      <>
        <b>{name}</b> <strong data-side="cylons">{texts.sides.leader}</strong>
      </>
    );
  const what = who.revealed === 'sympathizer' ? 'sympathizer' : who.side;
  return (
    <>
      <b>{name}</b> <span>{told(who.cards)}</span>
      <strong data-side={who.side}>{texts.sides[what]}</strong>
    </>
  );
}
