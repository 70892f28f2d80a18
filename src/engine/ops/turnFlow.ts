/** The turn and its steps. */
import { askOne, askSome, ids } from '../choices/ask.ts';
import type { Frame } from '../model/state.ts';
import type { LocationId, Seat } from '../model/vocabulary.ts';
import { foldLeast, mayEnter } from '../queries/modifiers.ts';
import { endGame } from '../rules/ending.ts';
import { discard, drawSkill } from '../rules/hands.ts';
import { facesCrisis, isAt, isHuman, isStranded, locationOf, moveTo, seatState } from '../rules/people.ts';
import { anyExhausted } from '../rules/resources.ts';
import { pilotedBy } from '../rules/ships.ts';
import { neighbours } from '../rules/space.ts';
import { withoutSympathizer } from '../rules/variants.ts';
import { counted } from '../run/chance.ts';
import { clockwise, current, nearest, turn, you } from '../run/find.ts';
import { type Again, emit, push, type Run } from '../run/run.ts';
import { actionsOf } from './actions.ts';
import { drawSplit, forceDiscards } from './cards.ts';
import type { Resolvers } from './resolver.ts';

/** Locations somebody may choose to go to: hazardous ones never (board.hazardous). */
function destinations(run: Run, seat: Seat): LocationId[] {
  const cylon = !isHuman(run, seat);
  return [...run.lib.locations.values()]
    .filter(l => !l.hazardous && (l.board === 'cylon') === cylon)
    .filter(l => mayEnter(run, seat, l.board))
    .map(l => l.id);
}

/** Changing ships and landing a viper cost a card; within a ship and among Cylon locations moving is free. */
function costs(run: Run, seat: Seat, to: LocationId): boolean {
  const from = locationOf(run, seat);
  if (from === undefined) return true;
  return run.lib.locations.get(from)?.board !== run.lib.locations.get(to)?.board;
}

export function movesOf(run: Run, seat: Seat): string[] {
  if (isAt(run, seat, 'brig') || isStranded(run, seat)) return [];
  const viper = pilotedBy(run, seat);
  const canPay = seatState(run, seat).hand.length > 0;
  const here = locationOf(run, seat);
  return [
    ...(viper ? neighbours(viper.at) : []),
    ...destinations(run, seat).filter(to => to !== here && (canPay || !costs(run, seat, to))),
  ];
}

function receiveSkills(run: Run, frame: Frame, seat: Seat): 'again' | undefined {
  const { components } = run.lib;
  if (!isHuman(run, seat)) {
    const n = withoutSympathizer(run) ? components.revealedDrawWithoutSympathizer : components.revealedDraw;
    return drawSplit(run, seat, run.lib.skills, n) ? undefined : 'again';
  }
  const set = run.lib.characters.get(seatState(run, seat).character ?? '')?.skills;
  if (!set) return;
  const fixed = run.lib.skills.flatMap(skill => {
    const n = set.fixed[skill] ?? 0;
    return n > 0 ? [[skill, n] as const] : [];
  });
  const total = fixed.reduce((sum, [, n]) => sum + n, 0) + (set.choose?.n ?? 0);
  const least = foldLeast(run, 'receive-skills', { seat }, total);
  if (least < total) {
    // In Sickbay one card of the set, its type the player's choice.
    const types = [...fixed.map(([skill]) => skill), ...(set.choose?.of ?? [])];
    return drawSplit(run, seat, [...new Set(types)], least) ? undefined : 'again';
  }
  if (set.choose && frame.stage === undefined) {
    // The split is decided before any card is seen (skills-step.multi-skill-announce).
    if (!drawSplit(run, seat, set.choose.of, set.choose.n)) return 'again';
  }
  for (const [skill, n] of fixed) drawSkill(run, seat, skill, n);
  return;
}

export const turnOps: Resolvers<
  | 'take-turns'
  | 'begin-turn'
  | 'step'
  | 'receive-skills'
  | 'move-character'
  | 'take-actions'
  | 'repeat-crisis-step'
  | 'keep-hand-limits'
  | 'look-at-resources'
> = {
  'take-turns'(run, _op, frame) {
    const n = run.state.seats.length;
    const number = (frame.count ?? 0) + 1;
    const seat = frame.user === undefined ? run.state.first : (frame.user + 1) % n;
    frame.count = number;
    frame.user = seat;
    push(run, 'turn', {
      seat,
      turn: {
        seat,
        number,
        step: 'skills',
        actions: 1,
        acted: [],
        spent: [],
        extraCrises: 0,
        activate: true,
      },
    });
    return 'again';
  },

  'begin-turn'(run) {
    const { seat, number } = turn(run);
    seatState(run, seat).turns += 1;
    emit(run, 'turn-began', { seat, number });
  },

  step(run, op) {
    const now = turn(run);
    now.step = op.step;
    emit(run, 'step-began', { seat: now.seat, step: op.step });
  },

  'receive-skills': (run, _op, frame) => receiveSkills(run, frame, you(run)),

  'move-character'(run, _op, frame): Again {
    const seat = you(run);
    if (frame.stage === undefined) {
      const moves = movesOf(run, seat);
      if (moves.length === 0) return;
      const word = askOne(run, { seat, prompt: 'movement' }, ids(['stay', ...moves]));
      if (word === undefined) return 'again';
      if (word === 'stay') return;
      const viper = pilotedBy(run, seat);
      const sector = viper && neighbours(viper.at).find(s => s === word);
      if (viper && sector) {
        viper.at = sector;
        emit(run, 'flew', { seat, to: sector });
        return;
      }
      frame.stage = word;
    }
    const to = frame.stage;
    if (costs(run, seat, to)) {
      const paid = askSome(
        run,
        { seat, prompt: 'pay', secret: true },
        counted(seatState(run, seat).hand),
        1,
        1,
      );
      if (paid === undefined) return 'again';
      discard(run, seat, paid);
    }
    delete frame.stage;
    moveTo(run, seat, to);
  },

  'take-actions'(run, _op, frame) {
    const seat = you(run);
    if (frame.count === undefined) {
      frame.count = nearest(run, 'turn')?.seat === seat && frame.turn ? frame.turn.actions : 1;
      frame.stage = isHuman(run, seat) ? 'human' : 'cylon';
    }
    // Whoever reveals has had his last action here (reveal.ends-turn); the Sympathizer ends nothing.
    const turned = frame.stage === 'human' && seatState(run, seat).revealed === 'cylon';
    const over = turned || frame.count === 0 || isStranded(run, seat);
    const actions = over ? [] : actionsOf(run, seat);
    // What a human could do is hidden in his hand and his Loyalty cards; a Cylon's location lies open.
    const secret = isHuman(run, seat);
    if (over || (actions.length === 0 && !secret)) return done(frame);
    const word = askOne(run, { seat, prompt: 'action', secret }, ids([...actions.map(a => a.id), 'pass']));
    if (word === undefined) return 'again';
    const action = actions.find(a => a.id === word);
    if (!action) return done(frame);
    frame.count -= 1;
    action.start();
    return 'again';
  },

  /** The crisis step and what follows it, again as long as a card says so (Fulfiller of Prophecy). */
  'repeat-crisis-step'(run) {
    const now = turn(run);
    if (now.extraCrises === 0 || !facesCrisis(run)) return;
    now.extraCrises -= 1;
    if (run.state.rulings['second-crisis-activation'] === 'again') now.acted = [];
    push(run, 'crisis-step');
    return 'again';
  },

  'keep-hand-limits'(run) {
    const owed = clockwise(run, current(run)).map(seat => {
      const limit = foldLeast(run, 'hand-limit', { seat }, run.lib.components.handLimit);
      return [seat, Math.max(0, seatState(run, seat).hand.length - limit)] as const;
    });
    return forceDiscards(run, owed, 'hand-limit');
  },

  'look-at-resources'(run) {
    if (anyExhausted(run)) endGame(run, 'cylons', 'resource-zero');
  },
};

function done(frame: Frame): void {
  delete frame.count;
  delete frame.stage;
}
