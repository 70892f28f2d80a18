/** What to do with an action, and where to go for it. */
import type { OneOf } from '#engine/model/choice.ts';
import type { Ship } from '#engine/model/state.ts';
import type { LocationId, Seat, Sector } from '#engine/model/vocabulary.ts';
import { sectors } from '#engine/model/vocabulary.ts';
import { actionsOf } from '#engine/ops/actions.ts';
import { movesOf } from '#engine/ops/moves.ts';
import { boardOf, isAt, isHuman, isPrisoner, meant, seatState } from '#engine/rules/people.ts';
import { pilotedBy } from '#engine/rules/ships.ts';
import { type Deed, deedOf } from '../conduct/deeds.ts';
import { evidenceOfDeed, evidenceOfHarm } from '../conduct/evidence.ts';
import { sumOf } from '../facet.ts';
import { best } from './best.ts';
import { kindOf } from './kinds.ts';
import { isCylonCard, type Outlook, openly } from './outlook.ts';
import { cardPrice, keepPrice } from './prices.ts';
import { recount } from './raiders.ts';
import { revealing } from './revealing.ts';
import { exposure } from './suspicion.ts';
import { worthOfBlock } from './worth/worth.ts';

/** An action by the name it is offered under. */
function actionGain(o: Outlook, id: string): number {
  if (id === 'pass') return 0;
  if (id === 'viper') return helpful(o, worthOfBlock(o, 'fly'), 'work');
  const uncarded = o.knowledge.actions[id];
  if (uncarded) return uncarded(o);
  if (isCylonCard(o.lib, id)) return revealing(o, id);
  const card = o.lib.faces.get(id)?.card.id;
  const human = isHuman(o.run, o.me);
  const filed = o.lib.actions.find(({ source, ability }) => {
    if (ability.by !== undefined && (ability.by === 'humans') !== human) return false;
    if (source.on === 'skill') return source.card === card;
    return source.on === 'location' ? source.location === id : ability.id === id;
  });
  // A card of a book's own kind is weighed by what it does.
  const kind = kindOf(o.lib, id);
  if (kind !== undefined)
    return helpful(o, worthOfBlock(o, `${kind}/${id}#`)) + (o.knowledge.burdens[kind] ?? 0);
  if (!filed) return 0;
  if (o.hidden && o.knowledge.shunned.has(id)) return 0;
  const worth = worthOfBlock(o, filed.block);
  // Who passes for a human wants out of prison as one does, and what it is to the humans that he sits there is his loss.
  const captive = o.hidden && isPrisoner(o.run, o.me);
  const gain = helpful(o, captive ? Math.abs(worth) : worth, deedOf(o.knowledge, filed.ability.do));
  const price = card === undefined ? 0 : keepPrice(o, id);
  // What can be done once in a game waits for the moment it is worth it.
  const patience = filed.ability.once === 'game' ? 1 : 0;
  return gain - price - patience;
}

/** In hiding it counts besides what a deed makes the others think. */
export function helpful(o: Outlook, worth: number, deed: Deed = 'other'): number {
  const suspect = o.hidden ? exposure(o, evidenceOfDeed(deed) + evidenceOfHarm(-worth)) : 0;
  return openly(o, worth) - suspect;
}

export function chooseAction(o: Outlook, choice: OneOf): string {
  return best(o, choice.options, ({ id }) => actionGain(o, id));
}

/** The best action that would be open to me as I stand. */
export function bestAction(o: Outlook): number {
  return actionsOf(o.run, o.me).reduce((most, action) => Math.max(most, actionGain(o, action.id)), 0);
}

export function chooseMove(o: Outlook, choice: OneOf): string {
  return best(o, choice.options, ({ id }) => moveGain(o, id));
}

function moveGain(o: Outlook, id: string): number {
  if (id === 'stay') return bestAction(o) + 0.05 - discomfort(o);
  const sector = sectors.find(s => s === id);
  if (sector) return afterFlight(o, sector);
  return o.lib.locations.has(id) ? afterMove(o, id) : insteadOfMoving(o, id);
}

/** Staying, and what a card or a sheet does instead of the move. */
function insteadOfMoving(o: Outlook, id: string): number {
  const card = o.lib.faces.get(id)?.card.id;
  const filed = o.lib.movements.find(({ source, ability }) =>
    source.on === 'skill' ? source.card === card : ability.id === id,
  );
  if (!filed) return 0;
  const price = card === undefined ? 0 : keepPrice(o, id);
  const patience = filed.ability.once === 'game' ? 1 : 0;
  return bestAction(o) + helpful(o, worthOfBlock(o, filed.block)) - price - patience - discomfort(o);
}

/** The best I could do after a move, or where I am. */
export function bestMove(o: Outlook): number {
  return movesOf(o.run, o.me).reduce((most, id) => Math.max(most, moveGain(o, id)), moveGain(o, 'stay'));
}

/** What is better or worse about being here than what can be done here. */
const standing = (o: Outlook): number => sumOf(o.knowledge.facets, facet => facet.standing?.(o));

/** Sickbay costs the cards of the next turn. */
const discomfort = (o: Outlook) => (isAt(o.run, o.me, meant(o.run, o.me, 'sickbay')) ? 1.5 : 0) - standing(o);

function afterFlight(o: Outlook, to: Sector): number {
  const viper = pilotedBy(o.run, o.me);
  if (!viper) return 0;
  const from = viper.at;
  viper.at = to;
  recount(o);
  const gain = bestAction(o);
  viper.at = from;
  recount(o);
  return gain;
}

/** Somebody flies it, or nobody does: what was counted of the vipers is counted anew. */
function pilot(o: Outlook, viper: Ship, by: Seat | undefined): void {
  if (by === undefined) delete viper.pilot;
  else viper.pilot = by;
  recount(o);
}

function afterMove(o: Outlook, to: LocationId): number {
  const seat = seatState(o.run, o.me);
  const before = { place: seat.place, board: boardOf(o.run, o.me) };
  const viper = pilotedBy(o.run, o.me);
  seat.place = { in: 'location', location: to };
  if (viper) pilot(o, viper, undefined);
  const price =
    before.board !== boardOf(o.run, o.me) && isHuman(o.run, o.me) ? Math.abs(cardPrice(o, o.me)) + 0.2 : 0;
  const gain = bestAction(o) + standing(o) - price;
  seat.place = before.place;
  if (viper) pilot(o, viper, o.me);
  return gain;
}
