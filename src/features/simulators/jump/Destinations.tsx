/** Two Destination cards, of which the Admiral takes one. */
import type { Book } from '#engine/model/card.ts';
import type { Choice } from '#engine/model/choice.ts';
import { fill } from '#i18n/translate.ts';
import { promptText } from '#text/prompts.ts';
import type { Speech } from '../kit/useSpeech.ts';
import type { JumpTexts } from './JumpBench.tsx';
import { optionsOf } from './jumpBench.ts';

type Props = {
  readonly asked: Choice;
  readonly book: Book;
  readonly speech: Speech;
  readonly effects: { readonly [card: string]: string };
  readonly texts: JumpTexts;
  readonly hydrated: boolean;
  readonly onChoose: (card: string) => void;
};

export function Destinations({ asked, book, speech, effects, texts, hydrated, onChoose }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: pressing a card answers at once, as no form does
    <div class="destinations" role="group" aria-label={promptText(speech, asked)}>
      <p>{promptText(speech, asked)}</p>
      {optionsOf(asked).map(({ id }) => {
        const card = book.cards.find(one => one.id === id);
        if (card?.deck !== 'destination') return undefined;
        return (
          <button
            key={id}
            type="button"
            class="destination"
            disabled={!hydrated}
            onClick={() => onChoose(id)}
          >
            <b>{speech.narrator.title('cards', id).title}</b>
            <span>{effects[id]}</span>
            <span class="label">{fill(texts.far, { n: card.distance })}</span>
          </button>
        );
      })}
    </div>
  );
}
