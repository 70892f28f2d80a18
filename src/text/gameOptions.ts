/** What a game can be set to: rulings, where editions differ, and variants. */
import type { GameOption, RulingId } from '#engine/model/options.ts';
import type { RulingOption } from './engineTexts.ts';
import type { EngineKey, Voice } from './voice.ts';

/** What a ruling is about, as the label over its options. */
export function rulingText(voice: Voice, id: RulingId): string {
  return voice.reply(`rulings.${id}.name`);
}

export function rulingOptionText<Id extends RulingId>(
  voice: Voice,
  id: Id,
  option: RulingOption<Id>,
): string {
  // `EngineTexts` has a text for each option of each ruling; a key of both cannot say which belong together.
  return voice.reply(`rulings.${id}.options.${option}` as EngineKey);
}

export interface GameOptionText {
  readonly name: string;
  readonly effect: string;
}

export function gameOptionText(voice: Voice, id: GameOption): GameOptionText {
  return { name: voice.reply(`gameOptions.${id}.name`), effect: voice.reply(`gameOptions.${id}.effect`) };
}
