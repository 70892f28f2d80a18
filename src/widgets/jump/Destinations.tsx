/** Two Destination cards, of which the Admiral takes one. */
import type { Book } from '../../engine/model/card.ts';
import type { Choice } from '../../engine/model/choice.ts';
import { optionsOf } from '../../machines/jumpBench.ts';
import { effectSentences } from '../../text/effect.ts';
import { promptText } from '../../text/prompts.ts';
import type { Voice } from '../../text/voice.ts';
import { fill } from '../bench/fill.ts';
import type { JumpTexts } from '../JumpBench.tsx';

type Props = {
  readonly asked: Choice;
  readonly book: Book;
  readonly voice: Voice;
  readonly texts: JumpTexts;
  readonly awake: boolean;
  readonly onChoose: (card: string) => void;
};

export function Destinations({ asked, book, voice, texts, awake, onChoose }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: pressing a card answers at once, as no form does
    <div class="destinations" role="group" aria-label={promptText(voice, asked)}>
      <p>{promptText(voice, asked)}</p>
      {optionsOf(asked).map(({ id }) => {
        const card = book.cards.find(one => one.id === id);
        if (card?.deck !== 'destination') return undefined;
        return (
          <button key={id} type="button" class="destination" disabled={!awake} onClick={() => onChoose(id)}>
            <b>{voice.title('cards', id).title}</b>
            <span>{effectSentences(voice, card.do)}</span>
            <span class="label">{fill(texts.far, { n: card.distance })}</span>
          </button>
        );
      })}
    </div>
  );
}
