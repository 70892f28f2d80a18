/**
 * Is this a position of these books? What comes out of a file may be damaged or made up; a position that passes has
 * the right shape and names only things there are.
 */
import { cardsOf } from '../library/cardKind.ts';
import type { Library } from '../library/library.ts';
import type { Frame } from '../model/frame.ts';
import type { State } from '../model/state.ts';
import {
  endings,
  type PileName,
  resources,
  sectors,
  shipKinds,
  sides,
  steps,
  titles,
} from '../model/vocabulary.ts';
import { slotsOn } from '../slots/each.ts';
import type { Slot } from '../slots/slot.ts';
import { timingPoints } from '../timing/points.ts';
import { localsOfBlocks } from './locals.ts';
import {
  anything,
  below,
  type Check,
  count,
  each,
  either,
  fields,
  list,
  maybe,
  oneOf,
  text,
  whole,
  yesOrNo,
} from './shape.ts';

const attackers = ['viper', 'galactica', 'armory', 'raider', 'basestar', 'nuke'];
const targets = ['raider', 'heavy-raider', 'centurion', 'viper', 'galactica', 'basestar'];
const results = ['pass', 'partial', 'fail'];

/** The first place where the position is wrong, or `undefined`. */
export function positionFault(lib: Library, players: number, position: unknown): string | undefined {
  const seat = below(players);
  const skillCard = oneOf(lib.faces);
  const crisisCard = oneOf(lib.crises);
  const quorumCard = oneOf(lib.quorum);
  const loyaltyCard = oneOf(lib.loyalty);
  const own = new Map(lib.kinds.map(({ kind }) => [kind, oneOf(cardsOf(lib, kind))] as const));
  const ownLying = (place: 'in-play' | 'removed') =>
    lib.kinds.flatMap(({ kind, lies }) => (lies?.includes(place) ? (own.get(kind) ?? []) : []));
  const destination = oneOf(lib.destinations);
  const token = oneOf(lib.tokens);
  const civilian = oneOf(lib.civilians);
  const card = either(
    skillCard,
    crisisCard,
    quorumCard,
    loyaltyCard,
    destination,
    token,
    civilian,
    ...ownLying('removed'),
  );
  const location = oneOf(lib.locations);
  const skill = oneOf(lib.skills);
  const hidden = (of: Check) => list(fields({ card: of, seen: count }));
  const ships = list(count);
  const words = list(text);
  const slotsCheck = (on: Slot['on']) =>
    fields(Object.fromEntries(slotsOn(lib, on).map(slot => [slot.name, maybe(slot.check(lib))])));

  const place = either(
    fields({ in: oneOf(['location']), location }),
    fields({ in: oneOf(['viper']), ship: count }),
    fields({ in: oneOf(['stranded', 'nowhere']) }),
  );
  const seatState = fields({
    id: text,
    character: maybe(oneOf(lib.characters)),
    place,
    hand: list(skillCard),
    loyalty: hidden(loyaltyCard),
    shown: list(loyaltyCard),
    revealed: oneOf(['no', 'cylon', 'sympathizer', 'infiltrating']),
    superCrises: hidden(crisisCard),
    attached: list(quorumCard),
    used: words,
    turns: count,
    slots: slotsCheck('seat'),
  });
  const ship = fields({
    id: count,
    kind: oneOf(shipKinds),
    at: oneOf(sectors),
    craft: maybe(oneOf(lib.crafts)),
    pilot: maybe(seat),
    damage: maybe(list(token)),
    cargo: maybe(fields({ card: civilian, seen: count })),
  });
  const pile = (of: Check) =>
    fields({ top: hidden(of), bag: list(of), bottom: hidden(of), discard: list(of) });
  const ofPile: { [name in PileName]?: Check | undefined } = {
    crisis: crisisCard,
    'super-crisis': crisisCard,
    quorum: quorumCard,
    loyalty: loyaltyCard,
    destination,
    civilians: civilian,
    'galactica-damage': token,
    'basestar-damage': token,
    'pegasus-damage': token,
  };
  for (const { kind, pile, crisis } of lib.kinds) if (!crisis) ofPile[pile] = own.get(kind);

  const turn = fields({
    seat,
    number: count,
    step: oneOf(steps),
    actions: count,
    acted: ships,
    spent: words,
    extraCrises: count,
    activate: yesOrNo,
    noCrisis: maybe(yesOrNo),
    marks: maybe(words),
  });
  const crisis = fields({
    card: crisisCard,
    drawer: seat,
    super: yesOrNo,
    icons: yesOrNo,
    jump: maybe(yesOrNo),
    option: maybe(text),
    placed: ships,
    replaced: yesOrNo,
    marks: maybe(words),
    iconsReplaced: maybe(yesOrNo),
    spared: maybe(list(seat)),
  });
  const ownCard = fields({
    card,
    pile: oneOf(['crisis', 'super-crisis', 'quorum', ...lib.kinds.map(({ pile }) => pile)]),
    fate: oneOf(['discard', 'stay', 'gone']),
  });
  const check = fields({
    difficulty: whole,
    printed: maybe(whole),
    skills: list(skill),
    partial: maybe(whole),
    positive: list(skill),
    worthless: list(skill),
    zeros: count,
    faceUp: either(yesOrNo, oneOf(['played'])),
    silent: maybe(yesOrNo),
    instead: maybe(yesOrNo),
    promised: maybe(
      list(fields({ pass: oneOf(lib.blocks), fail: maybe(oneOf(lib.blocks)), seat, margin: maybe(whole) })),
    ),
    marks: maybe(words),
    cards: list(fields({ card: skillCard, by: maybe(seat), up: maybe(yesOrNo), late: maybe(yesOrNo) })),
    shuffled: yesOrNo,
    contributed: list(seat),
    added: maybe(list(count)),
    location: maybe(location),
    // -1 where nobody could be picked.
    aim: maybe(whole),
    crisis: maybe(crisisCard),
    strength: maybe(whole),
    result: maybe(oneOf(results)),
    declared: maybe(oneOf(results)),
    spent: words,
    node: text,
  });
  const roll = fields({
    by: seat,
    face: maybe(whole),
    add: whole,
    spent: words,
    settled: maybe(yesOrNo),
  });
  const attack = fields({
    by: oneOf(attackers),
    attacker: maybe(count),
    target: oneOf(targets),
    ship: maybe(count),
    roller: seat,
    add: maybe(whole),
  });
  const jump = fields({
    chooser: seat,
    offered: list(destination),
    chosen: maybe(destination),
    places: maybe(list(text)),
  });
  const window = fields({
    point: oneOf(Object.keys(timingPoints)),
    fired: words,
    asked: maybe(oneOf(['triggers', 'reactions', 'first'])),
    wanting: maybe(list(fields({ seat, option: text }))),
  });
  const scopes = {
    at: oneOf(lib.blocks),
    pc: count,
    called: maybe(yesOrNo),
    seat: maybe(seat),
    picked: maybe(whole),
    only: maybe(seat),
    resource: maybe(oneOf(resources)),
    ship: maybe(count),
    card: maybe(card),
    sector: maybe(oneOf(sectors)),
    cylonsToo: maybe(yesOrNo),
    place: maybe(location),
    user: maybe(whole),
    owed: maybe(list(fields({ seat, n: count }))),
    discarded: maybe(list(skillCard)),
    launched: maybe(ships),
    placed: maybe(ships),
    kind: maybe(oneOf(shipKinds)),
    byChoice: maybe(yesOrNo),
    offered: maybe(words),
    willing: maybe(fields({ pc: count, said: list(whole) })),
    own: maybe(ownCard),
    turn: maybe(turn),
    crisis: maybe(crisis),
    check: maybe(check),
    roll: maybe(roll),
    attack: maybe(attack),
    jump: maybe(jump),
    window: maybe(window),
  };
  const locals = localsOfBlocks(lib);
  const frame: Check = (value, at) => {
    const own = Object.entries(locals((value as Partial<Frame> | undefined)?.at));
    return fields({ ...Object.fromEntries(own.map(([name, check]) => [name, maybe(check)])), ...scopes })(
      value,
      at,
    );
  };

  const owner = either(seat, oneOf(['chance']));
  const owed = { seat: owner, prompt: oneOf(lib.prompts), about: anything };
  const options = list(fields({ id: text, count: maybe(count) }));
  const choice = either(
    fields({ ...owed, shape: oneOf(['one', 'react']), options }),
    fields({ ...owed, shape: oneOf(['some']), options, min: count, max: count }),
    fields({ ...owed, shape: oneOf(['yes-no']) }),
  );
  const made = fields({ seat: owner, choose: either(text, words) });

  const state = fields({
    options: anything,
    rulings: fields(Object.fromEntries(Object.entries(lib.rulings).map(([id, known]) => [id, oneOf(known)]))),
    rng: whole,
    first: seat,
    resources: each(resources, below(lib.components.maximum + 1)),
    jumpTrack: below(lib.components.jumpTrack.length),
    travelled: list(destination),
    passed: words,
    centurions: list(below(lib.components.boardingTrack + 1)),
    nukes: count,
    ships: list(ship),
    pieces: count,
    reserves: fields({ vipers: count, raptors: count }),
    damagedVipers: count,
    destroyed: fields({
      vipers: count,
      raptors: count,
      civilians: list(civilian),
    }),
    galacticaDamage: list(token),
    removed: list(either(card, oneOf(lib.characters))),
    aside: list(loyaltyCard),
    titles: each(titles, maybe(seat)),
    caretaker: yesOrNo,
    quorumHand: hidden(quorumCard),
    inPlay: list(either(crisisCard, quorumCard, ...ownLying('in-play'))),
    seats: list(seatState),
    piles: fields(Object.fromEntries(lib.piles.map(name => [name, pile(ofPile[name] ?? skillCard)]))),
    stack: list(frame),
    pending: list(choice),
    answers: list(made),
    luck: words,
    slots: slotsCheck('table'),
    over: maybe(fields({ winner: oneOf(sides), because: oneOf(endings) })),
  });
  return state(position, 'origin') ?? missing(position as State, players);
}

/** Everybody is there, and a game that goes on goes on with something. */
function missing(state: State, players: number): string | undefined {
  if (state.seats.length !== players) return 'origin.seats';
  return !state.over && state.stack[0]?.at !== 'game' ? 'origin.stack' : undefined;
}
