/** Executing a character: what the player shows and loses, and who comes in his place. */
import { askOne, ids, seatByName, seatOptions } from '../../choices/ask.ts';
import type { Character } from '../../model/card.ts';
import type { CardId, CharacterId, Seat } from '../../model/vocabulary.ts';
import type { Resolvers } from '../../ops/resolver.ts';
import { enter } from '../../ops/setupFlow.ts';
import { distance } from '../../queries/distance.ts';
import { endGame } from '../../rules/ending.ts';
import { isHuman, isLeader, put, seatState } from '../../rules/people.ts';
import { removeFromGame } from '../../rules/ships.ts';
import { holder, passOn } from '../../rules/titles.ts';
import { you } from '../../run/find.ts';
import { type Again, bit, emit, type Run } from '../../run/run.ts';

/** Distance up to which face-down Loyalty cards are handed on (pegasus.loyalty-passing.distance-limit). */
const handedOnUpTo = 6;

const isCylonCard = (run: Run, card: CardId): boolean => run.lib.loyalty.get(card)?.side === 'cylon';

function show(run: Run, seat: Seat, card: CardId): void {
  const held = seatState(run, seat);
  const i = held.loyalty.findIndex(h => h.card === card);
  if (i < 0) return;
  held.loyalty.splice(i, 1);
  held.shown.push(card);
  emit(run, 'loyalty-shown', { seat, card });
}

/** Characters nobody plays or has lost; whoever takes one over is a human (pegasus.execution.new-character). */
function replacements(run: Run): CharacterId[] {
  const taken = new Set<CharacterId | undefined>(run.state.seats.map(s => s.character));
  return [...run.lib.characters.values()]
    .filter(c => c.class !== 'cylon-leader' && !taken.has(c.id) && !run.state.removed.includes(c.id))
    .map(c => c.id);
}

/** One ability a game for each player, not for each character (pegasus.execution.once-per-game). */
function useUpOnceAGame(run: Run, seat: Seat, character: CharacterId): void {
  const { used } = seatState(run, seat);
  if (used.length === 0) return;
  for (const ability of run.lib.characters.get(character)?.abilities ?? []) {
    if ('once' in ability && ability.once === 'game') used.push(ability.id);
  }
}

/**
 * Where a new character begins when he cannot begin where his sheet says
 * (pegasus.new-caprica.before-return.replacement, pegasus.execution-characters.apollo).
 */
function instead(
  {
    state: {
      slots: { newCaprica },
      reserves,
    },
  }: Run,
  start: Character['start'] | undefined,
) {
  if (newCaprica && !newCaprica.orbit && start !== 'stranded') return 'resistance-hq';
  if (start === 'in-viper' && reserves.vipers === 0) return 'hangar-deck';
  return undefined;
}

export const executionOps: Resolvers<
  | 'begin-execution'
  | 'show-one-cylon-card'
  | 'hand-on-loyalty'
  | 'show-all-loyalty'
  | 'remove-character'
  | 'choose-replacement'
  | 'enter-replacement'
  | 'pass-offices-on'
> = {
  'begin-execution'(run) {
    const seat = you(run);
    emit(run, 'executed', { seat, character: seatState(run, seat).character ?? '' });
  },

  /** Equal to the table which of several it is: the player picks. Who is revealed already shows nothing more. */
  'show-one-cylon-card'(run): Again {
    const seat = you(run);
    const { revealed, loyalty } = seatState(run, seat);
    if (revealed !== 'no') return;
    const cylon = [...new Set(loyalty.map(h => h.card).filter(card => isCylonCard(run, card)))];
    const card = askOne(run, { seat, prompt: 'card', about: 'loyalty' }, ids(cylon));
    if (card === undefined) return 'again';
    show(run, seat, card);
    seatState(run, seat).revealed = 'cylon';
    emit(run, 'revealed', { seat });
  },

  'hand-on-loyalty'(run): Again {
    const seat = you(run);
    const held = seatState(run, seat);
    const others = run.state.seats.flatMap((_, s) =>
      s !== seat && isHuman(run, s) && !isLeader(run, s) ? [s] : [],
    );
    if (held.loyalty.length === 0 || others.length === 0 || distance(run) > handedOnUpTo) return;
    const word = askOne(run, { seat, prompt: 'player', about: 'loyalty' }, seatOptions(run, others));
    if (word === undefined) return 'again';
    const to = seatByName(run, word);
    const given = held.loyalty.splice(0);
    for (const card of given) card.seen |= bit(to);
    seatState(run, to).loyalty.push(...given);
    emit(run, 'loyalty-given', {
      from: seat,
      to,
      n: given.length,
      cards: given.map(h => h.card),
      secretTo: bit(seat) | bit(to),
    });
  },

  'show-all-loyalty'(run) {
    const seat = you(run);
    for (const { card } of seatState(run, seat).loyalty.slice()) show(run, seat, card);
  },

  'remove-character'(run) {
    const seat = you(run);
    const held = seatState(run, seat);
    put(run, seat, { in: 'nowhere' }, () => undefined);
    if (held.character !== undefined) removeFromGame(run, held.character);
    held.character = undefined;
    // The turns of the new character are counted anew: one who joins late is late for his own first turn.
    held.turns = 0;
  },

  'choose-replacement'(run): Again {
    const seat = you(run);
    const open = replacements(run);
    if (open.length === 0) return endGame(run, 'cylons', 'nobody-left');
    const word = askOne(run, { seat, prompt: 'character' }, ids(open));
    if (word === undefined) return 'again';
    seatState(run, seat).character = word;
    useUpOnceAGame(run, seat, word);
    emit(run, 'character-chosen', { seat, character: word });
  },

  'enter-replacement'(run): Again {
    const seat = you(run);
    const start = run.lib.characters.get(seatState(run, seat).character ?? '')?.start;
    const place = instead(run, start);
    if (place !== undefined) {
      put(run, seat, { in: 'location', location: place }, () => emit(run, 'moved', { seat, to: place }));
      return;
    }
    if (!enter(run, seat)) return 'again';
  },

  /** The new character is a candidate like the others (pegasus.succession.execution). */
  'pass-offices-on'(run) {
    const seat = you(run);
    for (const title of run.lib.titles.keys()) if (holder(run, title) === seat) passOn(run, title, undefined);
  },
};
