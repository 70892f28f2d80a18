import { useMemo } from 'preact/hooks';
import type { Words } from '#board/words.ts';
import type { EventType, GameEvent } from '#engine/model/event.ts';
import type { State } from '#engine/model/state.ts';
import type { Language } from '#i18n/languages.ts';
import { makeTranslate } from '#i18n/translate.ts';
import type engine from '#locales/en/engine.json';
import { eventText } from '#text/events/index.ts';
import type { Table } from '#text/events/teller.ts';
import { tellLog } from '#text/log/tellLog.ts';
import type { Titles } from '#text/titles.ts';
import type { Narrator, Voice } from '#text/voice.ts';
import { useWords } from '#ui/board/useWords.ts';
import { useNarrator } from '#ui/story/useNarrator.ts';

/** What a bench says besides the log, which comes with its page: a whole voice would weigh as much as the engine. */
export interface Sayings {
  /** What the engine asks. */
  readonly prompts: typeof engine.prompts;
  /** Ships and tokens that are called by what they do. */
  readonly things: { readonly [id: string]: string };
  /** What its cards, people and places are called. */
  readonly titles: Titles;
}

/** One language, as a bench speaks it. */
export interface Speech extends Pick<Voice, 'reply'> {
  readonly narrator: Narrator;
  readonly things: Sayings['things'];
}

export function makeSpeech(language: Language, narrator: Narrator, { prompts, things }: Sayings): Speech {
  const translate = makeTranslate(language, { prompts });
  return { narrator, things, reply: (key, values, context) => translate(key, { ...values, context }) };
}

/** To be called inside of `Suspense`; see `useWords`. */
export function useSpeech(language: Language, sayings: Sayings): { words: Words; speech: Speech } {
  const words = useWords(language, sayings.titles);
  const narrator = useNarrator(language, sayings.titles);
  const speech = useMemo(() => makeSpeech(language, narrator, sayings), [language, narrator, sayings]);
  return { words, speech };
}

/** An event as a sentence of the log. */
export function tell(speech: Speech, event: GameEvent, state: State): string {
  return eventText(speech.narrator, event, tableOf(speech, state));
}

function tableOf({ narrator, things }: Speech, { seats }: State): Table {
  const thing = (id: string): string => things[id] ?? id;
  return {
    seatName: seat => narrator.shortName(seats[seat]?.character ?? ''),
    civilianName: thing,
    tokenName: thing,
  };
}

/** These say nothing but what comes next, which is shown in another way. */
export const untold: readonly EventType[] = ['turn-began', 'step-began'];

/** What has happened, sentence by sentence. */
export function toldOf(speech: Speech, events: readonly GameEvent[], state: State): readonly string[] {
  const news = events.filter(({ type }) => !untold.includes(type));
  return tellLog(speech.narrator, news, tableOf(speech, state)).map(({ text }) => text);
}
