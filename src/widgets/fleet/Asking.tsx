/** What the engine asks: a die, a token, or a decision of the current player. */

import { sectorName, stackText } from '../../board/describe/sectors.ts';
import type { BoardModel } from '../../board/model.ts';
import { stacksOf } from '../../board/stacks.ts';
import { tokenSymbols } from '../../board/symbols/tokens.ts';
import type { Words } from '../../board/words.ts';
import type { Choice } from '../../engine/model/choice.ts';
import { sectors } from '../../engine/model/vocabulary.ts';
import { optionsOf } from '../../machines/fleetBench.ts';
import { promptText } from '../../text/prompts.ts';
import type { FrameTexts } from '../bench/Bench.tsx';
import { Glyph } from '../bench/Glyph.tsx';
import type { Speech } from '../bench/useSpeech.ts';
import type { FleetTexts } from '../FleetBench.tsx';

type Props = {
  readonly asked: Choice;
  readonly texts: FleetTexts;
  readonly frame: FrameTexts;
  readonly words: Words;
  readonly speech: Speech;
  readonly model: BoardModel;
  readonly awake: boolean;
  readonly send: (answer: { readonly type: 'answer'; readonly choose: string }) => void;
};

export function Asking({ asked, texts, frame, words, speech, model, awake, send }: Props) {
  const answer = (choose: string) => send({ type: 'answer', choose });
  // One of them by its number: equal things are as many chances.
  const all = optionsOf(asked).flatMap(({ id, count = 1 }) => Array.from({ length: count }, () => id));
  const die = asked.prompt === 'die';
  const byChance = asked.seat === 'chance' && (
    <button
      type="button"
      class="button"
      disabled={!awake}
      onClick={() => answer(all[Math.floor(Math.random() * all.length)] ?? '')}
    >
      {die && <Glyph d={tokenSymbols.die} />} {die ? frame.throw : texts.chance}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: pressing one of these answers at once, as no form does
    <div class="answers" role="group" aria-label={promptText(speech, asked)}>
      <p>{promptText(speech, asked)}</p>
      {byChance}
      {(asked.seat !== 'chance' || die) &&
        optionsOf(asked).map(({ id }) => (
          <button key={id} type="button" class="button quiet" disabled={!awake} onClick={() => answer(id)}>
            {nameOf(id, asked, { words, speech, model })}
          </button>
        ))}
    </div>
  );
}

/** What an option is called: an area, or the ships that stand there. */
function nameOf(
  option: string,
  { about }: Choice,
  { words, speech, model }: Pick<Props, 'words' | 'speech' | 'model'>,
): string {
  const sector = sectors.find(one => one === option);
  if (sector !== undefined) return sectorName(words, sector);
  if (about === 'centurion') return `${speech.narrator.tell('target.centurion')} ${option}`;
  for (const at of sectors) {
    const stack = stacksOf(at, model.ships[at], model.players).find(({ id }) => id === option);
    if (stack !== undefined) return `${stackText(stack, model.print, words)}, ${sectorName(words, at)}`;
  }
  return option;
}
