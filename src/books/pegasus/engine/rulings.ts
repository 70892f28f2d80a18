/** Where the rules of Pegasus can be read in two ways, and its variants. */
import type { Library } from '#engine/library/library.ts';
import type { GameOptions } from '#engine/model/options.ts';
import type { OptionsRefusal } from '#engine/setup/options.ts';

/** By the end of the id of the question in `content/editions/pegasus.yaml`; the default answer first. */
export const pegasusRulings = {
  'infiltrator-receives-loyalty': ['never', 'allowed'],
  'cylon-draw-scope': ['receive-step', 'every-draw'],
  'cylon-immunity-is-optional': ['optional', 'automatic'],
  'cylon-immunity-skill-checks': ['every-check', 'crisis-cards-only'],
  'new-caprica-draw-and-destroy': ['stacks-only', 'supply-and-space-too'],
  'all-admiral-candidates-in-brig': ['until-somebody-leaves', 'stays'],
  'damage-effects-naming-galactica-tokens': ['galactica-only', 'either-ship'],
  'breeders-canyon-activation': ['activates', 'skips'],
  'return-discard-in-detention': ['both-places', 'brig-only'],
  'infiltrator-cap-in-detention': ['two', 'one'],
  'loyalty-of-replacement': ['none', 'new-card'],
  'turn-after-human-execution': ['goes-on', 'ends'],
  'viper-effects-before-return': ['space-frozen', 'all-frozen'],
  'spawn-with-authority-action': ['both', 'one'],
} as const;

export const pegasusOptions = ['no-leaders', 'sympathetic-cylon'] as const;

/** One card can take the place of the Sympathizer, or none. */
export function refuses(_lib: Library, { options }: GameOptions): OptionsRefusal | undefined {
  const both = options['sympathetic-cylon'] === true && options['no-sympathizer'] === true;
  return both ? 'options-exclude-each-other' : undefined;
}

type PegasusRulings = { readonly [id in keyof typeof pegasusRulings]: (typeof pegasusRulings)[id][number] };

declare module '#engine/model/options.ts' {
  interface Rulings extends PegasusRulings {}
  interface GameOptionIds extends Record<(typeof pegasusOptions)[number], object> {}
}
