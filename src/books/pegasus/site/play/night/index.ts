/** This book at a table. */
import { crossing } from '#books/leaders/site/night.ts';
import type { Night } from '#features/night/night.ts';
import { settlement } from './newCaprica.ts';
import { reminders } from './reminders.ts';
import { setUp } from './setUp.ts';

export const night: Night = {
  reminders,
  setUp,
  crossing,
  settlement,
  boards: { 'new-caprica': (lib, plan) => settlement.at(lib, plan) !== undefined },
};
