import type { Procedures } from '../model/flow.ts';

const steps = [
  { op: 'reveal-discards', rule: 'reveal.discard-to-three' },
  { op: 'reveal-quorum', rule: 'reveal.discard-kept-quorum' },
  { op: 'reveal-titles', rule: 'reveal.titles-lost', also: ['succession.on-reveal'] },
  { op: 'reveal-arrival', rule: 'reveal.resurrection-ship' },
] as const;

export const reveals: Procedures = {
  reveal: [
    { op: 'show-loyalty', rule: 'reveal.as-action', also: ['actions.reveal', 'reveal.one-card'] },
    {
      op: 'if',
      cond: { test: 'at', place: 'brig' },
      rule: 'brig.reveal-without-power',
      then: [],
      else: [{ op: 'reveal-power', rule: 'reveal.steps-after-power' }],
    },
    ...steps,
    { op: 'draw-from', deck: 'super-crisis', who: 'you', n: 1, rule: 'reveal.super-crisis' },
  ],
  // By the Sympathizer: no Super Crisis card, and the turn goes on (sympathizer.reveal-steps).
  turned: [{ op: 'turn-cylon', rule: 'sympathizer.blue-cylon' }, ...steps],
};
