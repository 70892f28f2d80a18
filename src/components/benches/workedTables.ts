import type { TableBenchId } from '../../machines/tables/tables.ts';

/** A course on each table for readers without script, as its address names it. */
export const workedTables: { readonly [bench in TableBenchId]: string } = {
  reckless: 'treachery~check',
  execution: 'cylon.before~execute',
  occupation: 'away~activate',
  abilities: 'harmless~check',
  mutiny: 'free~zarek',
  mission: 'digging-up-the-past~begin',
  'assault-raptors': 'reserves~command',
};
