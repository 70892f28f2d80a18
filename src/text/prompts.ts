/** What is asked, as a question. */
import type { Choice, ChoiceOf, CorePrompt, Prompt, SomeOf } from '#engine/model/choice.ts';
import type { EngineKey, Voice } from './voice.ts';

type Variant<P extends Prompt> = (choice: ChoiceOf<P>) => string | undefined;

/** One prompt may stand for several questions; what it is about tells them apart. */
const variants: { readonly [P in CorePrompt]?: Variant<P> } = {
  card: ({ about }) => (typeof about === 'string' ? about : undefined),
  discard: ({ about }) => about,
  craft: ({ about }) => about,
  activation: ({ about }) => about,
  civilian: ({ about }) => about,
  'top-or-bottom': ({ about }) => (about === 'civilians' ? about : undefined),
  'skill-draw': ({ max }) => (max === 1 ? 'single' : undefined),
  player: ({ about }) => (about === undefined ? undefined : 'loyalty'),
  sector: ({ about }) => (typeof about === 'string' ? about : 'civilian'),
  ship(choice) {
    if (choice.about === undefined) return undefined;
    return choice.about === 'centurion' || choice.about === 'boarding' ? choice.about : 'attack';
  },
  viper(choice) {
    if (choice.shape === 'some') return 'repair';
    return typeof choice.about === 'number' ? 'activate' : choice.about;
  },
  'yes-no'(choice) {
    if (choice.about === undefined) return undefined;
    return choice.shape === 'yes-no' ? 'power' : 'pass-on';
  },
};

/** Which of the questions that its prompt stands for a choice puts, where there are several. */
export function promptVariant(choice: Choice): string | undefined {
  // Each prompt's variant takes the choices of that prompt.
  const variant = Reflect.get(variants, choice.prompt) as Variant<Prompt> | undefined;
  return variant?.(choice);
}

export function promptText(voice: Pick<Voice, 'reply'>, choice: Choice): string {
  // Prompts of books are told apart by the word for what they are about, where there is a text for that.
  const about = typeof choice.about === 'string' ? choice.about : undefined;
  return voice.reply(`prompts.${choice.prompt}` as EngineKey, {}, promptVariant(choice) ?? about);
}

/** How many of the options it takes. */
export function amountText(voice: Voice, { min, max }: SomeOf): string {
  if (min === max) return voice.reply('amount.exactly', { max });
  return min === 0 ? voice.reply('amount.at-most', { max }) : voice.reply('amount.between', { min, max });
}
