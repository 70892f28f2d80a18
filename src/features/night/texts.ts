import type texts from '#locales/en/tonight.json';

/** A place where the fleet settles: what is told of it beside its own panel. */
interface SettlementTexts {
  readonly settlesAt: string;
  readonly markerBrings: string;
  readonly markerStands: string;
  readonly noAttacks: string;
}

/** With what the books say, which is looked up by name. */
export type TonightTexts = Omit<typeof texts, 'table'> & {
  readonly table: (typeof texts)['table'] & { readonly planet?: SettlementTexts };
};
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
