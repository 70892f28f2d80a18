import { titles as baseTitles } from '#books/base/cards/titles.ts';
import type { Ability } from '#engine/model/ability.ts';
import type { TitleCard } from '#engine/model/card.ts';

/** The lines of succession with the new characters in them (pegasus.succession.president-order, …admiral-order). */
const lines = {
  president: [
    'laura-roslin',
    'gaius-baltar',
    'tom-zarek',
    'ellen-tigh',
    'lee-adama',
    'william-adama',
    'karl-agathon',
    'galen-tyrol',
    'helena-cain',
    'anastasia-dualla',
    'sharon-valerii',
    'saul-tigh',
    'kara-thrace',
    'louanne-katraine',
  ],
  admiral: [
    'helena-cain',
    'william-adama',
    'saul-tigh',
    'karl-agathon',
    'lee-adama',
    'anastasia-dualla',
    'kara-thrace',
    'louanne-katraine',
    'sharon-valerii',
    'galen-tyrol',
    'tom-zarek',
    'ellen-tigh',
    'gaius-baltar',
    'laura-roslin',
  ],
} as const;

/** What the title cards of that objective say besides; without it nobody comes to New Caprica. */
const onNewCaprica: { readonly [title in keyof typeof lines]: readonly Ability[] } = {
  president: [
    {
      id: 'quorum-roll',
      kind: 'trigger',
      rule: 'pegasus.new-caprica.locations.president-roll',
      on: 'quorum-played',
      when: { test: 'on', board: 'new-caprica' },
      do: [
        {
          op: 'roll',
          by: 'you',
          outcomes: [{ from: 1, to: 3, do: [{ op: 'send', who: 'you', to: 'detention' }] }],
        },
      ],
    },
  ],
  admiral: [
    {
      id: 'leave-new-caprica',
      kind: 'action',
      rule: 'pegasus.new-caprica.orbit.admiral-action',
      when: { test: 'in-orbit' },
      do: [{ op: 'procedure', of: 'leave-new-caprica' }],
    },
  ],
};

export const titles: readonly TitleCard[] = baseTitles.map(title => ({
  ...title,
  abilities: [...title.abilities, ...onNewCaprica[title.id]],
  line: lines[title.id],
}));
