import type texts from '#locales/en/tonight.json';

export type TonightTexts = typeof texts;
/** What every part says, and one part of its own. */
export type CommonTexts = Pick<
  TonightTexts,
  | 'seat'
  | 'nobody'
  | 'unfinished'
  | 'toPlan'
  | 'loading'
  | 'unreachable'
  | 'badLink'
  | 'otherLink'
  | 'strangers'
  | 'unkept'
  | 'beside'
>;
