import cards from '#locales/es/cards.json' with { type: 'json' };
import effects from '#locales/es/effects.json' with { type: 'json' };
import engine from '#locales/es/engine.json' with { type: 'json' };
import frames from '#locales/es/frames.json' with { type: 'json' };
import people from '#locales/es/people.json' with { type: 'json' };
import terms from '#locales/es/terms.json' with { type: 'json' };
import verbs from '#locales/es/verbs.json' with { type: 'json' };
import written from '#locales/es/written.json' with { type: 'json' };
import { spanish as grammar } from '../grammar/spanish.ts';
import events from '../log/es.json' with { type: 'json' };
import type { LocaleOf } from './localeOf.ts';

export const es: LocaleOf<'es'> = {
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
