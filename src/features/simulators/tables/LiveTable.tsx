/** The table itself: deeds to begin on it, and the player who is asked. */
import { useMemo, useState } from 'preact/hooks';
import { boardOf } from '#board/boardOf.ts';
import { LiveBoard } from '#board/LiveBoard.tsx';
import { unmarked } from '#board/marks.ts';
import { optionalIn } from '#books/registry.ts';
import { fill } from '#i18n/translate.ts';
import { BenchFrame } from '#ui/bench/BenchFrame.tsx';
import { stopOf, stopsSince } from '#ui/bench/course.ts';
import { PlayedWith } from '#ui/bench/PlayedWith.tsx';
import { StepKeys } from '#ui/bench/StepKeys.tsx';
import { useBench } from '#ui/bench/useBench.ts';
import { optionName } from '#ui/table/optionName.ts';
import { askedByCard, question, seatName } from '#ui/table/speech.ts';
import { spotsOf } from '#ui/table/spots.ts';
import { Answers, ByChance } from '../kit/Answers.tsx';
import { Aims, wonText } from './Aims.tsx';
import { Held } from './Held.tsx';
import { Picks } from './Picks.tsx';
import { Switch } from './Switch.tsx';
import type { TableBenchProps, TableOn } from './TableBench.tsx';
import { isFresh, makeStart, parseStart, tableBench, viewOf } from './tableBench.ts';
import { toldAt } from './toldAt.ts';
import type { Laid } from './useTable.ts';

export type LiveProps = TableBenchProps & TableOn & { readonly table: Laid };

export function LiveTable({
  bench: name,
  book: about,
  books,
  bookNames,
  switches,
  own,
  texts,
  frame,
  table: { lib, starts, speech, simulator },
}: LiveProps) {
  const { deeds, parts, held } = simulator;
  const bench = useBench(useMemo(() => tableBench(name, lib, deeds, starts), [name, lib, deeds, starts]));
  const { hydrated, state: now } = bench;
  const { asked, open, game } = stopOf(now.course);
  const { state } = game;
  const say = (word: string) => bench.answer({ type: 'say', word });
  const [craft, setCraft] = useState<string | undefined>(undefined);
  const view = useMemo(() => viewOf(lib, state, 'teacher'), [lib, state]);
  // The board shows what everybody may know; what is held is open to the reader.
  const model = useMemo(
    () => boardOf(viewOf(lib, state, 'table'), lib.sources, speech.words.facets),
    [lib, state],
  );

  const byReader =
    asked !== undefined && asked.seat !== 'chance' && asked.shape !== 'some' ? asked : undefined;
  const spots = spotsOf(byReader, { picked: [], craft, press: say, pickCraft: setCraft });
  const marks = hydrated ? { ...unmarked, choosable: spots.choosable, chosen: spots.chosen } : unmarked;
  const setting = parseStart(switches, now.start);
  const cardAsks = asked && askedByCard(speech, view, asked);
  const nameOf = (id: string) => (asked ? optionName(speech, view.seats, asked, id, cardAsks) : id);
  const asks = asked && (cardAsks?.question ?? question(speech, asked));
  const who =
    asked === undefined || asked.seat === 'chance' ? undefined : seatName(speech, view.seats, asked.seat);
  const legend = asks === undefined ? own.begin : who === undefined ? asks : fill(texts.asked, { who, asks });

  return (
    <BenchFrame
      bench={bench}
      title={own.title}
      texts={frame}
      books={optionalIn(books).filter(book => book !== about)}
    >
      <PlayedWith {...{ books, bookNames }} texts={frame} />
      <div class="fleet table">
        <LiveBoard
          id={`${name}-board`}
          words={speech.words}
          {...{ model, marks, parts }}
          onChoose={spots.press}
        />
        <div class="fleet-side">
          {isFresh(now) && (
            <div class="bench-controls needs-script">
              {Object.entries(switches).map(([of, options]) => (
                <Switch
                  key={of}
                  name={`${name}-${of}`}
                  label={own.switches[of]?.label ?? of}
                  // Where they are cards, they are called as the cards are.
                  options={options.map(value => ({
                    value,
                    name: own.switches[of]?.options[value] ?? speech.cardTitle(value),
                  }))}
                  chosen={setting[of]}
                  hydrated={hydrated}
                  onChoose={value =>
                    bench.answer({ type: 'start', start: makeStart({ ...setting, [of]: value }) })
                  }
                />
              ))}
            </div>
          )}
          <div class="verdict" role="status" tabIndex={-1}>
            {stopsSince(now.course)
              .flatMap(stop => toldAt(speech, view.seats, stop))
              .map((line, i) => (
                <p key={i}>{line}</p>
              ))}
            {asked !== undefined && <p>{legend}</p>}
            {state.over !== undefined && (
              <p>
                {texts.over[state.over.winner]} {wonText({ lib, state, seats: view.seats, speech, texts })}
              </p>
            )}
            {asked === undefined && state.over === undefined && (
              <p class="needs-script">{isFresh(now) ? own.begin : texts.rest}</p>
            )}
          </div>
          {asked?.prompt === 'die' && (
            <ByChance asked={asked} name={frame.roll} hydrated={hydrated} onSay={say} />
          )}
          {asked?.shape === 'some' ? (
            <Picks key={now.course.said.length} {...{ asked, legend, nameOf, texts, hydrated }} onSay={say} />
          ) : (
            <Answers
              legend={legend}
              silent
              words={open}
              nameOf={word =>
                asked === undefined
                  ? (own.deeds[word] ?? fill(texts.show, { card: speech.cardTitle(word) }))
                  : nameOf(word)
              }
              hydrated={hydrated}
              onSay={say}
            />
          )}
          <StepKeys {...{ bench }} texts={frame} />
          <Aims {...{ lib, state, speech, texts }} seats={view.seats} />
          {held.length > 0 && <Held kinds={held} {...{ view, speech, texts }} />}
        </div>
      </div>
    </BenchFrame>
  );
}
