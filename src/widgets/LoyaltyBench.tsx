/** The loyalty bench: the exact deck for this table, a deal, the Sleeper Agent phase, and what that makes of everybody. */
import { useMemo } from 'preact/hooks';
import type texts from '../../locales/en/widgets.json';
import type { Book } from '../engine/model/card.ts';
import type { CardId, CharacterId } from '../engine/model/vocabulary.ts';
import type { Language } from '../i18n/languages.ts';
import { fill } from '../i18n/translate.ts';
import { random } from '../machines/bench/bench.ts';
import {
  type Allegiance,
  compile,
  type Deal,
  loyaltiesOf,
  loyaltyBench,
  seeds,
} from '../machines/loyaltyBench.ts';
import { BenchFrame, type FrameTexts } from './bench/BenchFrame.tsx';
import { count } from './bench/count.ts';
import { JoinLeave } from './bench/JoinLeave.tsx';
import { Select } from './bench/Select.tsx';
import { Key, StepKeys } from './bench/StepKeys.tsx';
import { useBench } from './bench/useBench.ts';
import { dealt as cardsDealt } from './loyalty/dealt.ts';

type LoyaltyTexts = typeof texts.loyalty;
export type LoyaltyBenchProps = {
  readonly language: Language;
  readonly book: Book;
  readonly start: Deal;
  readonly texts: LoyaltyTexts;
  readonly frame: FrameTexts;
  readonly characterNames: { readonly [character: CharacterId]: string };
  readonly cardNames: { readonly [card: CardId]: string };
};

export function LoyaltyBench(props: LoyaltyBenchProps) {
  const { language, book, start, texts, frame, characterNames, cardNames } = props;
  const lib = useMemo(() => compile([book]), [book]);
  const cast = useMemo(() => book.characters.map(({ id }) => id), [book]);
  const bench = useBench(useMemo(() => loyaltyBench(cast, start), [cast, start]));
  const { state, hydrated, answer } = bench;
  const { characters, seed, phase } = state;
  const { deck, dealt, left, woken } = useMemo(
    () => loyaltiesOf(lib, characters, seed),
    [lib, characters, seed],
  );
  const seating = phase === 'seating';
  const shown = phase === 'woken' ? woken : dealt;
  const told = (cards: readonly CardId[]) => cardsDealt(cards, cardNames);
  const sum = {
    seating: fill(texts.deckIs, { cards: told(deck), all: count(texts, language, 'cards', deck.length) }),
    dealt: fill(texts.leftIs, { cards: told(left) }),
    woken: texts.wokenIs,
  }[phase];

  return (
    <BenchFrame
      bench={bench}
      title={texts.title}
      texts={frame}
      sandbox={`new=characters=${characters.join(',')}&seed=${seed}`}
    >
      <ol class="seats">
        {characters.map((character, seat) => (
          <li key={seat}>
            {seating ? (
              <Select
                label={fill(texts.seat, { n: seat + 1 })}
                options={cast.map(value => ({ value, name: characterNames[value] ?? value }))}
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
      {seating && (
        <p class="steps needs-script">
          <JoinLeave
            {...{ texts, hydrated }}
            players={characters.length}
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
          onPress={seating ? undefined : () => answer({ type: 'shuffle', seed: random(seeds) })}
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
  const what = who.revealed === 'sympathizer' ? 'sympathizer' : who.side;
  return (
    <>
      <b>{name}</b> <span>{told(who.cards)}</span>
      <strong data-side={who.side}>{texts.sides[what]}</strong>
    </>
  );
}
