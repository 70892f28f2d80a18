/** Choosing, deciding by condition, rolling for an outcome, risking a ship. */
import { askOne, askYes, ids, seatByName, seatOptions } from '../choices/ask.ts';
import { holds } from '../queries/holds.ts';
import { answering } from '../queries/modifiers.ts';
import { jailsPicked, narrowed } from '../queries/targets.ts';
import { decider, eligible, named } from '../queries/who.ts';
import { roller } from '../rules/acting.ts';
import { current, nearest, nobody } from '../run/find.ts';
import { type Again, ask, blockOf, emit, push, takeWord } from '../run/run.ts';
import { isOption, payable, possible } from './possible.ts';
import type { Resolvers } from './resolver.ts';
import { newRoll, rollValue } from './rolls.ts';
import { maybeSpeaking } from './thisCard.ts';

export const choiceOps: Resolvers<'pick' | 'choose' | 'may' | 'if' | 'one-by-one' | 'roll' | 'risk'> = {
  pick(run, op, frame): Again {
    const by = decider(run, op.by);
    frame.picked = nobody;
    if (by === undefined) return;
    const rest = blockOf(run, frame).lines.slice(frame.pc + 1);
    const lines = rest.map(line => line.op);
    let seats = narrowed(run, eligible(run, op.among, by), by, lines);
    const speaker: string | undefined = maybeSpeaking(run);
    for (const { modifier, holder } of answering(run, 'only-candidate', {})) {
      if (modifier.location === speaker) seats = seats.filter(seat => seat === holder);
    }
    if (seats.length === 0) return;
    const options = seatOptions(run, seats);
    // Nobody jails himself without being asked, even where he is the only one left.
    const himself = seats.length === 1 && seats[0] === by && jailsPicked(lines);
    const word = himself ? takeWord(run) : askOne(run, { seat: by, prompt: 'player' }, options);
    if (word === undefined && himself) return ask(run, { shape: 'one', seat: by, prompt: 'player', options });
    if (word === undefined) return 'again';
    frame.picked = seatByName(run, word);
    emit(run, 'player-picked', { by, seat: frame.picked });
  },

  choose(run, op, _frame, child): Again {
    const seat = decider(run, op.by);
    if (seat === undefined) return;
    const open = op.options.filter(
      o => (!o.requires || holds(run, o.requires, seat)) && isOption(run, o.do, seat),
    );
    if (open.length === 0) return;
    const word = askOne(run, { seat, prompt: 'option' }, ids(open.map(o => o.id)));
    if (word === undefined) return 'again';
    const block = child[word];
    if (block !== undefined) push(run, block);
  },

  may(run, op, _frame, child): Again {
    const seat = decider(run, op.by);
    if (seat === undefined) return;
    const open = possible(run, op.do, seat) && (op.else === undefined || payable(run, op.do));
    const yes = open ? askYes(run, { seat, prompt: 'yes-no' }) : false;
    if (yes === undefined) return 'again';
    const block = yes ? child['do'] : child['else'];
    if (block !== undefined) push(run, block);
  },

  if(run, op, _frame, child) {
    const seat = nearest(run, 'seat') ?? current(run);
    const block = holds(run, op.cond, seat) ? child['then'] : child['else'];
    if (block !== undefined) push(run, block);
  },

  'one-by-one'(run, op, frame, child) {
    const [only, ...left] = frame.left ?? named(run, op.who);
    const block = child['do'];
    frame.left = left.length > 0 ? left : undefined;
    if (only === undefined || block === undefined) return;
    push(run, block, { only });
    return left.length > 0 ? 'again' : undefined;
  },

  roll(run, op, frame, child): Again {
    if (!frame.roll) {
      const by = decider(run, op.by);
      if (by === undefined) return;
      frame.roll = newRoll(roller(run, by));
      push(run, 'roll');
      return 'again';
    }
    const value = rollValue(frame.roll);
    frame.roll = undefined;
    const outcome = op.outcomes.find(o => o.from <= value && value <= o.to);
    if (!outcome) return;
    const block = child[outcome.from === outcome.to ? `${outcome.from}` : `${outcome.from}-${outcome.to}`];
    if (block !== undefined) push(run, block);
  },

  risk(run, op, frame, child): Again {
    // To risk ships one must have them (raptors.risk-needs-one).
    if (!possible(run, [op], nearest(run, 'seat') ?? current(run))) return;
    if (!frame.roll) {
      const by = decider(run, op.by);
      if (by === undefined) return;
      frame.roll = newRoll(roller(run, by));
      push(run, 'roll');
      return 'again';
    }
    const safe = rollValue(frame.roll) >= op.need;
    frame.roll = undefined;
    emit(run, 'risked', { ship: op.ship, n: op.n, safe });
    const block = child[safe ? 'reward' : 'loss'];
    if (block !== undefined) push(run, block);
  },
};
