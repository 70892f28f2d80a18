/** What is asked, as a question. */
import type { Choice, Prompt, SomeOf } from '../engine/model/choice.ts';
import type { Voice } from './voice.ts';

type Variant = (choice: Choice) => string | undefined;

const about: Variant = choice => (typeof choice.about === 'string' ? choice.about : undefined);

/** One prompt may stand for several questions; what it is about tells them apart. */
const variants: { readonly [prompt in Prompt]?: Variant } = {
  card: ({ about: of }) => (of === 'super-crisis' || of === 'loyalty' || of === 'check' ? of : undefined),
  discard: about,
  civilian: about,
  player: choice => (choice.about === undefined ? undefined : 'loyalty'),
  sector: choice => (typeof choice.about === 'object' ? 'civilian' : about(choice)),
  ship(choice) {
    if (choice.about === undefined) return undefined;
    return choice.about === 'centurion' || choice.about === 'boarding' ? choice.about : 'attack';
  },
  viper(choice) {
    if (choice.shape === 'some') return 'repair';
    return typeof choice.about === 'number' ? 'activate' : about(choice);
  },
  'yes-no'(choice) {
    if (choice.about === undefined) return undefined;
    return choice.shape === 'yes-no' ? 'power' : 'pass-on';
  },
};

export function promptText(voice: Pick<Voice, 'reply'>, choice: Choice): string {
  return voice.reply(`prompts.${choice.prompt}`, {}, variants[choice.prompt]?.(choice));
}

/** How many of the options it takes. */
export function amountText(voice: Voice, { min, max }: SomeOf): string {
  if (min === max) return voice.reply('amount.exactly', { max });
  return min === 0 ? voice.reply('amount.at-most', { max }) : voice.reply('amount.between', { min, max });
}
