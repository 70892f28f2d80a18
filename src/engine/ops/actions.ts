/** What somebody may do as an action, and granting actions outside the own Action step. */
import { askOne, askSome, ids } from '../choices/ask.ts';
import { type Action, answered } from '../library/facet.ts';
import type { Filed } from '../library/library.ts';
import type { ActionAbility } from '../model/ability.ts';
import type { BlockId, CardId, LocationId, Seat } from '../model/vocabulary.ts';
import { holds } from '../queries/holds.ts';
import { inForce } from '../queries/inForce.ts';
import { anyAnswer, foldSum } from '../queries/modifiers.ts';
import { affected } from '../queries/who.ts';
import { isDamaged } from '../rules/damage.ts';
import { discard } from '../rules/hands.ts';
import { isAt, isHuman, isOpen, seatState } from '../rules/people.ts';
import { pilotedBy } from '../rules/ships.ts';
import { counted } from '../run/chance.ts';
import { turn, you } from '../run/find.ts';
import { type Again, emit, type Position, push, type Run } from '../run/run.ts';
import { isSpent, spend } from '../timing/limits.ts';
import { canPayForViper } from './flight.ts';
import { locationsOpen, mayUse, oncePaid } from './locationActions.ts';
import { possible } from './possible.ts';
import type { Resolvers } from './resolver.ts';
import { mayUseCard, oncePlayed, useCard } from './usedCards.ts';

function open(run: Position, filed: Filed<ActionAbility>, seat: Seat): boolean {
  const { by } = filed.ability;
  if (by !== undefined && (by === 'humans') !== isHuman(run, seat)) return false;
  if (isSpent(run, filed, seat)) return false;
  if (filed.ability.when && !holds(run, filed.ability.when, seat)) return false;
  return possible(run, filed.ability.do, seat);
}

/** The location stands, works, and this character may use it and can pay for it. */
export function mayActivate(run: Position, seat: Seat, location: LocationId): boolean {
  if (!isAt(run, seat, location) || isDamaged(run, location)) return false;
  // Whoever is left on a board that has changed sides can only leave (daybreak.rebel-basestar.cylons-barred).
  const board = run.lib.locations.get(location)?.board;
  const closed =
    board !== undefined && answered(run, rules => rules.opens?.(run, board, isHuman(run, seat))) === false;
  return !closed && mayUse(run, seat, location);
}

/** The action of the place where he is stands open to him. */
export function mayActHere(run: Position, seat: Seat, location: LocationId): boolean {
  if (!mayActivate(run, seat, location)) return false;
  return run.lib.actions.some(
    filed =>
      filed.source.on === 'location' &&
      filed.source.location === location &&
      open(oncePaid(run, seat), filed, seat),
  );
}

/** The cards in a player's hand, equal ones once, by what is printed on them. */
function heldCards(run: Position, seat: Seat): Map<CardId, CardId[]> {
  const held = new Map<CardId, CardId[]>();
  for (const card of seatState(run, seat).hand) {
    const name = run.lib.faces.get(card)?.card.id;
    if (name === undefined) continue;
    const faces = held.get(name);
    if (!faces) held.set(name, [card]);
    else if (!faces.includes(card)) faces.push(card);
  }
  return held;
}

export function actionsOf(run: Position, seat: Seat): Action[] {
  const actions: Action[] = [];
  const human = isHuman(run, seat);
  const held = heldCards(run, seat);
  for (const filed of run.lib.actions) {
    const { source, ability, block } = filed;
    switch (source.on) {
      case 'location':
        if (mayActivate(run, seat, source.location) && open(oncePaid(run, seat), filed, seat)) {
          actions.push({
            id: source.location,
            start: run => startLocation(run, seat, block, source.location),
          });
        }
        break;
      case 'skill':
        if (source.forCylons === human) break;
        for (const card of held.get(source.card) ?? []) {
          if (mayUseCard(run, seat, source.card) && open(oncePlayed(run, seat, card), filed, seat)) {
            actions.push({ id: card, start: run => useCard(run, seat, filed, card) });
          }
        }
        break;
      case 'loyalty':
      case 'character':
      case 'title':
        if ((human || isOpen(run, seat)) && inForce(run, source) === seat && open(run, filed, seat)) {
          actions.push({
            id: ability.id,
            start(run) {
              spend(run, filed, seat);
              push(run, block, { seat });
              emit(run, 'ability-used', { seat, ability: ability.id });
            },
          });
        }
        break;
      default:
        break;
    }
  }
  for (const rules of run.lib.rules) actions.push(...(rules.actions?.(run, seat) ?? []));
  if (!human) return actions;
  if (pilotedBy(run, seat) && canPayForViper(run, seat)) {
    actions.push({ id: 'viper', start: run => push(run, 'fly', { seat }) });
  }
  for (const { card } of seatState(run, seat).loyalty) {
    if (anyAnswer(run, 'may-reveal', { seat })) break;
    if (run.lib.loyalty.get(card)?.side === 'cylon' && !actions.some(a => a.id === card)) {
      actions.push({ id: card, start: run => push(run, 'reveal', { seat, card }) });
    }
  }
  return actions;
}

function startLocation(run: Run, seat: Seat, block: BlockId, location: LocationId): void {
  if (run.lib.reactions['location-used'].length > 0) {
    push(run, 'location-used', { seat, user: seat, place: location });
  }
  push(run, block, { seat });
  emit(run, 'action-taken', { seat, action: location });
  // Laid over the action, so that the price is paid first (Terminal Illness).
  if (foldSum(run, 'activation-cost', { seat }) > 0) push(run, 'pay-for-location', { seat });
}

export const actionOps: Resolvers<'act' | 'activate-location' | 'pay-for-location'> = {
  'activate-location'(run, { of, n = 1 }, frame): Again {
    const seat = you(run);
    const used = frame.used ?? [];
    const open = locationsOpen(run, of, seat).filter(
      ({ source, ability }) =>
        !used.includes(source.location) && possible(oncePaid(run, seat), ability.do, seat),
    );
    if (open.length === 0 || used.length === n) {
      frame.used = undefined;
      return;
    }
    const word = askOne(run, { seat, prompt: 'activation' }, ids(open.map(({ source }) => source.location)));
    if (word === undefined) return 'again';
    const filed = open.find(({ source }) => source.location === word);
    if (filed) startLocation(run, seat, filed.block, word);
    frame.used = [...used, word];
    return 'again';
  },

  act(run, op) {
    if (op.in === 'action-step') {
      turn(run).actions += op.n;
      return;
    }
    const [seat] = affected(run, op.who);
    if (seat === undefined || !(isHuman(run, seat) || isOpen(run, seat) || seat === you(run))) return;
    push<'take-actions'>(run, 'act', {
      seat,
      count: op.n,
      side: isHuman(run, seat) ? 'human' : 'cylon',
    });
    // Laid over the actions, so that it comes first.
    if (op.move) push(run, 'move', { seat });
  },

  'pay-for-location'(run): Again {
    const seat = you(run);
    const n = foldSum(run, 'activation-cost', { seat });
    const paid = askSome(run, { seat, prompt: 'discard' }, counted(seatState(run, seat).hand), n, n);
    if (paid === undefined) return 'again';
    discard(run, seat, paid);
  },
};
