/** What the engine will not do, and what is wrong with a saved game, as sentences. */
import type { Refusal } from '../engine/model/choice.ts';
import type { Loaded } from '../engine/save/save.ts';
import type { OptionsRefusal } from '../engine/setup/options.ts';
import type { Voice } from './voice.ts';

type NotLoaded = Extract<Loaded, { ok: false }>;

/** Why a choice, or a new game, is refused, and what to do instead. */
export function refusalText(voice: Voice, code: Refusal | OptionsRefusal): string {
  return voice.reply(`refusals.${code}`);
}

/** What is wrong with a saved game, and the reason where the engine gives one. */
export function loadFaultText(voice: Voice, { fault, because, choice }: NotLoaded): string {
  const text =
    choice === undefined
      ? voice.reply(`loadFaults.${fault}`)
      : voice.reply(`loadFaults.${fault}`, { choice }, 'numbered');
  return because === undefined ? text : `${text} ${refusalText(voice, because)}`;
}
