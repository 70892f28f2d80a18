import cards from '#locales/de/cards.json' with { type: 'json' };
import effects from '#locales/de/effects.json' with { type: 'json' };
import engine from '#locales/de/engine.json' with { type: 'json' };
import frames from '#locales/de/frames.json' with { type: 'json' };
import people from '#locales/de/people.json' with { type: 'json' };
import terms from '#locales/de/terms.json' with { type: 'json' };
import verbs from '#locales/de/verbs.json' with { type: 'json' };
import written from '#locales/de/written.json' with { type: 'json' };
import { german as grammar } from '../grammar/german.ts';
import events from '../log/de.json' with { type: 'json' };
import type { LocaleOf } from './localeOf.ts';

export const de: LocaleOf<'de'> = {
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
