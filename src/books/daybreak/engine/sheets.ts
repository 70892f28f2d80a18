/** What single abilities of the sheets do. */
import { askOne, askSome, ids, seatByName, seatOptions } from '#engine/choices/ask.ts';
import { reserveNamed, reserveNames } from '#engine/choices/askCraft.ts';
import type { Frame } from '#engine/model/frame.ts';
import type { Ship } from '#engine/model/state.ts';
import type { CardId, Craft, Seat } from '#engine/model/vocabulary.ts';
import type { Resolvers } from '#engine/ops/resolver.ts';
import { takeSuperCrisis } from '#engine/ops/secretCards.ts';
import { shipNamed, shipOptions } from '#engine/ops/shipIds.ts';
import { answering, foldSum } from '#engine/queries/modifiers.ts';
import { affected } from '#engine/queries/who.ts';
import { leaveReserves, writeOff } from '#engine/rules/crafts.ts';
import { discard, drawSkill, takeFromHand } from '#engine/rules/hands.ts';
import { seatState } from '#engine/rules/people.ts';
import { shipsOf } from '#engine/rules/ships.ts';
import { counted } from '#engine/run/chance.ts';
import { crisis, turn, you } from '#engine/run/find.ts';
import { discardTo, drawHidden, shuffleIn } from '#engine/run/piles.ts';
import { type Again, bit, blockOf, emit, push, type Run } from '#engine/run/run.ts';
import type { PeopleOps } from './words/people.ts';

/** Quorum cards the President may hold when a turn ends (daybreak.quorum-limit.ten). */
const quorumLimit = 10;

/** How the turn remembers it. */
export const owesBrig = 'owes-brig';

/** The nearest block of that name that is being carried out. */
function blockBelow(run: Run, at: string): Frame | undefined {
  return run.state.stack.findLast(frame => frame.at === at);
}

type SheetOps = Resolvers<
  | Exclude<keyof PeopleOps, 'pass-miracle' | 'play-mutiny'>
  | 'pay-for-card'
  | 'pay-super-crisis'
  | 'keep-quorum-limit'
>;

export const sheetOps: SheetOps = {
  'spare-discard'(run): Again {
    const seat = you(run);
    const owing = run.state.stack.findLast(frame => frame.owed !== undefined);
    const others = (owing?.owed ?? []).filter(owed => owed.seat !== seat && owed.n > 0);
    if (!owing?.owed || others.length === 0) return;
    const options = seatOptions(
      run,
      others.map(owed => owed.seat),
    );
    const word = askOne(run, { seat, prompt: 'player' }, options);
    if (word === undefined) return 'again';
    const spared = seatByName(run, word);
    owing.owed = owing.owed.map(owed => (owed.seat === spared ? { ...owed, n: owed.n - 1 } : owed));
    emit(run, 'discard-spared', { by: seat, seat: spared });
  },

  'ignore-icons'(run) {
    crisis(run).iconsReplaced = true;
  },

  'draw-and-keep'(run, { n, keep, skill }, frame): Again {
    const seat = you(run);
    const { hand } = seatState(run, seat);
    if (frame.drawn === undefined) {
      const before = hand.length;
      drawSkill(run, seat, skill, n);
      frame.drawn = hand.slice(before);
    }
    const { drawn } = frame;
    const away = Math.max(0, drawn.length - keep);
    const words = askSome(run, { seat, prompt: 'discard' }, counted(drawn), away, away);
    if (words === undefined) return 'again';
    frame.drawn = undefined;
    discard(run, seat, words);
  },

  escort(run): Again {
    const seat = you(run);
    const threatened = blockBelow(run, 'civilian-destroyed');
    const cargo = threatened?.card;
    if (!threatened || cargo === undefined) return;
    const inSpace = shipOptions(run, shipsOf(run, 'viper'));
    const options = ids([...reserveNames(run), ...inSpace.map(({ id }) => id)]);
    const word = askOne(run, { seat, prompt: 'viper', about: 'target' }, options);
    if (word === undefined) return 'again';
    // The block ends here: the ship is not lost.
    threatened.pc = blockOf(run, threatened).lines.length;
    shuffleIn(run, 'civilians', [cargo]);
    emit(run, 'civilian-spared', { seat });
    const viper = shipNamed(inSpace, word);
    if (viper) push(run, 'viper-destroyed', { ship: viper.id });
    else loseFromReserves(run, reserveNamed(run, word));
  },

  'exchange-civilian'(run, _op, frame): Again {
    const seat = you(run);
    const ships = shipOptions(run, shipsOf(run, 'civilian'));
    if (!frame.looked) {
      frame.looked = true;
      for (const { ship } of ships) inspect(run, seat, ship);
    }
    const word = askOne(run, { seat, prompt: 'civilian', about: 'target' }, ids(ships.map(({ id }) => id)));
    if (word === undefined) return 'again';
    frame.looked = undefined;
    const ship = shipNamed(ships, word);
    const old = ship?.cargo?.card;
    const drawn = drawHidden(run, 'civilians');
    if (!ship || old === undefined || !drawn) return;
    ship.cargo = { card: drawn.card, seen: 0 };
    shuffleIn(run, 'civilians', [old]);
    emit(run, 'civilian-exchanged', { seat, at: ship.at });
  },

  'give-cards'(run, { to, n }): Again {
    const seat = you(run);
    const [receiver] = affected(run, to);
    if (receiver === undefined) return;
    const { hand } = seatState(run, seat);
    const words = askSome(run, { seat, prompt: 'give' }, counted(hand), n, n);
    if (words === undefined) return 'again';
    handOver(run, seat, receiver, words);
    const secretTo = bit(seat) | bit(receiver);
    emit(run, 'cards-given', {
      from: seat,
      to: receiver,
      n: words.length,
      cards: [...words].sort(),
      secretTo,
    });
  },

  'take-all'(run, { from }) {
    const seat = you(run);
    const [giver] = affected(run, from);
    if (giver === undefined || giver === seat) return;
    const cards = seatState(run, giver).hand.slice();
    handOver(run, giver, seat, cards);
    const secretTo = bit(seat) | bit(giver);
    emit(run, 'all-cards-taken', { seat, from: giver, n: cards.length, cards: cards.sort(), secretTo });
  },

  'owe-brig'(run) {
    turn(run).spent.push(owesBrig);
  },

  'pay-for-card'(run): Again {
    const seat = you(run);
    const n = foldSum(run, 'card-cost', { seat });
    const paid = askSome(run, { seat, prompt: 'discard' }, counted(seatState(run, seat).hand), n, n);
    if (paid === undefined) return 'again';
    discard(run, seat, paid);
  },

  'keep-quorum-limit'(run): Again {
    const seat = run.state.titles.president;
    const hand = run.state.quorumHand;
    const n = hand.length - quorumLimit;
    if (seat === undefined || n <= 0) return;
    const words = askSome(run, { seat, prompt: 'quorum-limit' }, counted(hand.map(h => h.card)), n, n);
    if (words === undefined) return 'again';
    for (const card of words) {
      hand.splice(
        hand.findIndex(h => h.card === card),
        1,
      );
      discardTo(run, 'quorum', card);
    }
    emit(run, 'quorum-discarded', { seat, cards: words });
  },

  /** Once a way has been chosen, the price of leaving is paid. */
  'pay-super-crisis'(run, _op, frame): Again {
    const seat = you(run);
    const place = seatState(run, seat).place;
    const here = place.in === 'location' ? place.location : undefined;
    const costs = answering(run, 'leaving-costs-super-crisis', { seat }).some(m => m.modifier.from === here);
    if (frame.goal === undefined || !costs) return;
    const card = takeSuperCrisis(run, seat);
    if (card === undefined) return 'again';
    discardTo(run, 'super-crisis', card);
    emit(run, 'super-crisis-discarded', { seat, card });
  },
};

function loseFromReserves(run: Run, craft: Craft | undefined): void {
  leaveReserves(run, craft);
  writeOff(run, craft);
  emit(run, 'ship-destroyed', { ship: craft ?? 'viper' });
}

function inspect(run: Run, seat: Seat, ship: Ship): void {
  if (!ship.cargo) return;
  ship.cargo.seen |= bit(seat);
  emit(run, 'civilian-seen', { seat, at: ship.at, card: ship.cargo.card, secretTo: bit(seat) });
}

function handOver(run: Run, from: Seat, to: Seat, cards: readonly CardId[]): void {
  for (const card of cards) {
    takeFromHand(run, from, card);
    seatState(run, to).hand.push(card);
  }
}
