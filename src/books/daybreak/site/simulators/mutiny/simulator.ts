import { defineSimulator } from '#books/defineSimulator.ts';
import { act, befalls } from '#features/simulators/tables/deeds.ts';
import { mutinyCards } from '../mutinyCards.ts';

const draws = (seat: string) => befalls('zarek', seat, [{ op: 'draw-mutiny', who: 'you', n: 1 }]);

export const simulator = defineSimulator({
  rule: 'daybreak.mutiny.second-card',
  lesson: 'mutiny',
  worked:
    'free~zarek~armed-resistance~impeachment~adama~assume-command~reveal~no~bomb-on-colonial-1~tyrol~bait-and-switch',
  of: 'table',
  deeds: {
    zarek: draws('zarek'),
    adama: draws('adama'),
    mutineer: draws('mutineer'),
    reveal: act('mutineer', 'cylon-brig'),
  },
  parts: ['players'],
  held: [mutinyCards, 'loyalty'],
});
