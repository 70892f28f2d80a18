/** Executing a character: what the player shows and loses, and who comes in his place. */
import { leads } from '#books/leaders/engine/people.ts';
import { askOne, ids, seatByName, seatOptions } from '#engine/choices/ask.ts';
import { answered } from '#engine/library/facet.ts';
import type { Character } from '#engine/model/card.ts';
import type { Frame, FrameOf } from '#engine/model/frame.ts';
import type { Board, CardId, CharacterId, LocationId, Seat } from '#engine/model/vocabulary.ts';
import { launchOneself } from '#engine/ops/flight.ts';
import { dealLoyalty } from '#engine/ops/jumpFlow.ts';
import type { Resolvers } from '#engine/ops/resolver.ts';
import { giveLoyalty } from '#engine/ops/secrets.ts';
import { enter } from '#engine/ops/setupFlow.ts';
import { distance } from '#engine/queries/distance.ts';
import { inForce } from '#engine/queries/inForce.ts';
import { vipersReady } from '#engine/rules/crafts.ts';
import { endGame } from '#engine/rules/ending.ts';
import { takeOut } from '#engine/rules/leaving.ts';
import { isAt, isHuman, put, seatState } from '#engine/rules/people.ts';
import { lose } from '#engine/rules/resources.ts';
import { holder, passOn } from '#engine/rules/titles.ts';
import { nearest, you } from '#engine/run/find.ts';
import { shuffleIn } from '#engine/run/piles.ts';
import { type Again, emit, push, type Run } from '#engine/run/run.ts';
import { receivers } from './cards/leaders.ts';

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

/**
 * Characters nobody plays or has lost, in whatever version (daybreak.characters.alternate-versions); whoever takes one
 * over is a human (pegasus.execution.new-character).
 */
function replacements(run: Run): CharacterId[] {
  const { seats, removed } = run.state;
  const all = [...run.lib.characters.values()];
  const met = new Set(
    all
      .filter(({ id }) => removed.includes(id) || seats.some(({ character }) => character === id))
      .map(personOf),
  );
  return all.filter(c => !leads(run.lib, c.id) && !met.has(personOf(c))).map(c => c.id);
}

const personOf = ({ id, alternateOf }: Character): CharacterId => alternateOf ?? id;

/** One ability a game for each player, not for each character (pegasus.execution.once-per-game). */
function useUpOnceAGame(run: Run, seat: Seat, character: CharacterId): void {
  const { used } = seatState(run, seat);
  if (used.length === 0) return;
  for (const ability of run.lib.characters.get(character)?.abilities ?? []) {
    if ('once' in ability && ability.once === 'game') used.push(ability.id);
  }
}

/**
 * Where a new character begins when they cannot begin where their sheet says; `fell` is where the one before was
 * executed (pegasus.new-caprica.before-return.replacement, pegasus.execution-characters.apollo).
 */
function instead(run: Run, sheet: Character | undefined, fell: LocationId | undefined) {
  const { newCaprica } = run.state.slots;
  const away = newCaprica !== undefined && !newCaprica.orbit;
  if (jailedAsSleeper(sheet) && sleepersWoken(run)) {
    const onNewCaprica = run.lib.locations.get(fell ?? '')?.board === 'new-caprica';
    return away || onNewCaprica ? 'detention' : 'brig';
  }
  if (away && sheet?.start !== 'stranded') return 'resistance-hq';
  if (sheet?.start === 'in-viper') return vipersReady(run) === 0 ? 'hangar-deck' : undefined;
  return closed(run, sheet) ? 'hangar-deck' : undefined;
}

/** The ship he would begin on is lost to the humans. */
function closed(run: Run, sheet: Character | undefined): boolean {
  const board = run.lib.locations.get(sheet?.start ?? '')?.board;
  if (board === undefined) return false;
  return answered(run, rules => rules.opens?.(run, board, true)) === false || shut(run, board);
}

/** By a card in play. */
const shut = (run: Run, board: Board): boolean =>
  (run.lib.modifiers['may-enter'] ?? []).some(
    ({ source, ability }) =>
      ability.forbid === board && inForce(run, source, { seat: you(run) }) !== undefined,
  );

const isExecution = ({ at }: Frame): boolean => at === 'execution' || at === 'execution-without-loss';
const isUnderWay = (frame: FrameOf<'next-execution'>): boolean =>
  isExecution(frame) && frame.pc > 0 && frame.over !== true;

const sleepersWoken = ({ state }: Run): boolean => state.passed.includes('sleeper');

const sheetOf = (run: Run, seat: Seat): Character | undefined =>
  run.lib.characters.get(seatState(run, seat).character ?? '');

/** What a sheet says of the cards dealt to whoever has it, summed up or set. */
function dealOf(
  sheet: Character | undefined,
  query: 'loyalty-deck' | 'starting-loyalty' | 'sleeper-loyalty',
) {
  for (const ability of sheet?.abilities ?? []) {
    if (ability.kind !== 'modifier' || ability.query !== query) continue;
    return ability.query === 'loyalty-deck' ? ability.add : ability.set;
  }
  return query === 'loyalty-deck' ? 0 : 1;
}

/** Somebody who is jailed in the Sleeper Agent phase and comes after it comes to jail. */
const jailedAsSleeper = (sheet: Character | undefined): boolean =>
  sheet?.abilities.some(ability => ability.kind === 'trigger' && ability.on === 'sleeper-dealt') ?? false;

/** A human card from the box into the Loyalty deck. */
function addHumanCards(run: Run, n: number): void {
  const { aside } = run.state;
  for (let i = 0; i < n; i++) {
    const at = aside.findIndex(card => run.lib.loyalty.get(card)?.side === 'human');
    if (at >= 0) shuffleIn(run, 'loyalty', aside.splice(at, 1));
  }
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
  | 'mourn'
  | 'deal-before-leaving'
  | 'deal-to-replacement'
  | 'end-turn-of-executed'
  | 'next-execution'
> = {
  /** One that is ordered while another is being carried out waits until that is over. */
  'begin-execution'(run, _op, frame) {
    const seat = you(run);
    const first = run.state.stack.find(
      (other): other is FrameOf<'next-execution'> => other !== frame && isUnderWay(other),
    );
    if (first) {
      first.waiting = [...(first.waiting ?? []), { block: frame.at, seat }];
      run.state.stack.pop();
      return;
    }
    const { slots } = seatState(run, seat);
    slots.executions = (slots.executions ?? 0) + 1;
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
    push(run, 'cylon-shown');
  },

  'hand-on-loyalty'(run): Again {
    const seat = you(run);
    const held = seatState(run, seat);
    const others = receivers(run, seat);
    if (held.loyalty.length === 0 || others.length === 0 || distance(run) > handedOnUpTo) return;
    const word = askOne(run, { seat, prompt: 'player', about: 'loyalty' }, seatOptions(run, others));
    if (word === undefined) return 'again';
    giveLoyalty(run, seat, seatByName(run, word), held.loyalty.splice(0));
  },

  'show-all-loyalty'(run) {
    const seat = you(run);
    for (const { card } of seatState(run, seat).loyalty.slice()) show(run, seat, card);
  },

  'remove-character'(run, _op, frame) {
    const seat = you(run);
    const { place } = seatState(run, seat);
    if (place.in === 'location') frame.fell = place.location;
    takeOut(run, seat);
  },

  'choose-replacement'(run): Again {
    const seat = you(run);
    const open = replacements(run);
    if (open.length === 0) return endGame(run, 'cylons', 'nobody-left');
    const word = askOne(run, { seat, prompt: 'character' }, ids(open));
    if (word === undefined) return 'again';
    seatState(run, seat).character = word;
    useUpOnceAGame(run, seat, word);
    emit(run, 'character-replaced', { seat, character: word });
  },

  'enter-replacement'(run, _op, frame): Again {
    const seat = you(run);
    const sheet = sheetOf(run, seat);
    const place = instead(run, sheet, frame.fell);
    if (place !== undefined) {
      put(run, seat, { in: 'location', location: place }, () => emit(run, 'moved', { seat, to: place }));
      return;
    }
    // Unlike at the set-up it may be any craft that counts as a viper (daybreak.assault-raptors.as-vipers).
    if (sheet?.start === 'in-viper') return launchOneself(run, frame);
    if (!enter(run, seat)) return 'again';
  },

  /** Where the loss has been averted no execution has cost morale (Eulogy). */
  mourn(run) {
    if (lose(run, 'morale', 1) > 0) run.state.slots.mourned = true;
  },

  /** Whoever would have been dealt two in the Sleeper Agent phase gets one of them now. */
  'deal-before-leaving'(run) {
    const seat = you(run);
    if (!sleepersWoken(run) && dealOf(sheetOf(run, seat), 'sleeper-loyalty') > 1) dealLoyalty(run, seat);
  },

  /** Cards that belong to the new sheet; after the Sleeper Agent phase there are none, and nothing to detect with. */
  'deal-to-replacement'(run) {
    const seat = you(run);
    const sheet = sheetOf(run, seat);
    const more = dealOf(sheet, 'starting-loyalty') - 1;
    if (run.state.rulings['loyalty-of-replacement'] === 'new-card') {
      const held = seatState(run, seat);
      run.state.aside.push(...held.shown.splice(0), ...held.loyalty.splice(0).map(h => h.card));
      addHumanCards(run, 1);
      dealLoyalty(run, seat);
    }
    if (sleepersWoken(run)) {
      if (more <= 0) return;
      // Not used, but never to be used by this character: the next one is free to.
      seatState(run, seat).slots.withheld = true;
      return;
    }
    addHumanCards(run, dealOf(sheet, 'loyalty-deck'));
    for (let i = 0; i < more; i++) dealLoyalty(run, seat);
  },

  /**
   * A Cylon who is executed in his own turn has no more of it, and the icons of a crisis in progress would come after
   * it; in one style of play a human's turn is over, too.
   */
  'end-turn-of-executed'(run) {
    const seat = you(run);
    const now = nearest(run, 'turn');
    const human = isHuman(run, seat);
    if (now?.seat !== seat || (human && run.state.rulings['turn-after-human-execution'] === 'goes-on'))
      return;
    now.noCrisis = true;
    now.actions = 0;
    const crisis = human ? undefined : nearest(run, 'crisis');
    if (crisis) {
      crisis.icons = false;
      crisis.jump = false;
    }
    for (const frame of run.state.stack as (FrameOf<'take-actions'> & FrameOf<'choose-move'>)[]) {
      if (!frame.turn && frame.at !== 'act') continue;
      if (frame.count !== undefined) frame.count = 0;
      frame.goal = undefined;
    }
  },

  'next-execution'(run, _op, frame) {
    const [next, ...waiting] = frame.waiting ?? [];
    if (next === undefined) {
      frame.waiting = undefined;
      frame.over = undefined;
      return;
    }
    frame.waiting = waiting;
    frame.over = true;
    push(run, next.block, { seat: next.seat });
    return 'again';
  },

  /**
   * The new character is a candidate like the others (pegasus.succession.execution), and the one that was missing where
   * somebody is Admiral for want of others.
   */
  'pass-offices-on'(run) {
    const seat = you(run);
    for (const title of run.lib.titles.keys()) if (holder(run, title) === seat) passOn(run, title, undefined);
    if (run.state.caretaker && !isAt(run, seat, 'brig')) push(run, 'freed', { seat });
  },
};
