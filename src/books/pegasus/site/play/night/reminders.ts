/** What tables with this book forget. */
import { leaderReminders } from '#books/leaders/site/night.ts';
import type { Reminder, Seen } from '#features/night/night.ts';
import { type Planet, planetOf } from './planet.ts';

/** Where the fleet has settled on the planet. */
const onPlanet =
  (is: (planet: Planet, seen: Seen) => boolean) =>
  (seen: Seen): boolean =>
    seen.state.settled !== undefined && is(planetOf(seen.state.settled), seen);

const isAway = onPlanet(({ orbit }) => !orbit);

export const reminders: readonly Reminder[] = [
  ...leaderReminders({
    'different-types': 'pegasus.cylon-turn.draw-two-different',
    'leader-types': 'pegasus.cylon-leaders.skill-types',
    'infiltrator-draw': 'pegasus.infiltration.extra-card',
    'infiltrator-cards': 'pegasus.infiltration.two-card-cap',
    'cylon-jump': 'pegasus.cylon-turn.jump-step',
    'treachery-of-cylons': 'pegasus.treachery.cylons-use-text',
    'leader-action': 'pegasus.cylon-leaders.action-choice',
  }),
  {
    id: 'planet-only',
    rule: 'pegasus.new-caprica.movement.before-return',
    at: 'movement',
    when: isAway,
  },
  {
    id: 'planet-and-ships',
    rule: 'pegasus.new-caprica.movement.humans-after-return',
    at: 'movement',
    when: onPlanet(({ orbit }, { now }) => orbit && now !== 'revealed'),
  },
  {
    id: 'movement-ability',
    rule: 'pegasus.movement-abilities.instead-of-move',
    at: 'movement',
    when: ({ now }) => now !== 'brig',
  },
  {
    id: 'imprison',
    rule: 'pegasus.new-caprica.imprison.requirements',
    at: 'action',
    when: onPlanet(({ forces }, { now }) => forces.length > 0 && now === 'revealed'),
    last: true,
  },
  {
    id: 'attack-patrol',
    rule: 'pegasus.new-caprica.occupation.attack',
    at: 'action',
    when: onPlanet(({ forces }, { now }) => forces.length > 0 && now !== 'revealed'),
    last: true,
  },
  {
    id: 'order-departure',
    rule: 'pegasus.new-caprica.orbit.admiral-action',
    at: 'action',
    when: onPlanet(({ orbit }, { now }) => orbit && now !== 'revealed'),
    last: true,
  },
  { id: 'reckless', rule: 'pegasus.reckless.before-cards', at: 'crisis', before: 'check-order' },
  {
    id: 'patrols-march',
    rule: 'pegasus.new-caprica.crisis.occupation-icon',
    at: 'activate',
    when: onPlanet(() => true),
  },
  {
    id: 'pegasus-damage',
    rule: 'pegasus.pegasus-board.damage-choice',
    at: 'activate',
    when: seen => !isAway(seen),
  },
  {
    id: 'evacuation-icon',
    rule: 'pegasus.new-caprica.crisis.evacuation-icon',
    at: 'jump',
    when: onPlanet(({ orbit }) => orbit),
    instead: ['jump-icon'],
  },
];
