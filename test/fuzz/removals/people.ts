/** Where people may be, and who may be in office, between two procedures. */
import type { Library } from '#engine/index.ts';
import { answered } from '#engine/library/facet.ts';
import type { State } from '#engine/model/state.ts';
import { boardOf, isHuman } from '#engine/rules/people.ts';
import { mayHold } from '#engine/rules/titles.ts';

/** What is wrong with the people of this position. */
export function astray(lib: Library, state: State): string[] {
  const position = { lib, state };
  const wrong: string[] = [];
  const characters = state.seats.map(({ character }) => character);
  if (new Set(characters).size < characters.length) wrong.push('one character twice');
  for (const [n, { id, place, character }] of state.seats.entries()) {
    if (character === undefined || state.removed.includes(character))
      wrong.push(`${id} plays ${character ?? 'nobody'}`);
    const flown = state.ships.filter(({ pilot }) => pilot === n).map(ship => ship.id);
    if (flown.join() !== (place.in === 'viper' ? `${place.ship}` : ''))
      wrong.push(`${id} and the viper do not agree`);
    const board = boardOf(position, n);
    if (place.in === 'nowhere') wrong.push(`${id} is nowhere`);
    if (board === undefined) continue;
    const human = isHuman(position, n);
    if (board === 'cylon' && human) wrong.push(`${id}, a human, is among the Cylons`);
    if (answered(position, rules => rules.opens?.(position, board, human)) === false) {
      wrong.push(`${id} is on ${board}, which is closed`);
    }
  }
  for (const [title, seat] of Object.entries(state.titles)) {
    if (seat !== undefined && (!isHuman(position, seat) || !mayHold(position, seat))) {
      wrong.push(`${title} is ${state.seats[seat]?.id}`);
    }
  }
  return wrong;
}
