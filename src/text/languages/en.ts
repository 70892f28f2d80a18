import cards from '#locales/en/cards.json' with { type: 'json' };
import effects from '#locales/en/effects.json' with { type: 'json' };
import engine from '#locales/en/engine.json' with { type: 'json' };
import frames from '#locales/en/frames.json' with { type: 'json' };
import people from '#locales/en/people.json' with { type: 'json' };
import terms from '#locales/en/terms.json' with { type: 'json' };
import verbs from '#locales/en/verbs.json' with { type: 'json' };
import written from '#locales/en/written.json' with { type: 'json' };
import { english as grammar } from '../grammar/english.ts';
import events from '../log/en.json' with { type: 'json' };
import type { LocaleOf } from './localeOf.ts';

export const en: LocaleOf<'en'> = {
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
