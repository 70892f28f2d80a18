import { defineSimulator } from '#books/defineSimulator.ts';
import { act, befalls } from '#features/simulators/tables/deeds.ts';

export const simulator = defineSimulator({
  rule: 'pegasus.new-caprica.occupation.advance',
  worked: 'away~activate~attack~pass~6~shipyard',
  of: 'table',
  deeds: {
    activate: befalls('tigh', 'tigh', [{ op: 'activate', what: ['occupation-forces'] }]),
    attack: act('apollo', 'attack-occupation'),
    shipyard: act('tigh', 'shipyard'),
    imprison: act('zarek', 'imprison'),
  },
  parts: ['new-caprica', 'resources'],
  held: [],
});
