import type { Cond, CoreTests, Test } from '#engine/model/cond.ts';
import { isTest } from './conds.ts';
import { firstOf } from './facet.ts';
import type { TextKey, Values, Voice } from './voice.ts';

/** What is said of a condition; its opposite stands beside it, as the variant `not`. */
export interface Told {
  readonly key: TextKey;
  readonly values?: Values;
}

/** One for each of these conditions. */
export type Tellers<Tests> = { readonly [Name in keyof Tests]: (test: Tests[Name], voice: Voice) => Told };

/** What stands behind "if"; a missing condition of the core does not compile. Books bring theirs. */
const tellers: Tellers<CoreTests> = {
  'others-action-step': () => ({ key: 'tests.others-action-step' }),
  'at-hazard': () => ({ key: 'tests.at-hazard' }),
  'used-location': ({ of }, voice) => ({
    key: 'tests.used-location',
    values: { places: of.map(place => voice.place(place)) },
  }),
  'others-discard': () => ({ key: 'tests.others-discard' }),
  'threatened-in-space': () => ({ key: 'tests.threatened-in-space' }),
  'viper-ready': () => ({ key: 'tests.viper-ready' }),
  'chooses-option': () => ({ key: 'tests.chooses-option' }),
  piloting: () => ({ key: 'tests.piloting' }),
  at: ({ place }, voice) => ({ key: 'tests.at', values: { place: voice.place(place) } }),
  on: ({ board }, voice) => ({ key: 'tests.on', values: { place: voice.place(board) } }),
  'own-turn': () => ({ key: 'tests.own-turn' }),
  'own-turns': ({ atLeast }) => ({ key: 'tests.own-turns', values: { n: atLeast } }),
  stranded: () => ({ key: 'tests.stranded' }),
  holds: ({ title }, voice) => ({ key: 'tests.holds', values: { title: voice.name(title) } }),
  hand: ({ exactly, atLeast = 1 }) =>
    exactly === undefined
      ? { key: 'tests.hand-at-least', values: { n: atLeast } }
      : { key: 'tests.hand-exactly', values: { n: exactly } },
  'has-super-crisis': () => ({ key: 'tests.has-super-crisis' }),
  damaged: ({ place }, voice) => ({ key: 'tests.damaged', values: { place: voice.place(place) } }),
  'has-hidden-loyalty': () => ({ key: 'tests.has-hidden-loyalty' }),
  'full-cylon': () => ({ key: 'tests.full-cylon' }),
  resource: ({ resource, atMost }, voice) => ({
    key: 'tests.resource',
    values: { resource: voice.name(resource), n: atMost },
  }),
  red: () => ({ key: 'tests.red' }),
  reserve: ({ ship, atLeast }, voice) => ({
    key: 'tests.reserve',
    values: { ships: voice.noun(ship, atLeast) },
  }),
  'destroyed-raptor': () => ({ key: 'tests.destroyed-raptor' }),
  restorable: () => ({ key: 'tests.restorable' }),
  'damaged-vipers': () => ({ key: 'tests.damaged-vipers' }),
  nukes: () => ({ key: 'tests.nukes' }),
  'ships-in-space': ({ kind }) => ({ key: `tests.ships-in-space-${kind}` }),
  'target-here': () => ({ key: 'tests.target-here' }),
  'can-launch': () => ({ key: 'tests.can-launch' }),
  centurions: () => ({ key: 'tests.centurions' }),
  'here-damaged': () => ({ key: 'tests.here-damaged' }),
  'jump-ready': () => ({ key: 'tests.jump-ready' }),
  distance: ({ atMost }) => ({ key: 'tests.distance', values: { n: atMost } }),
  character: ({ at }, voice) =>
    at === 'here'
      ? { key: 'tests.character-here' }
      : { key: 'tests.character', values: { place: voice.place(at) } },
  'picked-at': ({ place }, voice) => ({ key: 'tests.picked-at', values: { place: voice.place(place) } }),
  'used-card': ({ card }, voice) => ({
    key: 'tests.used-card',
    values: { card: voice.title('cards', card).title },
  }),
  'check-of': ({ location }, voice) => ({ key: 'tests.check-of', values: { place: voice.place(location) } }),
  'check-aims-at': ({ who }) => ({ key: `tests.check-aims-at-${who}` }),
  'crisis-check': () => ({ key: 'tests.crisis-check' }),
  'super-crisis': () => ({ key: 'tests.super-crisis' }),
  'drew-crisis': () => ({ key: 'tests.drew-crisis' }),
  'check-card-strength': ({ is }) => ({ key: 'tests.check-card-strength', values: { n: is } }),
  'human-discarded': ({ skill }, voice) => ({
    key: 'tests.human-discarded',
    values: { skill: voice.name(skill) },
  }),
  'just-lost': ({ resource }, voice) => ({
    key: 'tests.just-lost',
    values: { resource: voice.name(resource) },
  }),
  'target-piloted': () => ({ key: 'tests.target-piloted' }),
  'target-is-this': () => ({ key: 'tests.target-is-this' }),
  'attacker-unmanned': () => ({ key: 'tests.attacker-unmanned' }),
  'viper-available': () => ({ key: 'tests.viper-available' }),
};

/** The clause behind "if", without the "if". */
export function condition(voice: Voice, cond: Cond): string {
  const { subject, rest } = parted(voice, cond);
  return joined(subject, rest);
}

/** A template may set its subject apart with a bar, so that it can be left out. */
interface Parted {
  readonly subject: string;
  readonly rest: string;
}

function parted(voice: Voice, cond: Cond): Parted {
  const alike = toldAsOne(cond, voice);
  if (alike !== undefined) return split(voice.say(alike.key, alike.values));
  if ('all' in cond) return whole(every(voice, cond.all));
  if ('any' in cond) return whole(either(voice, cond.any));
  if ('not' in cond) return negated(voice, cond.not);
  const { key, values } = told(cond, voice);
  return split(voice.say(key, values));
}

/** Conditions that differ in one thing alone: "population, morale, or food is at 2 or less". */
function toldAsOne(cond: Cond, voice: Voice): Told | undefined {
  const parts = 'all' in cond ? cond.all : 'any' in cond ? cond.any : [];
  if (parts.length < 2) return undefined;
  const resources = parts.filter(part => isTest(part, 'resource'));
  const [first] = resources;
  if (first !== undefined && parts.length === resources.length)
    return resources.some(({ atMost }) => atMost !== first.atMost)
      ? undefined
      : {
          key: 'all' in cond ? 'tests.resources-all' : 'tests.resources-any',
          values: { resources: resources.map(({ resource }) => voice.name(resource)), n: first.atMost },
        };
  return firstOf(voice.facets, ({ together }) => together?.(parts, 'all' in cond, voice));
}

function split(text: string): Parted {
  const [subject = '', rest] = text.split('|', 2);
  return rest === undefined ? whole(text) : { subject, rest };
}

function whole(rest: string): Parted {
  return { subject: '', rest };
}

function joined(subject: string, rest: string): string {
  return subject === '' ? rest : `${subject} ${rest}`;
}

/** Not all is any not, and the other way round. */
function negated(voice: Voice, cond: Cond): Parted {
  if ('all' in cond) return whole(either(voice, cond.all.map(not)));
  if ('any' in cond) return whole(every(voice, cond.any.map(not)));
  if ('not' in cond) return parted(voice, cond.not);
  const { key, values } = told(cond, voice);
  return split(voice.say(key, values, 'not'));
}

function not(cond: Cond): Cond {
  return { not: cond };
}

/** A subject that has just been named is not named again: "you hold 5 Skill cards and are not the Admiral". */
function every(voice: Voice, conds: readonly Cond[]): string {
  const list = new Intl.ListFormat(voice.language, { type: 'conjunction' });
  const told = conds.map(cond => parted(voice, cond));
  const shared = told.every(({ subject }) => subject !== '' && subject === told[0]?.subject);
  return list.format(told.map(({ subject, rest }, i) => (shared && i > 0 ? rest : joined(subject, rest))));
}

/** Alternatives are kept apart by more than an "or", since each may hold an "and". */
function either(voice: Voice, conds: readonly Cond[]): string {
  return conds
    .map(cond => condition(voice, cond))
    .reduce((first, next) => voice.say('join.or', { first, next }));
}

function told(test: Test, voice: Voice): Told {
  const name = test.test;
  const own = isCore(name) ? tellers[name] : firstOf(voice.facets, ({ tests }) => tests?.[name]);
  if (own === undefined) throw new Error(`No book of the voice tells the condition "${name}"`);
  return own(test as never, voice);
}

const isCore = (name: string): name is keyof CoreTests => Object.hasOwn(tellers, name);
