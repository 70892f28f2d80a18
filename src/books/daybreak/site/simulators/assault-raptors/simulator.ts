import { defineSimulator } from '#books/defineSimulator.ts';
import { act, befalls } from '#features/simulators/tables/deeds.ts';

export const simulator = defineSimulator({
  rule: 'daybreak.assault-raptors.as-vipers',
  worked: 'reserves~command~launch:port-bow:assault-raptor~attack:port-bow:assault-raptor:raider~6~raiders',
  of: 'table',
  deeds: {
    command: act('adama', 'command'),
    launch: act('starbuck', 'hangar-deck'),
    raiders: befalls('adama', 'adama', [{ op: 'activate', what: ['raiders'] }]),
  },
  parts: ['space', 'reserves'],
  held: [],
});
