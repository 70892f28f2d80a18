/** Tokens, tables, tracks and the numbers of the box. */
import { lose, type Tree } from './clauses.ts';
import { facts } from './facts.ts';
import { makeReader } from './reader.ts';

interface Token {
  readonly do?: Tree;
  readonly abilities?: readonly object[];
}

const modifier = (query: string, answer: object): Token => ({
  abilities: [{ kind: 'modifier', query, ...answer }],
});

const readToken = makeReader<Token>([
  ['Fuel -#, then remove the token from the game.', n => ({ do: [lose('fuel', n)] })],
  ['Food -#, then remove the token from the game.', n => ({ do: [lose('food', n)] })],
  ['Counts as # damage tokens.', set => modifier('damage-worth', { set })],
  ['This basestar cannot launch raiders or heavy raiders.', () => modifier('may-launch', { forbid: true })],
  ['This basestar cannot attack Galactica.', () => modifier('may-attack', { forbid: true })],
  [
    'Die rolls of attacks on this basestar get +#.',
    add => modifier('attack-roll', { add, when: { test: 'target-is-this' } }),
  ],
]);

export const expectedDamageTokens = facts.damageTokens.map(({ id, ship, count, location, effect }) => {
  if (count !== 1) throw new Error(`${id}: a token is there once`);
  return { id, ship, ...(location ? { location } : readToken(effect)) };
});

export const expectedCivilianShips = facts.civilianShips.map(({ id, count, loss }) => ({ id, count, loss }));

const resultNames: { readonly [printed: string]: string } = {
  miss: 'miss',
  damaged: 'damaged',
  'damaged twice': 'damaged-twice',
  destroyed: 'destroyed',
  'destroyed and 3 raiders in the same area destroyed': 'destroyed-and-3-raiders',
};

/** Results in ascending order that leave no face of the die out. */
function expectedResults(id: string, table: { readonly [faces: string]: string }): readonly object[] {
  const rows = Object.entries(table).map(([faces, printed]) => {
    const [from = 0, to = from] = faces.split('-').map(Number);
    return { from, to, result: resultNames[printed] };
  });
  rows.sort((a, b) => a.from - b.from);
  const gap = rows.some((row, at) => row.from !== (rows[at - 1]?.to ?? 0) + 1) || rows.at(-1)?.to !== 8;
  if (gap) throw new Error(`${id}: the faces are not 1 to 8`);
  return rows.map(({ from, result }) => ({ from, result }));
}

export const expectedAttackTable = facts.attackTable
  // Civilian ships need no roll; assault raptors come with Daybreak.
  .filter(fact => fact.target !== 'civilian')
  .map(({ id, target, by, results }) => ({
    target,
    by: by.filter(each => each !== 'assault-raptor'),
    results: expectedResults(id, results),
  }));

export const expectedObjectives = facts.objectives.map(({ id, thresholds }) => {
  const at = (event: string) =>
    Number(Object.entries(thresholds).find(([, each]) => each.startsWith(event))?.[0]);
  return { id, sleeper: at('Sleeper Agent phase'), lastJump: at('the next jump ends the game') };
});

function component(id: string) {
  const found = facts.components.find(fact => fact.id === id);
  if (found === undefined) throw new Error(`No component ${id}`);
  return found;
}

const hands = component('setup-hands').values;
const resources = component('setup-resources');
const withoutSympathizer = component('setup-no-sympathizer');
const destiny = component('setup-destiny').values;
const layout = component('setup-ships');
const titleText = (id: string) => facts.titles.find(fact => fact.id === id)?.passive ?? '';

/** The number that a sentence of the facts gives. */
function numberIn(text: string | undefined, pattern: RegExp): number {
  const found = pattern.exec(text ?? '')?.[1];
  if (found === undefined) throw new Error(`${pattern} is not in: ${text}`);
  return Number(found);
}

export const expectedComponents = {
  start: resources.values,
  startWithoutSympathizer: withoutSympathizer.values,
  adjustment: numberIn(resources.easier_for_humans, /^each resource \+(\d+)$/),
  redAtOrBelow: resources.red_at_or_below,
  maximum: resources.maximum,
  vipers: component('base-vipers').count,
  raptors: component('base-raptors').count,
  raiders: component('base-raiders').count,
  heavyRaiders: component('base-heavy-raiders').count,
  basestars: component('base-basestars').count,
  centurions: component('base-centurions').count,
  nukes: component('base-nuke-tokens').count,
  handLimit: hands?.['hand_limit'],
  startingHand: hands?.['other_players'],
  revealedDraw: hands?.['revealed_cylon_draw'],
  revealedDrawWithoutSympathizer: numberIn(
    withoutSympathizer.note,
    /revealed Cylons draw (\d+) cards a turn/,
  ),
  destinyPerSkill: destiny?.['per_type'],
  destinyPerCheck: destiny?.['cards_per_check'],
  jumpTrack: component('jump-preparation-track').spaces?.map(({ zone, population_cost: cost }) => ({
    zone,
    ...(typeof cost === 'number' && { populationCost: cost }),
  })),
  boardingTrack: component('boarding-party-track').spaces?.at(-1)?.index,
  // Six or more damaged locations lose the game (cylon-goal.galactica-destroyed), and there are no more than six.
  galacticaDamageToLose: facts.damageTokens.filter(token => token.kind === 'location').length,
  basestarDamageToLose: numberIn(
    facts.damageTokens.find(token => token.id === 'basestar-structural-damage')?.note,
    /A basestar with (\d+) damage tokens is destroyed/,
  ),
  ships: Object.fromEntries(
    Object.entries(layout.areas ?? {}).filter(([, ships]) => Object.keys(ships).length > 0),
  ),
};

/** The facts say these twice; both must agree. */
export const saidTwice: readonly (readonly [what: string, a: unknown, b: unknown])[] = [
  [
    'adjustment',
    expectedComponents.adjustment,
    numberIn(resources.easier_for_cylons, /^each resource -(\d+)$/),
  ],
  ['nukes', expectedComponents.nukes, numberIn(titleText('admiral'), /nuke tokens \((\d+) at the start\)/)],
  [
    'vipers',
    expectedComponents.vipers,
    [layout.reserves, ...Object.values(layout.areas ?? {})].reduce(
      (sum, ships) => sum + (ships?.['viper'] ?? 0),
      0,
    ),
  ],
  ['raptors', expectedComponents.raptors, layout.reserves?.['raptor']],
];

/** How many cards or tokens each deck must hold, from the list of components. */
export const expectedTotals = {
  crisis: component('base-crisis-cards').count,
  'super-crisis': component('base-super-crisis-cards').count,
  quorum: component('base-quorum-cards').count,
  loyalty: component('base-loyalty-cards').count,
  destination: component('base-destination-cards').count,
  politics: component('base-skill-politics').count,
  leadership: component('base-skill-leadership').count,
  tactics: component('base-skill-tactics').count,
  piloting: component('base-skill-piloting').count,
  engineering: component('base-skill-engineering').count,
  characters: component('base-character-sheets').count,
  titles: component('base-title-cards').count,
  civilians: component('base-civilian-ships').count,
  'galactica-damage': component('base-galactica-damage').count,
  'basestar-damage': component('base-basestar-damage').count,
  objectives: component('base-objective-cards').count,
};
