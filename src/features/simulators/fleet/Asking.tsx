/** What the engine asks: a die, a token, or a decision of the current player. */

import { sectorName, stackText } from '#board/describe/sectors.ts';
import type { BoardModel } from '#board/model.ts';
import { stacksOf } from '#board/stacks.ts';
import { capital, type Words } from '#board/words.ts';
import type { Choice } from '#engine/model/choice.ts';
import { sectors } from '#engine/model/vocabulary.ts';
import { promptText } from '#text/prompts.ts';
import type { FrameTexts } from '#ui/bench/BenchFrame.tsx';
import { Answers, ByChance } from '../kit/Answers.tsx';
import type { Speech } from '../kit/useSpeech.ts';
import type { FleetTexts } from './FleetBench.tsx';
import { optionsOf } from './fleetBench.ts';

type Props = {
  readonly asked: Choice;
  readonly texts: FleetTexts;
  readonly frame: FrameTexts;
  readonly words: Words;
  readonly speech: Speech;
  readonly model: BoardModel;
  readonly hydrated: boolean;
  readonly onAnswer: (choose: string) => void;
};

export function Asking({ asked, texts, frame, words, speech, model, hydrated, onAnswer }: Props) {
  const die = asked.prompt === 'die';
  const question = promptText(speech, asked);
  return (
    <>
      {asked.seat === 'chance' && (
        <ByChance {...{ asked, hydrated }} name={die ? frame.roll : texts.chance} onSay={onAnswer} />
      )}
      {(asked.seat !== 'chance' || die) && (
        <Answers
          legend={question}
          silent
          words={optionsOf(asked).map(({ id }) => id)}
          nameOf={id => nameOf(id, asked, { words, speech, model })}
          hydrated={hydrated}
          onSay={onAnswer}
        />
      )}
    </>
  );
}

/** What an option is called: an area, or the ships that stand there. */
function nameOf(
  option: string,
  { about }: Choice,
  { words, speech, model }: Pick<Props, 'words' | 'speech' | 'model'>,
): string {
  const sector = sectors.find(one => one === option);
  if (sector !== undefined) return capital(sectorName(words, sector), words);
  if (about === 'centurion') return `${speech.narrator.tell('target.centurion')} ${option}`;
  for (const at of sectors) {
    const stack = stacksOf(at, model.ships[at], model.players).find(({ id }) => id === option);
    if (stack !== undefined) return `${stackText(stack, model.print, words)}, ${sectorName(words, at)}`;
  }
  return option;
}
