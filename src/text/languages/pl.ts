import cards from '#locales/pl/cards.json' with { type: 'json' };
import effects from '#locales/pl/effects.json' with { type: 'json' };
import engine from '#locales/pl/engine.json' with { type: 'json' };
import frames from '#locales/pl/frames.json' with { type: 'json' };
import people from '#locales/pl/people.json' with { type: 'json' };
import terms from '#locales/pl/terms.json' with { type: 'json' };
import verbs from '#locales/pl/verbs.json' with { type: 'json' };
import written from '#locales/pl/written.json' with { type: 'json' };
import { polish as grammar } from '../grammar/polish.ts';
import events from '../log/pl.json' with { type: 'json' };
import type { LocaleOf } from './localeOf.ts';

export const pl: LocaleOf<'pl'> = {
  terms,
  people,
  titles: cards,
  effects,
  frames,
  verbs,
  events,
  engine,
  grammar,
  written,
};
