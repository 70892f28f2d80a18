/** The loyalty bench: the exact deck for this table, a deal, the Sleeper Agent phase, and what that makes of everybody. */
import { useMachine } from '@xstate/react';
import { useMemo } from 'preact/hooks';
import type texts from '../../locales/en/widgets.json';
import type { Book } from '../engine/model/card.ts';
import type { CardId, CharacterId } from '../engine/model/vocabulary.ts';
import type { Language } from '../i18n/languages.ts';
import { fill } from '../i18n/translate.ts';
import {
  type Allegiance,
  compile,
  loyaltiesOf,
  loyaltyMachine,
  makeLoyalty,
  type Phase,
  parseLoyalty,
  type LoyaltyBench as Seating,
  seats,
} from '../machines/loyaltyBench.ts';
import { Bench, type FrameTexts } from './bench/Bench.tsx';
import { count } from './bench/count.ts';
import { JoinLeave } from './bench/JoinLeave.tsx';
import { useAddress } from './bench/useAddress.ts';
import { useAwake } from './bench/useAwake.ts';
import { dealt as cardsDealt } from './loyalty/dealt.ts';

type LoyaltyTexts = typeof texts.loyalty;
export type LoyaltyBenchProps = {
  readonly language: Language;
  readonly book: Book;
  readonly start: Seating;
  readonly texts: LoyaltyTexts;
  readonly frame: FrameTexts;
  readonly characterNames: { readonly [character: CharacterId]: string };
  readonly cardNames: { readonly [card: CardId]: string };
};

export function LoyaltyBench(props: LoyaltyBenchProps) {
  const { language, book, start, texts, frame, characterNames, cardNames } = props;
  const lib = useMemo(() => compile([book]), [book]);
  const cast = useMemo(() => book.characters.map(({ id }) => id), [book]);
  const [snapshot, send] = useMachine(loyaltyMachine, { input: { cast, start } });
  const { characters, seed } = snapshot.context;
  const phase: Phase = snapshot.value;
  const awake = useAwake();
  const text = makeLoyalty({ characters, seed }, phase);
  const first = makeLoyalty(start, 'seating');
  const address = useAddress({
    name: 'loyalty',
    text: text === first ? undefined : text,
    restore(named) {
      const found = parseLoyalty(cast, named);
      if (found !== undefined) send({ type: 'restore', ...found });
      return found !== undefined;
    },
  });
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
    <Bench
      name="loyalty"
      title={texts.title}
      texts={frame}
      awake={awake}
      address={address}
      onRestart={text === first ? undefined : () => send({ type: 'restore', bench: start, phase: 'seating' })}
    >
      <ol class="seats">
        {characters.map((character, seat) => (
          <li key={seat}>
            {seating ? (
              <label>
                <span class="label">{fill(texts.seat, { n: seat + 1 })}</span>
                <select
                  value={character}
                  disabled={!awake}
                  onChange={({ currentTarget }) =>
                    send({ type: 'play', seat, character: currentTarget.value })
                  }
                >
                  {cast.map(one => (
                    <option key={one} value={one}>
                      {characterNames[one]}
                    </option>
                  ))}
                </select>
              </label>
            ) : (
              <Player name={characterNames[character] ?? character} who={shown[seat]} {...{ texts, told }} />
            )}
          </li>
        ))}
      </ol>
      {seating && (
        <p class="steps needs-script">
          <JoinLeave
            {...{ texts, awake, ...seats }}
            players={characters.length}
            onChange={type => send({ type })}
          />
        </p>
      )}
      <p class="verdict" role="status" tabIndex={-1}>
        {sum}
      </p>
      <p class="steps needs-script">
        <button
          type="button"
          class="button quiet"
          disabled={!awake || seating}
          onClick={() => send({ type: 'back' })}
        >
          {texts.back}
        </button>
        <button
          type="button"
          class="button"
          disabled={!awake || phase === 'woken'}
          onClick={() => send({ type: 'next' })}
        >
          {texts.next[phase]}
        </button>
        <button
          type="button"
          class="button quiet"
          disabled={!awake || seating}
          onClick={() => send({ type: 'shuffle', seed: Math.floor(Math.random() * 10_000) })}
        >
          {texts.again}
        </button>
      </p>
    </Bench>
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
