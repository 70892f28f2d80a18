import type { CoreQueries, Modifier } from '#engine/model/ability.ts';
import type { Cond, TestName } from '#engine/model/cond.ts';
import { conjuncts, isTest, type TestOf } from '../conds.ts';
import { firstOf, type TextFacets } from '../facet.ts';
import { allOf } from './moments.ts';
import type { Clause, Lead, Occasion, Sentence } from './plan.ts';

/**
 * Whom an ability speaks to: the one whose ability it is, everybody while a card is in play, or whoever uses a Skill card,
 * which may also lie in a check.
 */
export type Reach = 'you' | 'all' | 'card';

export interface Asking {
  readonly reach: Reach;
  /** Takes a condition of that name out of those still to be told. */
  take<Name extends TestName>(name: Name): TestOf<Name> | undefined;
}

/** A clause, or what comes of it whenever there is an occasion. */
export type ToldRule = Clause | { readonly on: Occasion; readonly clauses: readonly Clause[] };
type QueryPlanner<Body> = (rule: Body, asking: Asking) => ToldRule;
/** One for each of these rules. */
export type QueryPlanners<Queries> = { readonly [Name in keyof Queries]: QueryPlanner<Queries[Name]> };

const planners: QueryPlanners<CoreQueries> = {
  'hand-limit': ({ set }) => ({ frame: 'hand-limit', values: { set } }),
  'activation-cost': ({ add }) => ({
    on: 'activating',
    clauses: [{ frame: 'discard', values: { n: add }, by: 'you' }],
  }),
  'may-activate': ({ forbid }, { reach }) =>
    forbid === 'shared'
      ? { frame: `may-not-activate-shared-${bound(reach)}` }
      : { frame: `may-not-activate-${bound(reach)}`, values: { place: { place: forbid } } },
  'may-enter': ({ forbid }) => ({ frame: 'may-not-enter', values: { place: { place: forbid } } }),
  'may-join-others': () => ({ frame: 'may-not-join-others' }),
  'once-a-game': () => ({ frame: 'may-not-once-a-game' }),
  'inspect-civilians': () => ({ frame: 'inspect-all' }),
  'may-use-cards': ({ forbid }, { reach }) => ({
    frame: bound(reach) === 'you' ? 'may-not-use-cards-you' : 'may-not-use-cards',
    values: { skill: { name: forbid } },
  }),
  'viper-cost': ({ add }) => ({
    on: 'activating-viper',
    clauses: [{ frame: 'discard', values: { n: add }, by: { picked: 'player' } }],
  }),
  'may-peek-loyalty': () => ({ frame: 'may-not-peek' }),
  'attack-roll': ({ add }, { take }) => {
    const which = take('attacker-unmanned') ? '-unmanned' : take('target-is-this') ? '-this' : '';
    const values = { n: Math.abs(add) };
    return { frame: add < 0 ? `attack-minus${which}` : `attack-plus${which}`, values, by: 'you' };
  },
  'launch-count': ({ add }) => ({
    on: 'launching',
    clauses: [{ frame: 'launch-more', values: { add } }],
  }),
  'may-launch': () => ({ frame: 'may-not-launch' }),
  'may-attack': () => ({ frame: 'may-not-attack' }),
  'damage-worth': ({ set }) => ({ frame: 'damage-worth', values: { set } }),
  distance: ({ add }) => ({ frame: 'adds-to-distance', values: { add } }),
  'crisis-draw': ({ set }) => ({
    on: 'drawing-crisis',
    clauses: [{ frame: 'draw-crises', values: { set }, by: 'you' }],
  }),
  'receive-skills': ({ set }) =>
    set === 0
      ? { frame: 'receive-no-skills', by: 'you' }
      : { frame: 'receive-skills', values: { set }, by: 'you' },
  'more-check-cards': ({ add }) => ({ frame: 'more-check-cards', values: { add }, by: 'you', may: true }),
  'check-card-face-up': () => ({ frame: 'check-card-face-up', by: 'you' }),
  'receive-fewer': ({ add }) => ({ frame: 'receive-fewer', values: { add }, by: 'you' }),
  'card-cost': ({ add }) => ({ frame: 'card-cost', values: { add }, by: 'you' }),
  'may-reveal': () => ({ frame: 'may-not-reveal' }),
  'scout-cards': ({ set, with: card }) => ({
    frame: 'scout-cards',
    values: { set, card: { card } },
    by: 'you',
  }),
  'leaving-costs-super-crisis': ({ from }) => ({
    frame: 'leaving-costs-super-crisis',
    values: { place: { place: from } },
  }),
  'viper-is-fragile': () => ({ frame: 'viper-is-fragile' }),
  'discards-fewer': ({ add }) => ({ frame: 'discards-fewer', values: { add } }),
  'starting-hand': ({ set }) => ({ frame: 'start-hand', values: { set }, by: 'you' }),
  'check-cards': ({ set }) =>
    set === 0
      ? { frame: 'no-check-cards', by: 'you' }
      : { frame: 'check-cards', values: { set }, by: 'you', may: true },
  'may-hold-title': () => ({ frame: 'may-not-hold-title' }),
  'starting-loyalty': ({ set }) => ({ frame: 'start-loyalty', values: { set }, by: 'you' }),
  'sleeper-loyalty': ({ set }) => ({ frame: 'sleeper-loyalty', values: { set }, by: 'you' }),
  'loyalty-deck': ({ add }) => ({ frame: 'loyalty-deck', values: { add } }),
  'discards-at-random': () => ({ on: 'discarding', clauses: [{ frame: 'picked-at-random', count: 2 }] }),
  'counts-positive': (_, { take }) => {
    const strength = take('check-card-strength');
    if (strength === undefined) return { frame: 'counts-positive', count: 2 };
    const frame = take('crisis-check') ? 'counts-positive-crisis' : 'counts-positive-strength';
    return { frame, values: { n: strength.is }, count: 2 };
  },
  'destination-draw': ({ set }) => ({
    on: 'next-jump',
    clauses: [{ frame: 'choose-destination', values: { set }, by: 'you', undergoes: true }],
  }),
  'only-candidate': ({ location }) => ({ frame: 'only-candidate', values: { place: { place: location } } }),
};

const bound = (reach: Reach): 'you' | 'all' => (reach === 'all' ? 'all' : 'you');

/** A lasting rule as a sentence, with the conditions under which it holds. */
export function modifierSentence(facets: TextFacets, modifier: Modifier, reach: Reach): Sentence {
  const rest: Cond[] = [...conjuncts(modifier.when)];
  function take<Name extends TestName>(name: Name): TestOf<Name> | undefined {
    const index = rest.findIndex(cond => isTest(cond, name));
    const [found] = index < 0 ? [] : rest.splice(index, 1);
    return found !== undefined && isTest(found, name) ? found : undefined;
  }
  for (const { implied } of facets) implied?.[modifier.query]?.forEach(take);
  const told = plannerOf(facets, modifier.query)(modifier as never, { reach, take });
  const when: Lead[] = rest.length === 0 ? [] : [{ lead: 'if', cond: allOf(rest) }];
  if ('frame' in told) return { leads: when, clauses: [told] };
  return { leads: [...when, { lead: 'whenever', what: told.on }], clauses: told.clauses };
}

function plannerOf(facets: TextFacets, query: string): QueryPlanner<never> {
  const planner = isCore(query) ? planners[query] : firstOf(facets, ({ queries }) => queries?.[query]);
  if (planner === undefined) throw new Error(`No book of the voice tells the rule "${query}"`);
  return planner;
}

const isCore = (query: string): query is keyof CoreQueries => Object.hasOwn(planners, query);
