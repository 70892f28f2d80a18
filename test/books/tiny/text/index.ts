/** What the invented book says where cards are read. */
import { actionLine } from '#text/cards/decks.ts';
import { cardText } from '#text/cardText.ts';
import { defineText, type TextWords } from '#text/facet.ts';
import type { OmenCard, TinyCardOps, TinyTests } from '../engine/words.ts';
import de from '../texts/de.json' with { type: 'json' };
import en from '../texts/en.json' with { type: 'json' };
import es from '../texts/es.json' with { type: 'json' };
import pl from '../texts/pl.json' with { type: 'json' };
import { facet as log } from './log.ts';

interface Words extends TextWords {
  readonly ops: TinyCardOps;
  readonly tests: TinyTests;
  readonly kinds: { readonly omen: OmenCard };
}

declare module '#text/voice.ts' {
  interface TextKeys {
    readonly tiny: 'tests.star-risen' | 'on.star-risen-high' | 'part.omen';
  }
  interface EventKeys {
    readonly tiny: 'star-rose' | 'pile.omens';
  }
}

declare module '#text/terms.ts' {
  interface PersonIds {
    readonly tiny: 'herald' | 'next-herald' | 'star-gazers';
  }
}

declare module '#text/frames.ts' {
  interface FrameIds {
    readonly tiny: 'raise-star' | 'result-omen' | 'into-halo' | 'out-of-halo';
  }
}

export const facet = defineText<Words>({
  words: { en, de, es, pl },
  log,
  ops: {
    'into-halo': ({ n }) => [{ frame: 'into-halo', values: { n } }],
    'out-of-halo': () => [{ frame: 'out-of-halo' }],
    'raise-star': ({ n }, { actor }) => [{ frame: 'raise-star', values: { n }, ...(actor && { by: actor }) }],
  },
  tests: { 'star-risen': ({ atLeast }) => ({ key: 'tests.star-risen', values: { n: atLeast } }) },
  parts: ['omen'],
  kinds: {
    omen: (voice, { id }) =>
      cardText(voice, 'cards', id, id, [
        { part: 'effect', text: actionLine(voice, id, [{ op: 'raise-star', n: 1 }]) },
      ]),
  },
});
