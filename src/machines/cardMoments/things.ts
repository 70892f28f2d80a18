/** Characters, places, titles, tokens and objectives: somebody is it, is there, has it or is about to meet it. */
import type { DamageToken, Location } from '#engine/model/card.ts';
import { cards } from './cards.ts';
import { battle, cylon, type Find, settled } from './common.ts';
import type { Moment } from './moment.ts';

const character: Find = (lib, id) => {
  const sheet = lib.characters.get(id);
  if (sheet === undefined) return undefined;
  // Among humans a Cylon Leader has the most to do.
  if (sheet.class === 'cylon-leader')
    return {
      character: id,
      step: 'movement',
      you: { at: 'weapons-control', revealed: 'infiltrating' },
      position: battle(),
    };
  if (sheet.abilities.some(ability => 'on' in ability && ability.on === 'jumped'))
    return { character: id, you: { at: 'ftl-control' }, position: { 'jump-track': 4, dice: [8] } };
  return { character: id, step: 'movement', position: battle(sheet.class === 'pilot' ? ['p1'] : []) };
};

/** By board; one that a further book brings has none. */
const places: { readonly [board in Location['board']]?: (id: string) => Moment } = {
  galactica: id => ({ character: 'lee-adama', you: { at: id }, position: { ...battle(), boarding: [1] } }),
  'colonial-one': id => ({ you: { at: id }, position: { titles: { president: 'p1' } } }),
  cylon: id => ({
    you: { ...cylon, at: id, hand: ['executive-order/1', 'executive-order/2', 'repair/1'] },
    ...(id === 'hub-destroyed' ? { position: { [id]: true } } : {}),
  }),
  pegasus: id => ({ you: { at: id }, position: battle() }),
  'new-caprica': id => ({
    ...settled,
    you: { at: id },
    position: { ...settled.position, titles: { president: 'p1' } },
  }),
  demetrius: id => ({ objective: 'earth', you: { at: id } }),
  'rebel-basestar': id => ({
    objective: 'earth',
    you: { at: id },
    position: { 'rebel-basestar': 'humans' },
  }),
};

const location: Find = (lib, id) => {
  const place = lib.locations.get(id);
  const moment = place && places[place.board]?.(id);
  if (place === undefined || moment === undefined) return undefined;
  // It helps, or hinders, whoever draws cards there.
  return place.abilities.some(({ kind }) => kind === 'action') ? moment : { ...moment, step: 'skills' };
};

const title: Find = (lib, id) => {
  if (id === 'president') return cards.quorum(lib, 'food-rationing');
  return id === 'admiral'
    ? {
        character: 'william-adama',
        you: { at: 'ftl-control' },
        position: { 'jump-track': 4, titles: { admiral: 'p1' } },
      }
    : undefined;
};

const token: Find = (lib, id) => {
  if (lib.civilians.has(id))
    return {
      you: { at: 'communications' },
      position: { space: { ...battle().space, stern: { civilians: [id] } } },
    };
  const damage = lib.tokens.get(id);
  if (damage === undefined) return undefined;
  if (damage.ship === 'basestar')
    return {
      you: { at: 'weapons-control' },
      position: { ...battle(), piles: { 'basestar-damage': [id] }, dice: [8] },
    };
  return damage.location === undefined ? struck(id) : repairable(damage, damage.location);
};

const repairable = ({ ship, id }: DamageToken, at: string): Moment => ({
  character: 'galen-tyrol',
  you: { at, hand: ['repair/2', 'executive-order/1'] },
  position: { ...battle(), [`${ship}-damage`]: [id] },
});

/** Once this crisis is over a basestar fires, and hits. */
const struck = (id: string): Moment => ({
  step: 'crisis',
  position: { ...battle(), piles: { 'galactica-damage': [id], crisis: ['riots-a'] }, dice: [8] },
});

/** One jump before the end. */
const almostThere: { readonly [objective: string]: string[] } = {
  kobol: ['deep-space', 'remote-planet', 'asteroid-field', 'icy-moon'],
  'new-caprica': ['deep-space', 'remote-planet', 'icy-moon'],
  earth: ['deep-space', 'remote-planet', 'asteroid-field', 'icy-moon', 'barren-planet'],
};

const objective: Find = (lib, id) => {
  const travelled = lib.objectives.has(id) ? almostThere[id] : undefined;
  return (
    travelled && {
      objective: id,
      character: 'william-adama',
      you: { at: 'ftl-control' },
      position: { 'jump-track': 3, titles: { admiral: 'p1' }, travelled },
    }
  );
};

export const things = { objective, character, location, title, token } satisfies {
  readonly [kind: string]: Find;
};
