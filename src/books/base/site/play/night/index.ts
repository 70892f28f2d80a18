/** This book at a table. */
import type { Night } from '#features/night/night.ts';
import { reminders } from './reminders.ts';
import { setUp } from './setUp.ts';

export const night: Night = { reminders, setUp };
