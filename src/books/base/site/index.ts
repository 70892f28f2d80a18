import { defineSite } from '#books/siteFacet.ts';
import { plans } from './plans.ts';
import { simulators } from './simulators/index.ts';
import { type BaseTexts, texts } from './texts.ts';

export const facet = defineSite<BaseTexts>({
  texts,
  simulators,
  plans,
  loyalties: {
    cylon: 'you-are-a-cylon',
    'not-a-cylon': 'you-are-not-a-cylon',
    sympathizer: 'sympathizer',
  },
});
