/** What the reference card for Cylon Leaders says, in whichever book they come: the same with rules of their own. */
import type { Ability } from '#engine/model/ability.ts';
import type { Instruction, Procedures } from '#engine/model/flow.ts';
import type { RuleId } from '#rules/ruleId.ts';

interface SheetRules {
  readonly returnAction: RuleId;
  readonly cardsInChecks: RuleId;
  readonly noTitles: RuleId;
}

/** On every Leader's sheet. */
export const infiltrator = ({ returnAction, cardsInChecks, noTitles }: SheetRules) =>
  [
    {
      id: 'end-of-infiltration',
      kind: 'action',
      rule: returnAction,
      when: { test: 'infiltrating' },
      do: [{ op: 'procedure', of: 'end-of-infiltration' }],
    },
    {
      id: 'infiltrator-in-checks',
      kind: 'modifier',
      rule: cardsInChecks,
      query: 'check-cards',
      set: 2,
      when: { test: 'infiltrating' },
    },
    {
      id: 'never-in-office',
      kind: 'modifier',
      rule: noTitles,
      query: 'may-hold-title',
      forbid: true,
    },
  ] satisfies readonly Ability[];

/** Of those who do not begin among the humans. */
export const smallHand = (rule: RuleId) =>
  ({ id: 'starting-hand', kind: 'modifier', rule, query: 'starting-hand', set: 2 }) satisfies Ability;

interface FlowRules {
  readonly enter: RuleId;
  readonly countsAsHuman: RuleId;
  readonly returnAction: RuleId;
  readonly returnFromBrig: RuleId;
  readonly endsAtReturn: RuleId;
  readonly quorumCards: RuleId;
}

/** Begun, ended as an action, and over wherever he is back among the Cylons. */
export const infiltration = (rules: FlowRules): Procedures => ({
  infiltration: [
    { op: 'begin-infiltration', rule: rules.enter, also: [rules.countsAsHuman] },
    { op: 'station', who: 'you', by: 'you', on: 'galactica', rule: rules.enter },
  ],
  'end-of-infiltration': [
    {
      op: 'if',
      cond: { test: 'at', place: 'brig' },
      then: [{ op: 'call', block: 'leader-returns-paying' }],
      else: [{ op: 'call', block: 'leader-returns' }],
    },
  ],
  'leader-returns': [{ op: 'reveal-arrival', rule: rules.returnAction }, backHome(rules.endsAtReturn)],
  // Discarded by a Cylon: he has arrived.
  'leader-returns-paying': [
    { op: 'call', block: 'leader-returns' },
    { op: 'reveal-discards', rule: rules.returnFromBrig },
  ],
  'infiltration-over': [
    { op: 'end-infiltration', rule: rules.endsAtReturn },
    { op: 'discard-attached', rule: rules.quorumCards },
  ],
});

/** After he has been sent back, wherever that is now. */
export const backHome = (rule: RuleId): Instruction => ({ op: 'call', block: 'infiltration-over', rule });
