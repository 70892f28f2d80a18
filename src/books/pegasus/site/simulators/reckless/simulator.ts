import { defineSimulator } from '#books/defineSimulator.ts';
import { meets } from '#features/simulators/tables/deeds.ts';

export const simulator = defineSimulator({
  rule: 'pegasus.reckless.makes-check-reckless',
  lesson: 'reckless-checks',
  worked:
    'treachery~check~at-any-cost/3~pass~pass~broadcast-location/1~guts-and-initiative/1.strategic-planning/3~executive-order/2.strategic-planning/5~broadcast-location~civilian-empty~broadcast-location/1~broadcast-location/1~broadcast-location/1',
  of: 'table',
  deeds: { check: meets('tigh', 'prison-labor') },
  parts: ['space', 'resources'],
  held: ['hand'],
});
