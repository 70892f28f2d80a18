/** What the engine will not do, and what is wrong with a saved game, as sentences. */
import type { Refusal } from '#engine/model/choice.ts';
import type { Difference } from '#engine/save/replay.ts';
import type { NotLoaded } from '#engine/save/save.ts';
import type { OptionsRefusal } from '#engine/setup/options.ts';
import type { EngineKey, Voice } from './voice.ts';

/** Why a choice, or a new game, is refused, and what to do instead. */
export function refusalText(voice: Pick<Voice, 'reply'>, code: Refusal | OptionsRefusal): string {
  return voice.reply(`refusals.${code}`);
}

/** What is wrong with a saved game, and the reason where the engine gives one. */
export function loadFaultText(voice: Pick<Voice, 'reply'>, { fault, because }: NotLoaded): string {
  const text = voice.reply(`loadFaults.${fault}`);
  return because === undefined ? text : `${text} ${refusalText(voice, because)}`;
}

/** How far a saved game still holds, and what is different from there on. */
export function differenceText(voice: Pick<Voice, 'reply' | 'tell'>, difference: Difference): string {
  const { kind, choice, turn, step, asked, askedThen, because } = difference;
  const at =
    step === undefined
      ? voice.reply('differs.at', { choice }, 'setup')
      : voice.reply('differs.at', { choice, turn, step: voice.tell(`step.${step}`) });
  const prompt = asked ?? askedThen;
  const sentences = [
    at,
    ...(prompt
      ? [voice.reply('differs.question', { question: voice.reply(`prompts.${prompt}` as EngineKey) })]
      : []),
    voice.reply(`differs.${kind}`),
    ...(because ? [refusalText(voice, because)] : []),
  ];
  return sentences.join(' ');
}
