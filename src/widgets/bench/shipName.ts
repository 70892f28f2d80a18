import { capital, type Words } from '../../board/words.ts';
import type { ShipKind } from '../../engine/model/vocabulary.ts';

/** One ship of a kind, as it stands at the head of something: "Raider". */
export function shipName(words: Words, kind: ShipKind | 'unmanned-viper'): string {
  return capital(words.voice.noun(kind, 1)('nom').replace(/^1 /, ''), words);
}
