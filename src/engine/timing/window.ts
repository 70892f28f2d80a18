/**
 * The window at a timing point: first what happens by itself, then everybody who might have something is asked at
 * once, and asked again until all pass (abilities.order). Whom we ask depends on public things only, so that being
 * asked tells nothing about a hand.
 */
import { askOne, ids, seatByName, seatOptions } from '../choices/ask.ts';
import type { Filed } from '../library/library.ts';
import type { Reaction, Trigger } from '../model/ability.ts';
import type { Logged, Made } from '../model/choice.ts';
import type { Frame } from '../model/frame.ts';
import type { Wanting, WindowState } from '../model/state.ts';
import type { CardId, Seat } from '../model/vocabulary.ts';
import { possible } from '../ops/possible.ts';
import type { Resolvers } from '../ops/resolver.ts';
import { holds } from '../queries/holds.ts';
import { inForce } from '../queries/inForce.ts';
import { takeFromHand, toDiscardPile } from '../rules/hands.ts';
import { isHuman, seatState } from '../rules/people.ts';
import { current, nearest, nobody } from '../run/find.ts';
import { emit, type Position, push, type Run, takeAnswers } from '../run/run.ts';
import { isSpent, spend } from './limits.ts';
import type { TimingPoint } from './points.ts';

export interface Offer {
  /** A skill card or the name of an ability. */
  readonly option: string;
  readonly card: CardId | undefined;
  readonly filed: Filed<Reaction>;
}

/** Abilities of characters do not touch a Super Crisis; how far is a difference between editions. */
function isImmune(run: Position, point: TimingPoint, { source }: Filed<Reaction>): boolean {
  if (source.on !== 'character' || nearest(run, 'crisis')?.super !== true) return false;
  const part = run.lib.points.get(point)?.immune;
  if (part === 'crisis') return true;
  // A location's check in the middle of a Super Crisis is a check like any other.
  if (part !== 'check' || nearest(run, 'check')?.crisis === undefined) return false;
  return run.state.rulings['super-crisis-immunity'] === 'crisis-and-checks';
}

function usable(run: Position, point: TimingPoint, filed: Filed<Reaction>, seat: Seat): boolean {
  if (isSpent(run, filed, seat) || isImmune(run, point, filed)) return false;
  if (filed.ability.when && !holds(run, filed.ability.when, seat)) return false;
  return possible(run, filed.ability.do, seat);
}

export function offersOf(run: Position, point: TimingPoint, seat: Seat): Offer[] {
  const offers: Offer[] = [];
  const human = isHuman(run, seat);
  const { hand } = seatState(run, seat);
  for (const filed of run.lib.reactions[point]) {
    const { source, ability } = filed;
    if (source.on === 'skill') {
      if (source.forCylons === human) continue;
      for (const card of run.lib.facesOf.get(source.card) ?? []) {
        if (hand.includes(card) && usable(run, point, filed, seat))
          offers.push({ option: card, card, filed });
      }
    } else if (userOf(run, filed) === seat && usable(run, point, filed, seat)) {
      offers.push({ option: ability.id, card: undefined, filed });
    }
  }
  return offers;
}

/** Who may use it: whoever has it, or the holder of a title. */
function userOf(run: Position, { source, ability }: Filed<Reaction>): Seat | undefined {
  const holder = inForce(run, source);
  return holder === undefined || ability.by === undefined ? holder : run.state.titles[ability.by];
}

/** Might this player have something here, as far as the table can tell? */
function mightReact(run: Position, point: TimingPoint, seat: Seat): boolean {
  const human = isHuman(run, seat);
  const holdsCards = seatState(run, seat).hand.length > 0;
  return run.lib.reactions[point].some(filed => {
    const { source } = filed;
    const has =
      source.on === 'skill' ? holdsCards && source.forCylons !== human : userOf(run, filed) === seat;
    return has && usable(run, point, filed, seat);
  });
}

/**
 * Whose trigger it is; skill cards speak out of a check, and as they are discarded. Whoever has played a Quorum card
 * answers for it, though the title may have passed on since.
 */
function speaker(run: Position, point: TimingPoint, { source }: Filed<Trigger>): Seat | undefined {
  if (point === 'quorum-played') return userOfThis(run);
  if (source.on !== 'skill' || point !== 'cards-discarded') return inForce(run, source);
  const among = nearest(run, 'discarded')?.some(card => run.lib.faces.get(card)?.card.id === source.card);
  return among ? userOfThis(run) : undefined;
}

/** Who has used the card, unless the character has left the game since. */
function userOfThis(run: Position): Seat | undefined {
  const user = nearest(run, 'user');
  return user === nobody ? undefined : user;
}

function dueTriggers(run: Position, window: WindowState): { filed: Filed<Trigger>; holder: Seat }[] {
  return run.lib.triggers[window.point].flatMap(filed => {
    if (window.fired.includes(filed.id)) return [];
    const holder = speaker(run, window.point, filed);
    if (holder === undefined) return [];
    return !filed.ability.when || holds(run, filed.ability.when, holder) ? [{ filed, holder }] : [];
  });
}

/**
 * Fires one trigger, if any is due; the current player says which of several players' comes first, and which of
 * several cards in a check.
 */
function fireTrigger(run: Run, window: WindowState): boolean {
  const due = dueTriggers(run, window);
  let next = due[0];
  if (!next) return false;
  const open = run.lib.points.get(window.point)?.ordersCards === true && next.filed.source.on === 'skill';
  const several = open || new Set(due.map(d => d.holder)).size > 1;
  if (several && due.length > 1) {
    window.asked = 'triggers';
    const word = askOne(run, { seat: current(run), prompt: 'first' }, ids(due.map(d => d.filed.ability.id)));
    if (word === undefined) return true;
    next = due.find(d => d.filed.ability.id === word) ?? next;
  }
  window.asked = undefined;
  window.fired.push(next.filed.id);
  push(run, next.filed.block, { seat: next.holder });
  return true;
}

function react(run: Run, point: TimingPoint, { seat, option }: Wanting): void {
  const offer = offersOf(run, point, seat).find(o => o.option === option);
  if (!offer) return;
  spend(run, offer.filed, seat);
  push(run, offer.filed.block, { seat });
  if (offer.card === undefined) {
    emit(run, 'ability-used', { seat, ability: option });
    return;
  }
  takeFromHand(run, seat, offer.card);
  toDiscardPile(run, offer.card);
  emit(run, 'card-played', { seat, card: offer.card });
}

/** Those who have not passed. */
function wantingOf(answers: readonly Made[]): Wanting[] {
  return answers.flatMap(({ seat, choose }) =>
    seat === 'chance' || choose === 'pass' ? [] : [{ seat, option: String(choose) }],
  );
}

export const windowOps: Resolvers<'window'> = {
  window(run, { point }, frame) {
    frame.window ??= { point, fired: [] };
    const { window } = frame;
    if (window.asked === undefined || window.asked === 'triggers') {
      if (fireTrigger(run, window)) return 'again';
    }
    if (window.asked === 'reactions') {
      const wanting = wantingOf(takeAnswers(run) ?? []);
      window.asked = undefined;
      if (wanting.length === 0) return close(frame);
      window.wanting = wanting;
      window.asked = 'first';
    }
    if (window.asked === 'first') {
      const { wanting = [] } = window;
      const options = seatOptions(
        run,
        wanting.map(({ seat }) => seat),
      );
      const word = askOne(run, { seat: current(run), prompt: 'first' }, options);
      if (word === undefined) return 'again';
      window.asked = undefined;
      window.wanting = undefined;
      const first = wanting.find(({ seat }) => seat === seatByName(run, word));
      if (first) react(run, point, first);
      return 'again';
    }
    const idle: Logged[] = [];
    for (const [seat] of run.state.seats.entries()) {
      if (!mightReact(run, point, seat)) continue;
      const options = ids(offersOf(run, point, seat).map(o => o.option));
      if (run.passIdle && options.length === 0) {
        idle.push({ seat, prompt: 'reaction', choose: 'pass' });
        continue;
      }
      run.state.pending.push({ shape: 'react', seat, prompt: 'reaction', about: point, options });
    }
    run.trail?.push(...idle);
    if (run.state.pending.length === 0) return close(frame);
    run.state.answers.push(...idle.map(({ seat, choose }) => ({ seat, choose })));
    window.asked = 'reactions';
    return 'again';
  },
};

function close(frame: Frame): void {
  frame.window = undefined;
}
