/** When the cards of this book matter. */
import { amongCylons } from '#books/base/site/play/moments/things.ts';
import { character } from '#books/leaders/site/moments.ts';
import { type Moments, onBoards, oneJumpBefore, ownCards } from '#ui/moments/moments.ts';

const motive = ownCards('motive', id => ({
  character: 'danna-biers',
  you: { at: 'human-fleet', revealed: true, motives: [id] },
}));

const mutiny = ownCards('mutiny', id => ({ you: { mutiny: [id] } }));

const mission = ownCards('mission', id => ({
  objective: 'earth',
  you: { at: 'demetrius-bridge' },
  position: { piles: { mission: [id] } },
}));

const location = onBoards({
  cylon: id => (id === 'hub-destroyed' ? { ...amongCylons(id), position: { [id]: true } } : undefined),
  demetrius: id => ({ objective: 'earth', you: { at: id } }),
  'rebel-basestar': id => ({
    objective: 'earth',
    you: { at: id },
    position: { 'rebel-basestar': 'humans' },
  }),
});

const objective = oneJumpBefore(
  { earth: ['deep-space', 'remote-planet', 'asteroid-field', 'icy-moon', 'barren-planet'] },
  'william-adama',
);

export const moments: Moments = { kinds: { motive, mutiny, mission, character, location, objective } };
