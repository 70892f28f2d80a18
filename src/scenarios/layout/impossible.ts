/**
 * What no game comes to: looked for on the table that has been laid out, whoever laid it. Every finding says what is
 * wrong by a code, where by the place in the notation, and why by the pieces and numbers it is about, so that an editor
 * of positions can mark the place and word the reason as it likes; `sayImpossible` words it for a scenario.
 */
import type { Library } from '#engine/index.ts';
import type { State } from '#engine/model/state.ts';
import { type CardId, resources, type Seat, sectors } from '#engine/model/vocabulary.ts';
import { foldLeast, mayEnter } from '#engine/queries/modifiers.ts';
import { damageWorth } from '#engine/rules/damage.ts';
import { boardOf, isHuman, isStranded, locationOf } from '#engine/rules/people.ts';
import { nearest } from '#engine/run/find.ts';
import type { Position } from '#engine/run/run.ts';
import type { Path } from '../problem.ts';

/** What each finding is about. */
interface Whys {
  'damaged-too-much': { readonly damage: number };
  'stranded-too-late': { readonly seat: string; readonly turns: number };
  'kept-quorum-card': { readonly seat: string; readonly card: string };
  'resolved-at-once': { readonly seat: string; readonly card: string };
  'closed-place': { readonly seat: string; readonly place: string };
  'used-twice': { readonly seat: string; readonly ability: string };
  'over-hand-limit': { readonly seat: string; readonly cards: number; readonly limit: number };
  'resource-used-up': { readonly resource: string };
  'beyond-last-jump': { readonly card: string; readonly distance: number };
}

export type ImpossibleCode = keyof Whys;

export type Impossible = {
  [C in ImpossibleCode]: { readonly code: C; readonly at: Path; readonly why: Whys[C] };
}[ImpossibleCode];

const words: { readonly [C in ImpossibleCode]: (why: Whys[C]) => string } = {
  'damaged-too-much': ({ damage }) =>
    `This damage counts ${damage}, and 3 destroy a basestar: it is no longer in space.`,
  'stranded-too-late': ({ seat, turns }) =>
    `${seat} has begun ${turns} turns and came aboard with the second; say where under "at".`,
  'kept-quorum-card': ({ seat, card }) =>
    `${seat} is a revealed Cylon and has discarded "${card}"; only the ruling "reveal-discards-kept-quorum: keep" lets it lie there.`,
  'resolved-at-once': ({ seat, card }) =>
    `"${card}" is resolved as soon as it is dealt and lies face up: name it under "shown" of ${seat}.`,
  'closed-place': ({ seat, place }) => `A card in play has closed "${place}", so ${seat} cannot be there.`,
  'used-twice': ({ seat, ability }) => `"${ability}" is used once in a game, and is named twice for ${seat}.`,
  'over-hand-limit': ({ seat, cards, limit }) =>
    `A turn begins with hands of ${limit} cards at most, and ${seat} holds ${cards}.`,
  'resource-used-up': ({ resource }) =>
    `No turn begins with ${resource} at 0: the Cylons have won at the end of the one before.`,
  'beyond-last-jump': ({ card, distance }) =>
    `With a distance of ${distance} the next jump ends the game, so "${card}" is never reached.`,
};

export function sayImpossible({ code, why }: Impossible): string {
  return words[code](why as never);
}

/** All there are, on a table at the beginning of a step. */
export function impossibilities(lib: Library, state: State): Impossible[] {
  const run: Position = { lib, state };
  return [
    ...destroyedBasestars(run),
    ...state.seats.flatMap((_, seat) => ofSeat(run, seat)),
    ...atTurnStart(run),
    ...jumpsTooMany(run),
  ];
}

function destroyedBasestars(run: Position): Impossible[] {
  return sectors.flatMap(sector => {
    const here = run.state.ships.filter(ship => ship.kind === 'basestar' && ship.at === sector);
    return here.flatMap((basestar, i): Impossible[] => {
      const damage = damageWorth(run, basestar);
      if (damage < run.lib.components.basestarDamageToLose) return [];
      return [
        {
          code: 'damaged-too-much',
          at: ['space', sector, 'basestars', i, 'damage'],
          why: { damage },
        },
      ];
    });
  });
}

function ofSeat(run: Position, index: Seat): Impossible[] {
  const { lib, state } = run;
  const seat = state.seats[index];
  if (!seat) return [];
  const { id } = seat;
  const found: Impossible[] = [];
  const at = (...rest: Path): Path => ['seats', id, ...rest];
  const human = isHuman(run, index);
  if (isStranded(run, index) && seat.turns >= aboardWith(run, index)) {
    found.push({ code: 'stranded-too-late', at: at('at'), why: { seat: id, turns: seat.turns } });
  }
  if (!human && state.rulings['reveal-discards-kept-quorum'] === 'discard') {
    for (const [i, card] of seat.attached.entries()) {
      if (isForAnybody(lib, card)) continue;
      found.push({ code: 'kept-quorum-card', at: at('attached', i), why: { seat: id, card } });
    }
  }
  for (const { card } of seat.loyalty) {
    if (lib.loyalty.get(card)?.immediate) {
      found.push({ code: 'resolved-at-once', at: at('loyalty'), why: { seat: id, card } });
    }
  }
  const place = locationOf(run, index);
  const board = boardOf(run, index);
  if (human && place !== undefined && board !== undefined && !mayEnter(run, index, board)) {
    found.push({ code: 'closed-place', at: at('at'), why: { seat: id, place } });
  }
  for (const [i, ability] of seat.used.entries()) {
    if (seat.used.indexOf(ability) < i) {
      found.push({ code: 'used-twice', at: at('used', i), why: { seat: id, ability } });
    }
  }
  return found;
}

/** A Quorum card that the President may give to whom he likes, even to a revealed Cylon. */
function isForAnybody(lib: Library, card: CardId): boolean {
  const lines = lib.quorum.get(card)?.do ?? [];
  return lines.some(op => op.op === 'pick' && !op.among.human);
}

/** The turn of his own with which his sheet brings a stranded character aboard. */
function aboardWith(run: Position, seat: Seat): number {
  const sheet = run.lib.characters.get(run.state.seats[seat]?.character ?? '');
  for (const ability of sheet?.abilities ?? []) {
    if (!('when' in ability) || !ability.when || !('all' in ability.when)) continue;
    const tests = ability.when.all.filter(cond => 'test' in cond);
    const turns = tests.find(cond => cond.test === 'own-turns');
    if (turns && tests.some(cond => cond.test === 'stranded')) return turns.atLeast;
  }
  return Number.POSITIVE_INFINITY;
}

/** Hands and dials as the turn before has left them (hand-limit.ten-at-every-turn-end, cylon-goal.resource). */
function atTurnStart(run: Position): Impossible[] {
  const { lib, state } = run;
  if (nearest(run, 'turn')?.step !== 'skills') return [];
  const found: Impossible[] = [];
  for (const [seat, { id, hand }] of state.seats.entries()) {
    const limit = foldLeast(run, 'hand-limit', { seat }, lib.components.handLimit);
    if (hand.length > limit) {
      const why = { seat: id, cards: hand.length, limit };
      found.push({ code: 'over-hand-limit', at: ['seats', id, 'hand'], why });
    }
  }
  for (const resource of resources) {
    if (state.resources[resource] > 0) continue;
    found.push({ code: 'resource-used-up', at: ['resources', resource], why: { resource } });
  }
  return found;
}

/** After the distance of the last jump no destination is drawn any more (kobol.final-jump). */
function jumpsTooMany(run: Position): Impossible[] {
  const { lib, state } = run;
  const end = lib.objectives.get(state.options.objective)?.lastJump;
  const card = state.travelled.at(-1);
  if (end === undefined || card === undefined) return [];
  const before = state.travelled.slice(0, -1);
  const distance = before.reduce((sum, id) => sum + (lib.destinations.get(id)?.distance ?? 0), 0);
  if (distance < end) return [];
  return [{ code: 'beyond-last-jump', at: ['travelled', before.length], why: { card, distance } }];
}
