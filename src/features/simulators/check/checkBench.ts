/** The skill check bench: cards are put in face down, then turned up, sorted, added up and compared. */
import type { Check } from '#engine/model/effect.ts';
import type { CardId, CharacterId, LocationId, Skill } from '#engine/model/vocabulary.ts';
import { coreSkills } from '#engine/model/vocabulary.ts';
import type { Bench } from '#ui/bench/bench.ts';

export { checkLibrary, type Judged, judgeCheck } from '#engine/tools/check.ts';
export { checkOdds } from '#engine/tools/checkOdds.ts';
export { dealDestiny } from '#engine/tools/destiny.ts';

/** Who puts cards in: Destiny, then the players in their order; the current player comes last. */
export const givers = ['destiny', 'left', 'next', 'current'] as const;
export type Giver = (typeof givers)[number];

export const stages = ['gathering', 'revealed', 'sorted', 'totalled', 'decided'] as const;
export type Stage = (typeof stages)[number];

export interface CheckOnBench {
  readonly check: Check;
  readonly given: { readonly [giver in Giver]: readonly CardId[] };
  /** Through whose eyes we look. */
  readonly as: Giver;
}

export type CheckState = CheckOnBench & { readonly stage: Stage };

/** What the bench must know of the cards. */
export interface SkillFaces {
  /** By skill, the card of each strength. */
  readonly faces: readonly { readonly id: CardId; readonly skill: Skill; readonly strength: number }[];
  readonly destinyPerCheck: number;
  /** What the bench begins with. */
  readonly start: CheckOnBench;
}

/** What it begins with, and who puts the cards in where it goes on as a game. */
export interface CheckTable {
  readonly start: CheckOnBench;
  readonly players: {
    readonly [giver in Exclude<Giver, 'destiny'>]: {
      readonly character: CharacterId;
      readonly at: LocationId;
    };
  };
  /** The Loyalty card that each of them holds. */
  readonly loyalty: CardId;
}

const limits = { lowest: 1, highest: 25, cards: 12 } as const;

export type CheckMove =
  | { readonly type: 'look-as'; readonly giver: Giver }
  | { readonly type: 'add' | 'take-back'; readonly card: CardId }
  | { readonly type: 'deal-destiny'; readonly cards: readonly CardId[] }
  | { readonly type: 'difficulty'; readonly to: number }
  | { readonly type: 'partial'; readonly to: number | undefined }
  | { readonly type: 'skill'; readonly skill: Skill }
  | { readonly type: 'next' };

export function checkBench(cards: SkillFaces): Bench<CheckState, CheckMove> {
  const beside = (state: CheckState, by: 1 | -1): CheckState | undefined => {
    const stage = stages[stages.indexOf(state.stage) + by];
    return stage && { ...state, stage };
  };
  return {
    name: 'check',
    start: { ...cards.start, stage: 'gathering' },
    stages,
    stageOf: ({ stage }) => stage,
    steps: state => (beside(state, 1) === undefined ? [] : [{ type: 'next' }]),
    settings: state => (state.stage === 'gathering' ? settingsOf(cards, state) : []),
    answer(state, move) {
      if (move.type === 'next') return beside(state, 1);
      return state.stage === 'gathering' ? { ...changed(cards, state, move), stage: state.stage } : undefined;
    },
    before: state => beside(state, -1),
    make: state => makeCheck(cards, state),
    parse: text => parseCheck(cards, text),
  };
}

function settingsOf({ faces }: SkillFaces, { as, given, check }: CheckOnBench): readonly CheckMove[] {
  return [
    ...givers.map(giver => ({ type: 'look-as', giver }) as const),
    ...faces.map(({ id }) => ({ type: 'add', card: id }) as const),
    ...(as === 'destiny' ? [] : given[as].map(card => ({ type: 'take-back', card }) as const)),
    { type: 'deal-destiny', cards: given.destiny.toReversed() },
    { type: 'difficulty', to: check.difficulty + 1 },
    { type: 'difficulty', to: check.difficulty - 1 },
    { type: 'partial', to: 5 },
    { type: 'partial', to: undefined },
    ...coreSkills.map(skill => ({ type: 'skill', skill }) as const),
  ];
}

function changed(
  cards: SkillFaces,
  bench: CheckOnBench,
  move: Exclude<CheckMove, { type: 'next' }>,
): CheckOnBench {
  switch (move.type) {
    case 'look-as':
      return { ...bench, as: move.giver };
    case 'add':
      return added(cards, bench, move.card);
    case 'take-back':
      return without(bench, move.card);
    case 'deal-destiny':
      return give(bench, 'destiny', move.cards);
    case 'difficulty':
      return { ...bench, check: withDifficulty(bench, move.to) };
    case 'partial':
      return { ...bench, check: withPartial(bench, move.to) };
    case 'skill':
      return { ...bench, check: withSkill(bench, move.skill) };
  }
}

function give(bench: CheckOnBench, giver: Giver, cards: readonly CardId[]): CheckOnBench {
  return { ...bench, given: { ...bench.given, [giver]: cards } };
}

/** Destiny gives so many cards and no more: another one takes the place of the first. */
function added(cards: SkillFaces, bench: CheckOnBench, card: CardId): CheckOnBench {
  const most = bench.as === 'destiny' ? cards.destinyPerCheck : limits.cards;
  return give(bench, bench.as, [...bench.given[bench.as], card].slice(-most));
}

function without(bench: CheckOnBench, card: CardId): CheckOnBench {
  const cards = bench.given[bench.as];
  const at = cards.lastIndexOf(card);
  return give(bench, bench.as, at < 0 ? cards : cards.toSpliced(at, 1));
}

const within = (n: number) => Math.max(limits.lowest, Math.min(limits.highest, n));

/** The number for a partial pass is lower than the difficulty. */
function withDifficulty({ check }: CheckOnBench, to: number): Check {
  const difficulty = within(to);
  const { partial, ...rest } = check;
  return partial === undefined || partial >= difficulty
    ? { ...rest, difficulty }
    : { ...rest, difficulty, partial };
}

function withPartial({ check }: CheckOnBench, to: number | undefined): Check {
  const { partial: _, ...rest } = check;
  return to === undefined || to >= check.difficulty ? rest : { ...rest, partial: within(to) };
}

/** A check names at least one skill. */
function withSkill({ check }: CheckOnBench, skill: Skill): Check {
  const named = check.skills.includes(skill)
    ? check.skills.filter(one => one !== skill)
    : coreSkills.filter(one => one === skill || check.skills.includes(one));
  return named.length === 0 ? check : { ...check, skills: named };
}

/** `6.3.leadership-tactics.tactics1-piloting1.leadership3..leadership3.left.sorted` */
function makeCheck({ faces }: SkillFaces, { check, given, as, stage }: CheckState): string {
  const name = (card: CardId) => {
    const face = faces.find(({ id }) => id === card);
    return face === undefined ? card : `${face.skill}${face.strength}`;
  };
  const piles = givers.map(giver => given[giver].map(name).join('-'));
  return [check.difficulty, check.partial ?? '', check.skills.join('-'), ...piles, as, stage].join('.');
}

/** Undefined when the text names no check. */
function parseCheck(cards: SkillFaces, text: string): CheckState | undefined {
  const [difficulty = '', partial = '', named = '', destiny, left, next, current, who, last, ...more] =
    text.split('.');
  const as = givers.find(giver => giver === who);
  const stage = stages.find(one => one === last);
  const asked = named.split('-').map(name => coreSkills.find(skill => skill === name));
  const skillsAsked = coreSkills.filter(skill => asked.includes(skill));
  const piles = [destiny, left, next, current].map(pile => cardsOf(cards, pile));
  const [fromDestiny, fromLeft, fromNext, fromCurrent] = piles;
  if (!isNumber(difficulty) || !(partial === '' || isNumber(partial)) || asked.includes(undefined))
    return undefined;
  if (!fromDestiny || !fromLeft || !fromNext || !fromCurrent || !as || !stage || more.length > 0)
    return undefined;
  if (fromDestiny.length !== cards.destinyPerCheck) return undefined;
  if (partial !== '' && Number(partial) >= Number(difficulty)) return undefined;
  const check: Check = {
    difficulty: Number(difficulty),
    skills: skillsAsked,
    ...(partial === '' ? {} : { partial: Number(partial) }),
  };
  const given = { destiny: fromDestiny, left: fromLeft, next: fromNext, current: fromCurrent };
  return { check, given, as, stage };
}

const isNumber = (text: string) =>
  /^[1-9]\d?$/.test(text) && Number(text) >= limits.lowest && Number(text) <= limits.highest;

function cardsOf({ faces }: SkillFaces, text: string | undefined): CardId[] | undefined {
  if (text === undefined) return undefined;
  if (text === '') return [];
  const named = text.split('-').map(name => faces.find(face => `${face.skill}${face.strength}` === name)?.id);
  const found = named.filter(card => card !== undefined);
  return found.length === named.length && found.length <= limits.cards ? found : undefined;
}
