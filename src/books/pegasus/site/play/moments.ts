/** When the cards of this book matter. */
import { battle, raidersAndJump } from '#books/base/site/play/moments/common.ts';
import { reactingSkill } from '#books/base/site/play/moments/skill.ts';
import { character } from '#books/leaders/site/moments.ts';
import { cardsOf } from '#engine/index.ts';
import { type Find, type Moment, type Moments, onBoards, oneJumpBefore } from '#ui/moments/moments.ts';

/** The fleet lies over New Caprica and is about to flee. */
const settled = {
  objective: 'new-caprica',
  others: 'resistance-hq',
  you: { at: 'shipyard' },
  position: {
    travelled: ['icy-moon', 'ragnar-anchorage', 'remote-planet', 'barren-planet', 'barren-planet'],
    'new-caprica': {
      orbit: true,
      locked: ['civilian-population-2', 'civilian-population-1'],
      prepared: ['civilian-population-1'],
      occupation: ['shipyard'],
    },
  },
} satisfies Moment & { position: object };

const newCaprica: Find = (lib, id) =>
  lib.crises.get(id)?.deck === 'new-caprica'
    ? { ...settled, step: 'crisis', position: { ...settled.position, piles: { crisis: [id] } } }
    : undefined;

/** Those who wish the humans well sit at tables of an even number. */
const agenda: Find = (lib, id) => {
  const card = cardsOf(lib, 'agenda').get(id);
  if (card === undefined) return undefined;
  return {
    character: 'cavil',
    players: card.tendency === 'hostile' ? 5 : 4,
    you: { at: 'caprica', revealed: true, agendas: [id] },
  };
};

const location = onBoards({
  pegasus: id => ({ you: { at: id }, position: battle() }),
  'new-caprica': id => ({
    ...settled,
    you: { at: id },
    position: { ...settled.position, titles: { president: 'p1' } },
  }),
});

const objective = oneJumpBefore(
  { 'new-caprica': ['deep-space', 'remote-planet', 'icy-moon'] },
  'william-adama',
);

const skill = reactingSkill({
  'raiders-activated': {
    character: 'lee-adama',
    step: 'crisis',
    position: { ...battle(['p1']), piles: { crisis: [raidersAndJump] } },
  },
});

export const moments: Moments = {
  kinds: { 'new-caprica': newCaprica, agenda, character, location, objective, skill },
};
