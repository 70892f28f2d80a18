/** The damage bench: tokens drawn, vipers hit, everything repaired; and what works and what does not. */
import { useMemo } from 'preact/hooks';
import { boardOf } from '#board/boardOf.ts';
import { shipName } from '#board/describe/sectors.ts';
import { LiveBoard } from '#board/LiveBoard.tsx';
import { unmarked } from '#board/marks.ts';
import type { Words } from '#board/words.ts';
import type { Book } from '#engine/model/card.ts';
import type { Choice } from '#engine/model/choice.ts';
import type { State } from '#engine/model/state.ts';
import { sectors } from '#engine/model/vocabulary.ts';
import type { Language } from '#i18n/languages.ts';
import { fill } from '#i18n/translate.ts';
import type texts from '#locales/en/widgets.json';
import { promptText } from '#text/prompts.ts';
import { BenchFrame, type FrameTexts } from '#ui/bench/BenchFrame.tsx';
import { stopOf } from '#ui/bench/course.ts';
import { StepKeys } from '#ui/bench/StepKeys.tsx';
import { useBench } from '#ui/bench/useBench.ts';
import { Awaited } from '#ui/loading/Awaited.tsx';
import { Answers, ByChance } from '../kit/Answers.tsx';
import type { Starts } from '../kit/deedBench.ts';
import { type Sayings, toldOf, useSpeech } from '../kit/useSpeech.ts';
import { Basestars } from './Basestars.tsx';
import { basestarsOf, compileLaidOut, damageBench, roomsOf, viewOf } from './damageBench.ts';
import { Rooms } from './Rooms.tsx';

export type DamageTexts = typeof texts.damage;
export type DamageBenchProps = {
  readonly language: Language;
  readonly book: Book;
  readonly starts: Starts;
  /** Which of the seats repairs. */
  readonly mechanic: string;
  readonly texts: DamageTexts;
  readonly frame: FrameTexts;
  readonly sayings: Sayings;
  /** What the locations are good for. */
  readonly effects: { readonly [location: string]: string };
};

export function DamageBench(props: DamageBenchProps) {
  return (
    <Awaited>
      <Live {...props} />
    </Awaited>
  );
}

const parts = ['space', 'resources', 'reserves'] as const;

function Live({ language, book, starts, mechanic, texts, frame, sayings, effects }: DamageBenchProps) {
  const { words, speech } = useSpeech(language, sayings);
  const lib = useMemo(() => compileLaidOut([book]), [book]);
  const bench = useBench(useMemo(() => damageBench(lib, mechanic, starts), [lib, mechanic, starts]));
  const { hydrated } = bench;
  const stop = stopOf(bench.state.course);
  const { asked, open, events } = stop;
  const say = (word: string) => bench.answer({ type: 'say', word });
  const { state } = stop.game;

  const model = useMemo(
    () => boardOf(viewOf(lib, state, 'table'), [book], words.facets),
    [lib, state, book, words],
  );
  const tokenName = (token: string) => sayings.things[token] ?? token;
  const spots = new Map(asked === undefined ? open.toReversed().map(word => [spotOf(word), word]) : []);
  const marks = { ...unmarked, choosable: new Set(hydrated ? spots.keys() : []) };
  const choose = (spot: string) => {
    const word = spots.get(spot);
    if (word !== undefined) say(word);
  };
  const told = toldOf(speech, events, state);
  const isRepair = (word: string) => word.startsWith('repair:');
  const naming = { texts, words };

  return (
    <BenchFrame bench={bench} title={texts.title} texts={frame}>
      <div class="fleet">
        <LiveBoard id="damage-board" {...{ model, words, marks, parts }} onChoose={choose} />
        <div class="fleet-side">
          <div class="verdict" role="status" tabIndex={-1}>
            {told.map((line, i) => (
              <p key={i}>{line}</p>
            ))}
            {asked !== undefined && <p>{questionOf(asked, texts, promptText(speech, asked))}</p>}
            {state.over !== undefined && <p>{texts.over}</p>}
            {asked === undefined && state.over === undefined && <p class="needs-script">{texts.begin}</p>}
          </div>
          {asked?.seat === 'chance' && (
            <ByChance asked={asked} name={texts.chance} hydrated={hydrated} onSay={say} />
          )}
          {asked !== undefined && (
            <Answers
              legend={promptText(speech, asked)}
              silent
              words={open}
              nameOf={word =>
                asked.seat === 'chance' ? tokenName(word) : word.includes('.') ? texts.mendTwo : texts.mendOne
              }
              hydrated={hydrated}
              onSay={say}
            />
          )}
          {asked === undefined && (
            <>
              <Answers
                legend={texts.begin}
                silent
                words={open.filter(word => !isRepair(word))}
                nameOf={word => deedName(naming, state, word)}
                hydrated={hydrated}
                onSay={say}
              />
              <Answers
                legend={texts.repairs}
                words={open.filter(isRepair)}
                nameOf={word => deedName(naming, state, word)}
                hydrated={hydrated}
                onSay={say}
              />
            </>
          )}
          <StepKeys {...{ bench }} texts={frame} />
          <Rooms
            rooms={roomsOf(lib, state)}
            lost={lib.components.galacticaDamageToLose}
            {...{ texts, words, effects }}
          />
          <Basestars basestars={basestarsOf(lib, state)} {...{ texts, words, tokenName }} />
        </div>
      </div>
    </BenchFrame>
  );
}

function questionOf(asked: Choice, texts: DamageTexts, usual: string): string {
  if (asked.seat !== 'chance' || !('options' in asked)) return usual;
  const n = asked.options.reduce((sum, { count = 1 }) => sum + count, 0);
  return fill(texts.token, { n });
}

/** Where on the board a deed lies; Galactica as a whole has no place of its own there. */
function spotOf(word: string): string {
  const [what, ...where] = word.split(':');
  if (word === 'repair:vipers') return 'damaged-vipers';
  return what === 'galactica' ? word : where.join(':');
}

function deedName(
  { texts, words }: { readonly texts: DamageTexts; readonly words: Words },
  { seats }: State,
  word: string,
): string {
  const [what, where = '', ship = ''] = word.split(':');
  if (what === 'galactica') return fill(texts.harm, { ship: texts.galactica });
  if (what === 'repair') {
    const place = where === 'vipers' ? texts.vipers : words.voice.title('locations', where).title;
    return fill(texts.mend, { place });
  }
  const sector = sectors.find(one => one === where);
  const area = sector === undefined ? '' : words.voice.sector(sector)('nom');
  const flyer = seats.find(({ id }) => id === ship)?.character;
  const kind = ship === 'basestar' ? ship : flyer === undefined ? 'unmanned-viper' : 'viper';
  const by = flyer === undefined ? area : words.shortName(flyer);
  return fill(what === 'destroy' ? texts.destroy : texts.harm, { ship: `${shipName(words, kind)} (${by})` });
}
