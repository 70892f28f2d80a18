import { makeReader } from '../reader.ts';
import { factsOf } from './facts.ts';

const draw = (who: string, n: number, from: unknown) => ({ op: 'draw', who, n, from });
const drawMutiny = (who: string) => ({ op: 'draw-mutiny', who, n: 1 });
const action = (...effect: readonly object[]) => ({ kind: 'action', do: effect });
const ability = (...effect: readonly object[]) => ({ kind: 'trigger', on: 'cards-revealed', do: effect });
const before = (...effect: readonly object[]) => ({
  kind: 'reaction',
  on: 'before-check',
  once: 'check',
  do: effect,
});

const read = makeReader<object>([
  [
    'A human current player adds # card from hand faceup to this check or else draws # Mutiny card (his choice).',
    () => ({
      ...ability({
        op: 'choose',
        by: 'current',
        options: [
          { requires: { test: 'may-add-card' }, do: [{ op: 'play-into-check', by: 'current' }] },
          { do: [drawMutiny('current')] },
        ],
      }),
      when: { test: 'human-turn' },
    }),
  ],
  [
    'Draw # Quorum cards, give one to the President, and play or discard the other.',
    n => action({ op: 'share-quorum', n }),
  ],
  [
    'Place # basestar at the bow and draw # Politics card. For the rest of this turn no Cylon ships are launched or activated.',
    (basestar, n) =>
      action({ op: 'place', ships: { bow: { basestar } } }, draw('you', n, ['politics']), {
        op: 'cease-fire',
      }),
  ],
  [
    'Each strength-# card in the check adds # to the total. Stays in force if this card is removed afterwards.',
    (_, zeros) => ability({ op: 'amend-check', zeros }),
  ],
  [
    'No skill check abilities are resolved in this check. Cannot be combined with a reckless card in either order.',
    () => ({ ...before({ op: 'amend-check', silent: true }), limit: 'reckless' }),
  ],
  [
    'After a check has passed: the pass effect is dropped; # skill cards for each human player instead.',
    n => ({
      ...before({ op: 'amend-check', instead: true }, draw('each-human', n, 'own')),
      on: 'check-passed',
    }),
  ],
  [
    'The current player may take # card of strength # or less, other than a Quick Thinking, out of the check into his hand.',
    (_, atMost) =>
      ability({
        op: 'may',
        by: 'current',
        do: [{ op: 'withdraw', by: 'current', to: 'hand', atMost, spares: 'this-name' }],
      }),
  ],
  [
    'Activate Command, Armory, Weapons Control or Communications from anywhere, even if damaged.',
    () => action({ op: 'activate-location', of: ['command', 'armory', 'weapons-control', 'communications'] }),
  ],
  [
    'On a pass with a total of at least the printed difficulty + #: # miracle token for the current player.',
    margin => before({ op: 'after-check', margin, pass: [{ op: 'gain-miracle', who: 'current' }] }),
  ],
  [
    'Optional for the current player: one viper (in space or in the Reserves) is damaged and one other card leaves the check.',
    () =>
      ability({
        op: 'may',
        by: 'current',
        do: [
          { op: 'damage-vipers', n: 1, in: 'anywhere' },
          { op: 'withdraw', by: 'current', to: 'discard', spares: 'this-card' },
        ],
      }),
  ],
  [
    'Up to # activations of one and the same unmanned viper, in space or from the Reserves.',
    n => action({ op: 'activate-vipers', n, of: 'same' }),
  ],
  [
    '# or # unmanned vipers go from the Reserves to the area of a piloted viper and are activated there.',
    (_, viper) =>
      action(
        { op: 'deploy', ships: { viper }, in: 'piloted', upTo: true },
        { op: 'activate-vipers', n: viper, of: 'placed' },
      ),
  ],
  [
    'Engineering cards for the current player: # on a pass, # on a fail.',
    (pass, fail) =>
      ability({
        op: 'after-check',
        pass: [draw('current', pass, ['engineering'])],
        fail: [draw('current', fail, ['engineering'])],
      }),
  ],
  [
    'Either destroy # raptor from the Reserves to gain # assault raptor, or return # destroyed raptor to the Reserves.',
    (atLeast, n) =>
      action({
        op: 'choose',
        by: 'you',
        options: [
          {
            requires: { test: 'reserve', ship: 'raptor', atLeast },
            do: [
              { op: 'destroy', what: 'raptor', n: atLeast },
              { op: 'gain-assault-raptor', n },
            ],
          },
          { requires: { test: 'destroyed-raptor' }, do: [{ op: 'repair', what: 'raptor' }] },
        ],
      }),
  ],
  [
    'Not with the marker on blue: jump track +#, roll; 1-# damages Galactica.',
    (by, to) => ({
      ...action(
        { op: 'jump-track', by },
        { op: 'roll', by: 'you', outcomes: [{ from: 1, to, do: [{ op: 'damage-galactica', n: 1 }] }] },
      ),
      when: { not: { test: 'jump-ready' } },
    }),
  ],
  [
    'Place # civilian ship at the stern.',
    civilian => ability({ op: 'place', ships: { stern: { civilian } } }),
  ],
  ['Place # raiders at the bow.', raider => ability({ op: 'place', ships: { bow: { raider } } })],
  [
    'The current player shuffles # Treachery cards (from the Treachery deck) into the Destiny deck.',
    n => ability({ op: 'into-destiny', skill: 'treachery', n }),
  ],
  [
    '# Treachery card for every human player; a human current player gets # Mutiny card as well.',
    n => ability(draw('each-human', n, ['treachery']), drawMutiny('current')),
  ],
  ['The current player goes to Sickbay.', () => ability({ op: 'send', who: 'current', to: 'sickbay' })],
  [
    '# Mutiny card for a human player picked by the current player.',
    () => ability({ op: 'pick', by: 'current', among: { human: true } }, drawMutiny('picked')),
  ],
]);

/** How the facts call the moment that the ability names. */
const timings: { readonly [timing: string]: string } = {
  'check-ability': 'cards-revealed',
  'before-check': 'before-check',
  'after-result': 'check-passed',
};

const betrayal = {
  kind: 'trigger',
  on: 'cards-discarded',
  when: { test: 'chosen-discard' },
  do: [{ op: 'draw-mutiny', who: 'you', n: 1, only: 'once-a-turn' }],
};

export const expectedSkillCards = factsOf('skill-cards').map(fact => {
  const { id, skill, strengths, count, timing, effect } = fact;
  const copies = Object.values(strengths as { [strength: string]: number }).reduce((sum, n) => sum + n, 0);
  if (copies !== count) throw new Error(`${id}: ${copies} copies by strength, ${count} in all`);
  const main = read(String(effect));
  const on = timings[String(timing)];
  if ((on === undefined) !== (timing === 'action') || Reflect.get(main, 'on') !== on)
    throw new Error(`${id}: read as something else than ${timing}`);
  const abilities = fact['mutiny_on_discard'] ? [main, betrayal] : [main];
  return { deck: 'skill', id, skill, strengths, abilities };
});
