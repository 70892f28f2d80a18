/** Questions about what happens: the position just before, and what the engine made of it. */
import type { Library, Moment } from '#engine/index.ts';
import { asFace } from '#engine/model/die.ts';
import type { EventType, GameEvent } from '#engine/model/event.ts';
import type { CheckState, State } from '#engine/model/state.ts';
import { sectors } from '#engine/model/vocabulary.ts';
import { attackFaces, attackRow } from '#engine/tools/attack.ts';
import type { RuleId } from '#rules/ruleId.ts';
import type { Step } from '../positions.ts';
import { draft, type Question, type Said } from '../question.ts';

type EventOf<T extends EventType> = Extract<GameEvent, { readonly type: T }>;

/** An event, the position before it, and what had happened in the same step. */
interface Seen<Event extends GameEvent = GameEvent> {
  readonly step: Step;
  readonly event: Event;
  readonly before: State;
  readonly after: State;
  readonly earlier: readonly GameEvent[];
}

type Maker<T extends EventType> = (seen: Seen<EventOf<T>>) => Question | undefined;

const makers: { readonly [T in EventType]?: readonly Maker<T>[] } = {
  attacked: [roll, target],
  'ship-destroyed': [target],
  'ship-moved': [target, raiderMoves],
  'check-totalled': [sum],
  'check-decided': [check],
  'turn-began': [turn],
  'title-given': [succession],
  jumped: [jumpLoss],
  'distance-reached': [howFar],
  'resource-lost': [over],
  'game-over': [over],
};

export function happenedIn(step: Step): readonly (Question | undefined)[] {
  const earlier: GameEvent[] = [];
  return step.moments.flatMap((moment, i) => {
    const before = step.moments[i - 1];
    if (before === undefined) return [];
    const found = moment.events.flatMap(event => madeOf(step, before, moment, event, earlier));
    earlier.push(...moment.events);
    return found;
  });
}

function madeOf(step: Step, before: Moment, moment: Moment, event: GameEvent, earlier: readonly GameEvent[]) {
  // Under each type of event stand makers for that type.
  const of = (makers[event.type] ?? []) as readonly Maker<EventType>[];
  const here = moment.events.slice(0, moment.events.indexOf(event));
  return of.map(make =>
    make({ step, event, before: before.state, after: moment.state, earlier: [...earlier, ...here] }),
  );
}

const ruleOf = ({ cause }: GameEvent, otherwise: RuleId): RuleId => cause.rule ?? otherwise;

/** The last of a kind, unless something else of the kinds that end it came later. */
function last<T extends EventType>(events: readonly GameEvent[], type: T): EventOf<T> | undefined {
  return events.findLast((event): event is EventOf<T> => event.type === type);
}

function roll({ step, event, before, earlier }: Seen<EventOf<'attacked'>>): Question | undefined {
  const rolled = last(earlier, 'rolled');
  const row = attackRow(step.lib, event.target, event.by);
  if (rolled === undefined || row === undefined) return undefined;
  // Where a card in play changes the attack, the roll alone does not say what comes of it.
  if (attackFaces(step.lib.attackTable, event.by, event.target)[asFace(rolled.value) - 1] !== event.result)
    return undefined;
  const results = [...new Set(row.results.map(({ result }) => result))];
  return draft({
    kind: 'roll',
    state: before,
    happened: [rolled],
    blanks: {
      by: { attacker: event.by },
      target: { target: event.target },
      value: { number: rolled.value },
    },
    options: [
      ...results.map((result): readonly [Said, boolean] => [{ word: result }, result === event.result]),
      ...(results.length < 3 ? [[{ word: 'damaged' }, event.result === 'damaged'] as const] : []),
    ],
    rule: ruleOf(event, 'attack.roll'),
  });
}

function target(seen: Seen<EventOf<'attacked' | 'ship-destroyed' | 'ship-moved'>>): Question | undefined {
  const { event, before, earlier } = seen;
  const at = event.type === 'ship-moved' ? event.from : event.at;
  const active = last(earlier, 'sector-activated');
  if (at === undefined || active?.kind !== 'raider' || active.sector !== at) return undefined;
  const what = deedOf(event);
  if (what === undefined) return undefined;
  const rule = event.cause.rule;
  if (rule?.startsWith('raiders.') !== true && what !== 'attack-viper') return undefined;
  return draft({
    kind: 'target',
    state: before,
    blanks: { at: { sector: at } },
    spots: [at],
    options: (['attack-viper', 'destroy-civilian', 'attack-galactica', 'move'] as const).map(word => [
      { word },
      word === what,
    ]),
    rule: 'raiders.priority',
  });
}

function deedOf(event: EventOf<'attacked' | 'ship-destroyed' | 'ship-moved'>) {
  switch (event.type) {
    case 'attacked':
      if (event.by !== 'raider') return undefined;
      return event.target === 'viper' ? 'attack-viper' : 'attack-galactica';
    case 'ship-destroyed':
      return event.ship === 'civilian' ? 'destroy-civilian' : undefined;
    case 'ship-moved':
      return event.ship === 'raider' ? 'move' : undefined;
  }
}

function raiderMoves({ event, before }: Seen<EventOf<'ship-moved'>>): Question | undefined {
  if (event.ship !== 'raider' || event.cause.rule?.startsWith('raiders.move') !== true) return undefined;
  const at = sectors.indexOf(event.from);
  const near = [1, 5].flatMap(by => sectors[(at + by) % sectors.length] ?? []);
  return draft({
    kind: 'raider-moves',
    state: before,
    blanks: { at: { sector: event.from } },
    spots: sectors.filter(sector => before.ships.some(one => one.at === sector)),
    options: [
      ...near.map((sector): readonly [Said, boolean] => [{ sector }, sector === event.to]),
      [{ word: 'stay' }, false],
    ],
    rule: event.cause.rule,
  });
}

const checkIn = ({ stack }: State): CheckState | undefined =>
  stack.findLast(frame => frame.check !== undefined)?.check;

function sum({ step, event, before, earlier }: Seen<EventOf<'check-totalled'>>): Question | undefined {
  const revealed = last(earlier, 'check-revealed');
  const now = checkIn(before);
  if (revealed === undefined || now === undefined) return undefined;
  const counted = [...new Set([...now.skills, ...now.positive])];
  const shown = revealed.cards.flatMap(card => step.lib.faces.get(card) ?? []);
  const matching = shown
    .filter(({ skill }) => counted.includes(skill))
    .reduce((all, { strength }) => all + strength, 0);
  // Where a card or a character counts otherwise, the cards alone do not say it.
  if (matching !== event.matching || shown.length !== revealed.cards.length || event.more !== undefined)
    return undefined;
  const { other, strength } = event;
  const against = shown.reduce((all, face) => all + face.strength, 0) - matching;
  if (other !== against || matching - other !== strength) return undefined;
  const numbers = [matching, matching + other, strength + 2, strength - 2, other - matching, strength + 1];
  return draft({
    kind: 'sum',
    state: before,
    happened: [revealed],
    blanks: { skills: { skills: counted } },
    options: [strength, ...numbers.filter(n => n !== strength)].map(number => [
      { number },
      number === strength,
    ]),
    rule: 'skill-check.final-strength',
  });
}

function check({ event, before, earlier }: Seen<EventOf<'check-decided'>>): Question | undefined {
  const totalled = last(earlier, 'check-totalled');
  const now = checkIn(before);
  if (totalled === undefined || now === undefined || event.declared) return undefined;
  const results = ['pass', 'partial', 'fail'] as const;
  return draft({
    kind: 'check',
    state: before,
    happened: [totalled],
    blanks: {
      difficulty: { number: now.difficulty },
      ...(now.partial === undefined ? {} : { partial: { number: now.partial } }),
    },
    options: results.map(word => [{ word }, word === event.result]),
    rule: now.partial === undefined ? ruleOf(event, 'skill-check.pass') : 'partial-pass.rule',
  });
}

function turn({ event, before }: Seen<EventOf<'turn-began'>>): Question | undefined {
  const seats = before.seats.map((_, seat) => seat);
  return draft({
    kind: 'turn',
    state: before,
    blanks: { who: { seat: (event.seat + seats.length - 1) % seats.length } },
    options: seats.map(seat => [{ seat }, seat === event.seat]),
    rule: 'turn.clockwise',
  });
}

function succession({ event, before, earlier }: Seen<EventOf<'title-given'>>): Question | undefined {
  const old = before.titles[event.title];
  if (old === undefined || event.cause.rule?.startsWith('succession.') !== true) return undefined;
  const why = earlier.findLast(({ type }) => type === 'sent' || type === 'revealed');
  if (why === undefined) return undefined;
  return draft({
    kind: 'succession',
    state: before,
    happened: [why],
    blanks: { title: { title: event.title }, who: { seat: old } },
    options: before.seats.flatMap((_, seat) =>
      seat === old ? [] : [[{ seat }, seat === event.to] as const],
    ),
    rule: event.cause.rule,
  });
}

function jumpLoss({ event, earlier, step }: Seen<EventOf<'jumped'>>): Question | undefined {
  const used = earlier.findLastIndex(one => one.type === 'action-taken' && one.action === 'ftl-control');
  const since = used < 0 ? [] : earlier.slice(used);
  const rolled = last(since, 'rolled');
  if (rolled === undefined || event.type !== 'jumped') return undefined;
  const lost = since.reduce(
    (all, one) => all + (one.type === 'resource-lost' && one.resource === 'population' ? one.amount : 0),
    0,
  );
  // Where a character or a card changes the loss, roll and space do not say it.
  const { populationCost = 0 } = step.lib.components.jumpTrack[step.state.jumpTrack] ?? {};
  const expected = costsLives(step.lib, rolled.value)
    ? Math.min(populationCost, step.state.resources.population)
    : 0;
  if (lost !== expected) return undefined;
  return draft({
    kind: 'jump-loss',
    state: step.state,
    happened: [rolled],
    blanks: { value: { number: rolled.value } },
    spots: [],
    options: [lost, 0, 1, 3, 2].map(number => [{ number }, number === lost]),
    rule: lost === 0 ? 'ftl.roll-six-or-less' : 'ftl.loss-amount',
  });
}

/** Whether FTL Control asks a price for this roll, as it says itself. */
function costsLives({ actions }: Library, value: number): boolean {
  const ftl = actions.find(({ source }) => source.on === 'location' && source.location === 'ftl-control');
  return (ftl?.ability.do ?? []).some(
    op => op.op === 'roll' && op.outcomes.some(({ from, to }) => from <= value && value <= to),
  );
}

function howFar({ step, event, earlier }: Seen<EventOf<'distance-reached'>>): Question | undefined {
  const chosen = last(earlier, 'destination-chosen');
  if (chosen === undefined) return undefined;
  const { distance } = event;
  return draft({
    kind: 'how-far',
    // As the Admiral had it before them: afterwards the card lies there already.
    state: step.state,
    happened: [],
    blanks: { card: { card: chosen.card } },
    options: [distance, distance + 1, distance - 1, distance + 2]
      .filter(number => number > 0)
      .map(number => [{ number }, number === distance]),
    rule: 'jump.kobol-check',
  });
}

/** Close to the end, or past it. */
function over({
  event,
  before,
  after,
  earlier,
}: Seen<EventOf<'resource-lost' | 'game-over'>>): Question | undefined {
  if (event.type === 'resource-lost' && event.now > 1) return undefined;
  const ended = event.type === 'game-over' ? event.winner : after.over?.winner;
  return draft({
    kind: 'over',
    state: event.type === 'game-over' ? before : after,
    happened: event.type === 'game-over' ? earlier.slice(-1) : [event],
    blanks: {},
    options: (['goes-on', 'humans', 'cylons'] as const).map(word => [
      { word },
      ended === undefined ? word === 'goes-on' : word === ended,
    ]),
    rule: event.type === 'game-over' ? ruleOf(event, 'goal.humans') : 'cylon-goal.recovered-resource',
  });
}
