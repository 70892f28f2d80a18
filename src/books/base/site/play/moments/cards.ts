/** Cards of the decks: on top of their pile, or in the hand of somebody who can use them now. */
import type { CrisisCard } from '#engine/model/card.ts';
import type { Find } from '#ui/moments/moments.ts';
import { cylon, raidersAndJump } from './common.ts';

/** Where somebody is asked at once, at the Crisis step; what strikes by itself is still one action away. */
const crisis: Find = (lib, id) => {
  const card = lib.crises.get(id);
  if (card?.deck !== 'crisis') return undefined;
  return { step: isAsked(card) ? 'crisis' : 'action', position: { piles: { crisis: [id] } } };
};

const isAsked = ({ attack, options, check: needed }: CrisisCard): boolean =>
  attack === undefined && (options !== undefined || needed !== undefined);

const superCrisis: Find = (lib, id) =>
  lib.crises.get(id)?.deck === 'super-crisis' ? { you: { ...cylon, 'super-crises': [id] } } : undefined;

const quorum: Find = (lib, id) =>
  lib.quorum.has(id)
    ? {
        character: 'laura-roslin',
        you: { at: 'presidents-office', quorum: [id] },
        position: { titles: { president: 'p1' } },
      }
    : undefined;

/** What turns against its holder is dealt when half the way is done; the others have been his all along. */
const loyalty: Find = (lib, id) => {
  const card = lib.loyalty.get(id);
  // Those of the expansions that say the same are dealt at full tables only.
  if (card === undefined || (card.side === 'human' && id !== 'not-a-cylon')) return undefined;
  if (card.side === 'cylon') return { you: { at: 'ftl-control', loyalty: [id, 'not-a-cylon'] } };
  return {
    // The others are dealt at tables of an even number only.
    ...(card.side === 'human' ? {} : { players: 4 }),
    ...(lib.gameOptions.includes(id) ? { options: { [id]: true } } : {}),
    character: 'william-adama',
    you: { at: 'ftl-control', loyalty: ['not-a-cylon'] },
    position: {
      'jump-track': 4,
      travelled: ['icy-moon', 'deep-space'],
      titles: { admiral: 'p1' },
      piles: { loyalty: [id], destination: ['remote-planet', 'tylium-planet'] },
    },
  };
};

/** The fleet jumps in this very step, and the Admiral picks one of two. */
const destination: Find = (lib, id) =>
  lib.destinations.has(id)
    ? {
        character: 'william-adama',
        step: 'jump',
        turn: { crisis: raidersAndJump },
        position: {
          'jump-track': 4,
          titles: { admiral: 'p1' },
          piles: { destination: [id, id === 'deep-space' ? 'icy-moon' : 'deep-space'] },
        },
      }
    : undefined;

export const cards = {
  crisis,
  'super-crisis': superCrisis,
  quorum,
  loyalty,
  destination,
} satisfies { readonly [kind: string]: Find };
