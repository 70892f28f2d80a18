/** What might have happened instead, for each kind of question. */
import type { Library } from '#engine/index.ts';
import type { EventType, GameEvent } from '#engine/model/event.ts';
import type { CheckState, State } from '#engine/model/state.ts';
import { resources, type Sector } from '#engine/model/vocabulary.ts';
import { neighbours } from '#engine/rules/space.ts';
import type { Recording } from '#scenarios/recording/recording.ts';
import { crossroads, outcomes } from './forks.ts';

type EventOf<Type extends EventType> = Extract<GameEvent, { readonly type: Type }>;

/** A check has as many ways to end as are printed for it. */
export function otherResults(right: EventOf<'check-decided'>, { stack }: State): readonly GameEvent[] {
  const check: CheckState | undefined = stack.findLast(frame => frame.check !== undefined)?.check;
  const results = ['pass', ...(check?.partial === undefined ? [] : ['partial' as const]), 'fail'] as const;
  return results.map(result => ({ ...right, result }));
}

/** What would have come of the last roll, had another number come up. */
export function otherRolls(
  lib: Library,
  recording: Recording,
  right: GameEvent,
  answered: number,
): readonly GameEvent[] {
  const roll = crossroads(lib, recording, answered).findLast(({ choice }) => choice.prompt === 'die');
  return roll === undefined
    ? []
    : outcomes(lib, roll, ({ type }) => type === right.type).flatMap(event => event ?? []);
}

/** What else is lost or gained along the other ways that could have been taken. */
export function otherAmounts(
  lib: Library,
  recording: Recording,
  right: EventOf<'resource-lost' | 'resource-gained'>,
  answered: number,
): readonly GameEvent[] {
  const { cause } = right;
  const ship = [...lib.civilians.values()].find(({ loss }) => loss[right.resource] === right.amount);
  if (cause.rule === 'damage.civilian-destroyed' && ship !== undefined) return otherCargo(lib, right);
  // What becomes of another resource is no answer to how much of this one.
  const isLoss = (event: GameEvent) =>
    (event.type === 'resource-lost' || event.type === 'resource-gained') && event.resource === right.resource;
  return crossroads(lib, recording, answered)
    .toReversed()
    .flatMap(road => outcomes(lib, road, isLoss).map(event => event ?? { ...right, amount: 0 }));
}

/** Any civilian ship might have been that one: what is lost with each of them. */
function otherCargo(lib: Library, right: EventOf<'resource-lost' | 'resource-gained'>): readonly GameEvent[] {
  const before = right.now + right.amount;
  return [...lib.civilians.values()].flatMap(({ loss }) =>
    resources.flatMap(resource => {
      const amount = loss[resource];
      if (amount === undefined || resource !== right.resource) return [];
      return [{ ...right, resource, amount, now: before - amount }];
    }),
  );
}

/** What a Cylon ship finds in its sector, and where it could go. */
export function otherTargets(
  lib: Library,
  right: EventOf<'attacked' | 'ship-destroyed' | 'ship-moved'>,
  state: State,
): readonly GameEvent[] {
  const sector = right.type === 'ship-moved' ? right.from : right.at;
  if (sector === undefined) return [];
  const { cause } = right;
  const here = state.ships.filter(({ at }) => at === sector);
  const attackable = lib.attackTable.filter(({ by }) => by.includes('raider')).map(({ target }) => target);
  const attacks = attackable.flatMap(target =>
    target === 'galactica' || here.some(({ kind }) => kind === target)
      ? [
          {
            type: 'attacked' as const,
            by: 'raider' as const,
            target,
            result: 'miss' as const,
            at: sector,
            cause,
          },
        ]
      : [],
  );
  const civilian = here.some(({ kind }) => kind === 'civilian')
    ? [{ type: 'ship-destroyed' as const, ship: 'civilian' as const, at: sector, cause }]
    : [];
  const moves = neighbours(sector).map(to => moved('raider', sector, to, right));
  return [...civilian, ...attacks, ...moves];
}

/** To either side, or not at all. */
export function otherMoves(right: EventOf<'ship-moved'>): readonly GameEvent[] {
  return [...neighbours(right.from), right.from].map(to => moved(right.ship, right.from, to, right));
}

function moved(
  ship: EventOf<'ship-moved'>['ship'],
  from: Sector,
  to: Sector,
  { cause }: GameEvent,
): EventOf<'ship-moved'> {
  return { type: 'ship-moved', ship, from, to, cause };
}

/** Anybody at the table. */
export function otherSeats(right: EventOf<'title-given'>, { seats }: State): readonly GameEvent[] {
  return seats.map((_, to) => ({ ...right, to }));
}

/** Sums that one comes to by forgetting the cards against, by adding them, or by counting nothing else. */
export function otherSums(right: EventOf<'check-totalled'>): readonly GameEvent[] {
  const { matching, other, strength } = right;
  const sums = [matching, matching + other, other, strength + 1].filter(sum => sum !== strength);
  return sums.map(sum => ({ ...right, strength: sum }));
}

/** Anybody's turn might be next. */
export function otherTurns(right: EventOf<'turn-began'>, { seats }: State): readonly GameEvent[] {
  return seats.map((_, seat) => ({ ...right, seat }));
}
