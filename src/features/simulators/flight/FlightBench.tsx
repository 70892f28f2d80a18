/** The viper bench: orders from Command and turns in the cockpit, with what is possible lit and what is not explained. */
import { useMemo, useState } from 'preact/hooks';
import { boardOf } from '#board/boardOf.ts';
import { LiveBoard } from '#board/LiveBoard.tsx';
import { unmarked } from '#board/marks.ts';
import type { Book } from '#engine/model/card.ts';
import type { Choice } from '#engine/model/choice.ts';
import type { State } from '#engine/model/state.ts';
import { sectors } from '#engine/model/vocabulary.ts';
import type { Language } from '#i18n/languages.ts';
import { fill } from '#i18n/translate.ts';
import type texts from '#locales/en/widgets.json';
import { promptText } from '#text/prompts.ts';
import { BenchFrame, type FrameTexts } from '#ui/bench/BenchFrame.tsx';
import { Choices } from '#ui/bench/Choices.tsx';
import { stopOf } from '#ui/bench/course.ts';
import { Key, StepKeys } from '#ui/bench/StepKeys.tsx';
import { useBench } from '#ui/bench/useBench.ts';
import { Awaited } from '#ui/loading/Awaited.tsx';
import { Answers, ByChance } from '../kit/Answers.tsx';
import type { Starts } from '../kit/deedBench.ts';
import { type Sayings, toldOf, useSpeech } from '../kit/useSpeech.ts';
import {
  compileLaidOut,
  craftOf,
  type Flyers,
  flightBench,
  isEmpty,
  ownTurn,
  pilot,
  pilotOf,
  refusedFlights,
  startOf,
  viewOf,
} from './flightBench.ts';
import { answerName, craftName } from './names.ts';
import { Progress } from './Progress.tsx';
import { type Reasons, Refusals } from './Refusals.tsx';

export type FlightTexts = Omit<typeof texts.vipers, 'why'>;
export type FlightBenchProps = {
  readonly language: Language;
  readonly book: Book;
  readonly starts: Starts;
  readonly flyers: Flyers;
  readonly texts: FlightTexts;
  readonly frame: FrameTexts;
  readonly sayings: Sayings;
  readonly reasons: Reasons;
};

export function FlightBench(props: FlightBenchProps) {
  return (
    <Awaited>
      <Live {...props} />
    </Awaited>
  );
}

const parts = ['space', 'reserves'] as const;

function Live({ language, book, starts, flyers, texts, frame, sayings, reasons }: FlightBenchProps) {
  const { words, speech } = useSpeech(language, sayings);
  const lib = useMemo(() => compileLaidOut([book]), [book]);
  const bench = useBench(useMemo(() => flightBench(lib, flyers.hand, starts), [lib, flyers, starts]));
  const { hydrated } = bench;
  const { start, course } = bench.state;
  const stop = stopOf(course);
  const { asked, open, events } = stop;
  const say = (word: string) => bench.answer({ type: 'say', word });
  const startWith = (other: string) => bench.answer({ type: 'start', start: other });
  const { state } = stop.game;
  const [picked, setPicked] = useState<string | undefined>(undefined);

  const flyer = pilotOf(start);
  const characterOf = (id: string) => flyers.pilots.find(one => one.id === id)?.character ?? '';
  const flown = flownBy(state);
  const crafts = [...new Set(open.flatMap(word => craftOf(word) ?? []))];
  const craft = crafts.find(one => one === picked) ?? crafts[0];
  // A pilot's own activation is one action and cannot be cancelled.
  const own = !open.includes('stop');
  const naming = { texts, words, speech, pilot: words.shortName(characterOf(flyer)) };
  const mine = open.filter(word => (craftOf(word) ?? craft) === craft);

  const model = useMemo(
    () => boardOf(viewOf(lib, state, 'table'), [book], words.facets),
    [lib, state, book, words],
  );
  const spots = new Map(asked?.seat === 'chance' ? [] : mine.map(word => [spotOf(word), word]));
  const craftSpots = new Map(
    crafts.map(one => [one === 'reserves' || own ? one : `${one}:viper`, one] as const),
  );
  const ownSpot = flown === undefined ? undefined : `${flown}:${flyer}`;
  const chosen = craft === undefined || own ? ownSpot : craft === 'reserves' ? craft : `${craft}:viper`;
  const marks = {
    ...unmarked,
    choosable: new Set(
      asked !== undefined && hydrated ? [...spots.keys(), ...(own ? [] : craftSpots.keys())] : [],
    ),
    chosen: new Set(asked === undefined || chosen === undefined ? [] : [chosen]),
  };
  const choose = (spot: string) => {
    const word = spots.get(spot);
    if (word === undefined) setPicked(craftSpots.get(spot));
    else say(word);
  };
  const told = toldOf(speech, events, state);
  const refused = asked === undefined ? [] : refusedFlights(lib, state, asked, own ? flown : craft);

  return (
    <BenchFrame bench={bench} title={texts.title} texts={frame}>
      <div class="fleet">
        <LiveBoard id="vipers-board" {...{ model, words, marks, parts }} onChoose={choose} />
        <div class="fleet-side">
          {course.said.length === 0 && (
            <div class="bench-controls needs-script">
              <Choices
                legend={texts.pilot}
                name="vipers-pilot"
                choices={flyers.pilots.map(({ id }) => ({
                  value: id,
                  face: words.shortName(characterOf(id)),
                }))}
                chosen={flyer}
                hydrated={hydrated}
                onChoose={value => startWith(startOf(value, isEmpty(start)))}
              />
              <Choices
                legend={texts.reserves}
                name="vipers-reserves"
                choices={(['full', 'empty'] as const).map(value => ({ value, face: texts[value] }))}
                chosen={isEmpty(start) ? 'empty' : 'full'}
                hydrated={hydrated}
                onChoose={value => startWith(startOf(flyer, value === 'empty'))}
              />
            </div>
          )}
          <div class="verdict" role="status" tabIndex={-1}>
            <Progress {...{ asked, state, texts, language }} pilot={naming.pilot} />
            {told.map((line, i) => (
              <p key={i}>{line}</p>
            ))}
            {asked !== undefined && <p>{promptText(speech, asked)}</p>}
            {asked === undefined && (
              <p class="needs-script">
                {course.said.length === 0 ? fill(texts.begin, { pilot: naming.pilot }) : texts.rest}
              </p>
            )}
          </div>
          {asked === undefined && (
            <p class="steps needs-script">
              {open.map(word => (
                <Key
                  key={word}
                  face={
                    word === ownTurn ? fill(texts.deeds.turn, { pilot: naming.pilot }) : texts.deeds.command
                  }
                  hydrated={hydrated}
                  onPress={() => say(word)}
                />
              ))}
            </p>
          )}
          {asked !== undefined && crafts.length > 1 && (
            <Choices
              legend={texts.craft}
              name="vipers-craft"
              choices={crafts.map(value => ({ value, face: craftName(naming, value, own) }))}
              chosen={craft}
              hydrated={hydrated}
              onChoose={setPicked}
            />
          )}
          {asked?.prompt === 'die' && (
            <ByChance asked={asked} name={frame.roll} hydrated={hydrated} onSay={say} />
          )}
          {asked !== undefined &&
            groups(mine, asked, flown !== undefined, texts).map(({ legend, all }) => (
              <Answers
                key={legend}
                legend={legend ?? promptText(speech, asked)}
                silent={legend === undefined}
                words={all}
                nameOf={word => answerName(naming, asked, word)}
                hydrated={hydrated}
                onSay={say}
              />
            ))}
          <StepKeys {...{ bench }} texts={frame} />
          {asked !== undefined && <Refusals {...{ refused, reasons, naming, texts, frame }} />}
        </div>
      </div>
    </BenchFrame>
  );
}

/** Where the pilot's own viper is. */
function flownBy({ ships }: State) {
  return ships.find(ship => ship.pilot === pilot)?.at;
}

/** Where on the board an answer lies: the area or the ships that it leads to. */
function spotOf(word: string): string {
  const [what, where, whither] = word.split(':');
  if (what === 'launch') return where ?? word;
  if (what === 'move') return whither ?? word;
  return what === 'attack' ? `${where}:${whither}` : word;
}

type Group = { readonly legend: string | undefined; readonly all: readonly string[] };

/** In the Movement step flights stand apart from walks. */
function groups(
  words: readonly string[],
  { prompt }: Choice,
  flying: boolean,
  texts: FlightTexts,
): readonly Group[] {
  if (prompt !== 'movement') return [{ legend: undefined, all: words }];
  const isArea = (word: string) => sectors.some(one => one === word);
  return [
    { legend: undefined, all: words.filter(word => word === 'stay') },
    { legend: texts.flying, all: words.filter(isArea) },
    {
      legend: flying ? texts.landing : texts.going,
      all: words.filter(word => word !== 'stay' && !isArea(word)),
    },
  ];
}
