/** What the frames of a position may hold: what is "now" for those above, and the locals of the block's instructions. */
import type { Library } from '../library/library.ts';
import type { Frame } from '../model/frame.ts';
import type {
  AttackState,
  CheckCard,
  CheckState,
  CrisisState,
  JumpState,
  OwnCard,
  Promised,
  RollState,
  TurnState,
  Wanting,
  WindowState,
} from '../model/state.ts';
import { resources, sectors, shipKinds, steps } from '../model/vocabulary.ts';
import type { TimingPoint } from '../timing/points.ts';
import { localsOfBlocks } from './locals.ts';
import {
  count,
  type Entries,
  either,
  fields,
  fitting,
  list,
  maybe,
  oneOf,
  type Schema,
  someFields,
  text,
  whole,
  yes,
  yesOrNo,
} from './shape.ts';
import type { Things } from './things.ts';

const words = list(text);
const ships = list(count);
const results = oneOf(['pass', 'partial', 'fail']);

export function frameSchema(lib: Library, things: Things): Schema<Frame> {
  const { seat, card, skillCard, crisisCard, destination, location, skill, block } = things;

  const turn = fields<TurnState>({
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
  const crisis = fields<CrisisState>({
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
  const own = fields<OwnCard>({
    card,
    pile: oneOf(['crisis', 'super-crisis', 'quorum', ...lib.kinds.map(({ pile }) => pile)]),
    fate: oneOf(['discard', 'stay', 'gone']),
  });
  const promised = fields<Promised>({ pass: block, fail: maybe(block), seat, margin: maybe(whole) });
  const checkCard = fields<CheckCard>({
    card: skillCard,
    by: maybe(seat),
    up: maybe(yes),
    late: maybe(yes),
  });
  const check = fields<CheckState>({
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
    promised: maybe(list(promised)),
    marks: maybe(list(oneOf(lib.sources.flatMap(({ code }) => code.marks ?? [])))),
    cards: list(checkCard),
    shuffled: yesOrNo,
    contributed: list(seat),
    added: maybe(list(count)),
    location: maybe(location),
    // -1 where nobody could be picked.
    aim: maybe(whole),
    crisis: maybe(crisisCard),
    strength: maybe(whole),
    result: maybe(results),
    declared: maybe(results),
    spent: words,
    node: text,
  });
  const roll = fields<RollState>({
    by: seat,
    face: maybe(whole),
    add: whole,
    spent: words,
    settled: maybe(yesOrNo),
  });
  const attack = fields<AttackState>({
    by: oneOf(['viper', 'galactica', 'armory', 'raider', 'basestar', 'nuke']),
    attacker: maybe(count),
    target: oneOf(['raider', 'heavy-raider', 'centurion', 'viper', 'galactica', 'basestar']),
    ship: maybe(count),
    roller: seat,
    add: maybe(whole),
  });
  const jump = fields<JumpState>({
    chooser: seat,
    offered: list(destination),
    chosen: maybe(destination),
    places: maybe(list(text)),
  });
  const window = fields<WindowState>({
    point: oneOf<TimingPoint>([...lib.points.keys()]),
    fired: words,
    asked: maybe(oneOf(['triggers', 'reactions', 'first'])),
    wanting: maybe(list(fields<Wanting>({ seat, option: text }))),
  });
  type Owed = NonNullable<Frame['owed']>[number];
  const owed = fields<Owed>({ seat, n: count });
  const scopes: Entries<Frame> = {
    at: block,
    pc: count,
    called: maybe(yesOrNo),
    seat: maybe(seat),
    picked: maybe(whole),
    only: maybe(seat),
    resource: maybe(oneOf(resources)),
    ship: maybe(count),
    card: maybe(card),
    sector: maybe(oneOf(sectors)),
    cylonsToo: maybe(yes),
    place: maybe(location),
    user: maybe(whole),
    owed: maybe(list(owed)),
    discarded: maybe(list(skillCard)),
    launched: maybe(ships),
    placed: maybe(ships),
    kind: maybe(oneOf(shipKinds)),
    byChoice: maybe(yesOrNo),
    offered: maybe(words),
    willing: maybe(fields<NonNullable<Frame['willing']>>({ pc: count, said: list(whole) })),
    own: maybe(own),
    turn: maybe(turn),
    crisis: maybe(crisis),
    check: maybe(check),
    roll: maybe(roll),
    attack: maybe(attack),
    jump: maybe(jump),
    window: maybe(window),
  };
  const locals = localsOfBlocks(lib);
  return fitting(({ at }) => {
    const ownLocals = Object.entries(locals(at)).map(([name, schema]) => [name, maybe(schema)] as const);
    return someFields<Frame>({ ...Object.fromEntries(ownLocals), ...scopes });
  });
}
