/** For each kind of card the moment in which it is about to matter. */
import { cardsOf, type Library } from '../../engine/index.ts';
import type { CrisisCard, Location, SkillCard } from '../../engine/model/card.ts';
import type { TimingPoint } from '../../engine/timing/points.ts';
import type { Moment } from './moment.ts';

type Find = (lib: Library, id: string) => Moment | undefined;

const cylon = {
  at: 'caprica',
  loyalty: ['cylon-brig', 'not-a-cylon'],
  revealed: true,
  hand: ['executive-order/1'],
};

/** A check everybody can put something into. */
const check = 'bomb-threat';
/** Raiders are activated, and the fleet comes nearer to its jump. */
const raidersAndJump = 'a-traitor-accused';

const skill: Find = (lib, id) => {
  const card = lib.skillCards.get(id);
  if (card === undefined) return undefined;
  const moment = whenPlayed(card);
  return { ...moment, you: { ...moment.you, hand: handWith(card) } };
};

/** The strongest there is, among others that go into a check. */
function handWith({ id, strengths }: SkillCard): string[] {
  const strongest = `${id}/${Math.max(...Object.keys(strengths).map(Number))}`;
  return [strongest, 'executive-order/2', 'strategic-planning/3', 'consolidate-power/2'];
}

function whenPlayed({ abilities: [first], usedBy }: SkillCard): Moment {
  if (usedBy === 'cylons') return { step: first?.kind === 'movement' ? 'movement' : 'action', you: cylon };
  switch (first?.kind) {
    case 'action':
    case 'movement':
      return { character: 'lee-adama', step: first.kind, you: { at: 'hangar-deck' }, position: battle() };
    case 'reaction':
      return reacting[first.on] ?? atCheck;
    default:
      return atCheck;
  }
}

const atCheck: Moment = { step: 'crisis', position: { piles: { crisis: [check] } } };
const gunner: Moment = { you: { at: 'weapons-control' }, position: {} };

/** A viper of one’s own among raiders. */
const battle = (pilots: string[] = []): NonNullable<Moment['position']> => ({
  'damaged-vipers': 2,
  space: {
    bow: { basestars: [{}], raiders: 2 },
    'port-bow': { raiders: 3, vipers: 1, ...(pilots.length > 0 ? { pilots } : {}) },
    stern: { civilians: 2 },
  },
});

const reacting: { readonly [point in TimingPoint]?: Moment } = {
  'before-roll': gunner,
  'after-roll': gunner,
  'viper-attacked': {
    character: 'kara-thrace',
    step: 'activate',
    turn: { crisis: raidersAndJump },
    position: battle(['p1']),
  },
  'raiders-activated': {
    character: 'lee-adama',
    step: 'crisis',
    position: { ...battle(['p1']), piles: { crisis: [raidersAndJump] } },
  },
  'ship-destroyed': { you: { at: 'weapons-control' }, position: { ...battle(), dice: [8] } },
};

/** Where somebody is asked at once, at the Crisis step; what strikes by itself is still one action away. */
const crisis: Find = (lib, id) => {
  const card = lib.crises.get(id);
  if (card?.deck !== 'crisis') return undefined;
  return { step: isAsked(card) ? 'crisis' : 'action', position: { piles: { crisis: [id] } } };
};

const isAsked = ({ attack, options, check: needed }: CrisisCard): boolean =>
  attack === undefined && (options !== undefined || needed !== undefined);

const superCrisis: Find = (lib, id) =>
  lib.crises.get(id)?.deck === 'super-crisis'
    ? { you: { ...cylon, 'super-crises': [id] } }
    : undefined;

const newCaprica: Find = (lib, id) =>
  lib.crises.get(id)?.deck === 'new-caprica'
    ? { ...settled, step: 'crisis', position: { ...settled.position, piles: { crisis: [id] } } }
    : undefined;

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

const quorum: Find = (lib, id) =>
  lib.quorum.has(id)
    ? { character: 'laura-roslin', you: { at: 'presidents-office', quorum: [id] }, position: { titles: { president: 'p1' } } }
    : undefined;

/** What turns against its holder is dealt when half the way is done; the others have been his all along. */
const loyalty: Find = (lib, id) => {
  const card = lib.loyalty.get(id);
  // Those of the expansions that say the same are dealt at full tables only.
  if (card === undefined || (card.side === 'human' && id !== 'not-a-cylon')) return undefined;
  if (card.side === 'cylon') return { you: { at: 'ftl-control', loyalty: [id, 'not-a-cylon'] } };
  // It is dealt at tables of an even number only.
  const isOdd = card.side === 'human';
  return {
    ...(isOdd ? {} : { players: 4 }),
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

const character: Find = (lib, id) => {
  const sheet = lib.characters.get(id);
  if (sheet === undefined) return undefined;
  // Among humans a Cylon Leader has the most to do.
  if (sheet.class === 'cylon-leader')
    return { character: id, step: 'movement', you: { at: 'weapons-control', revealed: 'infiltrating' }, position: battle() };
  if (sheet.abilities.some(ability => 'on' in ability && ability.on === 'jumped'))
    return { character: id, you: { at: 'ftl-control' }, position: { 'jump-track': 4, dice: [8] } };
  return { character: id, step: 'movement', position: battle(sheet.class === 'pilot' ? ['p1'] : []) };
};

const places: { readonly [board in Location['board']]: (id: string) => Moment } = {
  galactica: id => ({ character: 'lee-adama', you: { at: id }, position: { ...battle(), boarding: [1] } }),
  'colonial-one': id => ({ you: { at: id }, position: { titles: { president: 'p1' } } }),
  cylon: id => ({
    you: { ...cylon, at: id, hand: ['executive-order/1', 'executive-order/2', 'repair/1'] },
    ...(id === 'hub-destroyed' ? { position: { [id]: true } as object } : {}),
  }),
  pegasus: id => ({ you: { at: id }, position: battle() }),
  'new-caprica': id => ({ ...settled, you: { at: id } }),
  demetrius: id => ({ objective: 'earth', you: { at: id } }),
  'rebel-basestar': id => ({ objective: 'earth', you: { at: id }, position: { 'rebel-basestar': 'humans' } as object }),
};

const location: Find = (lib, id) => {
  const place = lib.locations.get(id);
  if (place === undefined) return undefined;
  const moment = places[place.board](id);
  // It helps, or hinders, whoever draws cards there.
  return place.abilities.some(({ kind }) => kind === 'action') ? moment : { ...moment, step: 'skills' };
};

const title: Find = (lib, id) => {
  if (id === 'president') return quorum(lib, 'food-rationing');
  return id === 'admiral'
    ? { character: 'william-adama', you: { at: 'ftl-control' }, position: { 'jump-track': 4, titles: { admiral: 'p1' } } }
    : undefined;
};

const token: Find = (lib, id) => {
  if (lib.civilians.has(id)) {
    const space = { ...battle().space, stern: { civilians: [id, 'civilian-population-1'].slice(0, id === 'civilian-population-1' ? 1 : 2) } };
    return { you: { at: 'communications' }, position: { space } };
  }
  const damage = lib.tokens.get(id);
  switch (damage?.ship) {
    case 'basestar':
      return { you: { at: 'weapons-control' }, position: { ...battle(), piles: { 'basestar-damage': [id] }, dice: [8] } };
    case 'galactica':
      return damage.location === undefined
        ? struck(id)
        : { character: 'galen-tyrol', you: { at: damage.location, hand: ['repair/2', 'executive-order/1'] }, position: { ...battle(), 'galactica-damage': [id] } };
    case 'pegasus':
      return damage.location === undefined ? undefined : { character: 'galen-tyrol', you: { at: damage.location, hand: ['repair/2', 'executive-order/1'] }, position: { ...battle(), 'pegasus-damage': [id] } as object };
    default:
      return undefined;
  }
};

/** Once this crisis is over a basestar fires, and hits. */
const struck = (id: string): Moment => ({
  step: 'crisis',
  position: { ...battle(), piles: { 'galactica-damage': [id], crisis: ['riots-a'] }, dice: [8] },
});

const own = (kind: string, moment: (id: string) => Moment): Find => (lib, id) =>
  lib.ownCards.get(kind)?.has(id) ? moment(id) : undefined;

/** Those who wish the humans well sit at tables of an even number. */
const agenda: Find = (lib, id) => {
  const card = cardsOf(lib, 'agenda').get(id);
  if (card === undefined) return undefined;
  return {
    character: 'cavil',
    players: card.tendency === 'hostile' ? 5 : 4,
    you: { at: 'caprica', revealed: true, agendas: [id] } as object,
  };
};

const objective: Find = (lib, id) => {
  const aim = lib.objectives.get(id);
  if (aim === undefined) return undefined;
  const travelled = { 8: ['deep-space', 'remote-planet', 'asteroid-field', 'icy-moon'], 10: ['deep-space', 'remote-planet', 'asteroid-field', 'icy-moon', 'barren-planet'] };
  return {
    objective: id,
    character: 'william-adama',
    you: { at: 'ftl-control' },
    position: {
      'jump-track': 3,
      titles: { admiral: 'p1' },
      travelled: aim.lastJump === undefined ? ['deep-space', 'remote-planet', 'icy-moon'] : travelled[aim.lastJump === 8 ? 8 : 10],
    },
  };
};

export const momentsByKind: { readonly [kind: string]: Find } = {
  skill,
  crisis,
  'super-crisis': superCrisis,
  'new-caprica': newCaprica,
  quorum,
  loyalty,
  agenda,
  motive: own('motive', id => ({ character: 'danna-biers', you: { at: 'human-fleet', revealed: true, motives: [id] } as object })),
  mutiny: own('mutiny', id => ({ you: { mutiny: [id] } as object })),
  mission: own('mission', id => ({
    objective: 'earth',
    you: { at: 'demetrius-bridge' },
    position: { piles: { mission: [id] } as object },
  })),
  destination,
  objective,
  character,
  location,
  title,
  token,
};
