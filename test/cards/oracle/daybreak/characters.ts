import { expectedSkills, kebab } from '../characters.ts';
import type { AbilityFact, CharacterFact } from '../facts.ts';
import { makeReader } from '../reader.ts';
import { factsOf } from './facts.ts';

type Abilities = readonly object[];

const infiltrating = { test: 'infiltrating' };
const ownTurn = { test: 'own-turn' };
const others = { other: true, human: true };
const modifier = (query: string, answer: object): Abilities => [{ kind: 'modifier', query, ...answer }];
const action = (...effect: readonly object[]): Abilities => [{ kind: 'action', do: effect }];
const actionWhen = (when: object, ...effect: readonly object[]): Abilities => [
  { kind: 'action', when, do: effect },
];
const reaction = (on: string, more: object, ...effect: readonly object[]): Abilities => [
  { kind: 'reaction', on, ...more, do: effect },
];
const trigger = (on: string, when: object, ...effect: readonly object[]): Abilities => [
  { kind: 'trigger', on, when, do: effect },
];
const oneOf = (...options: readonly object[]) => ({ op: 'choose', by: 'you', options });
const resources = ['fuel', 'food', 'morale', 'population'];

/** "When: what", as the sheets of the Leaders read in the facts. */
const leaders = [
  [
    'passive: While infiltrating draws # extra cards on his turn instead of # (# in all). Not while in Sickbay.',
    (set: number) => modifier('infiltrator-draw', { set, when: infiltrating }),
  ],
  [
    "restriction: May not play cards into skill checks made in another player's Action step (missions included).",
    () => modifier('check-cards', { set: 0, when: { test: 'others-action-step' } }),
  ],
  [
    'he uses an action to end his infiltration: Instead of going to the Resurrection Ship he may move to any other Cylon location (not a hazardous one) and take another action.',
    () =>
      actionWhen(infiltrating, { op: 'procedure', of: 'return-elsewhere' }, { op: 'act', who: 'you', n: 1 }),
  ],
  [
    'someone else has to discard skill cards: Once per turn she may draw # Treachery card to lower the number he discards by #. Not for hand-limit discards, costs of moving between ships without cards, discards that pay for a character ability, or Super Crises.',
    (n: number) =>
      reaction(
        'must-discard',
        { once: 'turn', when: { test: 'others-discard' } },
        { op: 'draw', who: 'you', n, from: ['treachery'] },
        { op: 'spare-discard' },
      ),
  ],
  [
    'restriction: In a hazardous location she draws no cards in the Receive Skills / Draw Skills step.',
    () => modifier('receive-skills', { set: 0, when: { test: 'at-hazard' } }),
  ],
  [
    'action: Activate any one undamaged location wherever she is. While infiltrating: Human Fleet does not offer Infiltrate; Caprica does not skip the Activate Cylon Ships step; Hub Destroyed takes her to Cylon Fleet and ends the infiltration; from the Brig she cannot use Hangar Deck. A New Caprica location may be used with its human or its Cylon action.',
    () => action({ op: 'activate-location', of: 'any' }),
  ],
  [
    'action: Only while infiltrating: look at # random loyalty card of a human player, then end the infiltration and go to the Resurrection Ship. No discard to # cards, even from Brig or Detention.',
    (n: number) =>
      actionWhen(
        infiltrating,
        { op: 'pick', by: 'you', among: others },
        { op: 'peek-loyalty', by: 'you', of: 'picked', n },
        { op: 'procedure', of: 'return-at-once' },
      ),
  ],
  [
    'restriction: Leaving the Resurrection Ship by a move costs her # Super Crisis card (Hub Destroyed does not).',
    () => modifier('leaving-costs-super-crisis', { from: 'resurrection-ship' }),
  ],
  [
    'action: Draw # Super Crisis cards.',
    (n: number) => action({ op: 'draw-from', deck: 'super-crisis', who: 'you', n }),
  ],
  [
    'passive: May play up to # cards into a skill check, up to # while infiltrating. Not in the Brig (limit # there).',
    (usual: number, infiltrator: number) => {
      if (infiltrator !== usual + 1) throw new Error('More cards, but not one more each time');
      return modifier('more-check-cards', { add: usual - 1 });
    },
  ],
  [
    'restriction: Whenever he plays cards into a check, # of them must be played faceup.',
    () => modifier('check-card-face-up', { set: true }),
  ],
  [
    "an Activate Cylon Ships step begins, any player's: Pick one: activate a Cylon ship type of his choice, or launch raiders. The icons on the Crisis card are ignored.",
    () =>
      reaction(
        'ships-activate',
        {},
        oneOf(
          ...['raiders', 'heavy-raiders', 'basestars', 'launch-raiders'].map(what => ({
            do: [{ op: 'activate', what: [what] }],
          })),
        ),
        { op: 'ignore-icons' },
      ),
  ],
] as const;

const humans = [
  [
    'population has just been reduced: Once per turn may draw # Piloting cards, discard # of those and keep #.',
    (n: number, _: number, keep: number) =>
      reaction(
        'resource-lost',
        { once: 'turn', when: { test: 'just-lost', resource: 'population' } },
        { op: 'draw-and-keep', n, keep, skill: 'piloting' },
      ),
  ],
  [
    'restriction: A viper he pilots is destroyed whenever it would be damaged.',
    () => modifier('viper-is-fragile', { set: true }),
  ],
  [
    'a civilian ship in space is about to be turned over and destroyed: Destroy # undamaged viper instead; the civilian ship is shuffled back into the pile of unused ones.',
    () =>
      reaction(
        'civilian-threatened',
        { when: { all: [{ test: 'threatened-in-space' }, { test: 'viper-ready' }] } },
        { op: 'escort' },
      ),
  ],
  [
    'he activates Command, Communications or Weapons Control during his own turn: Once during the turn may discard # skill card to activate that location again at once.',
    (n: number) =>
      reaction(
        'location-used',
        {
          once: 'turn',
          when: {
            all: [
              ownTurn,
              { test: 'used-location', of: ['command', 'communications', 'weapons-control'] },
              { test: 'hand', atLeast: n },
            ],
          },
        },
        { op: 'discard', who: 'you', n, cost: true },
        { op: 'activate-location', of: 'used' },
      ),
  ],
  [
    'restriction: Actions and movement actions on skill cards cost him # further skill card each.',
    (add: number) => modifier('card-cost', { add }),
  ],
  [
    'action: Not in the Brig: activate # different undamaged locations wherever he is, no Cylon locations.',
    (n: number) =>
      actionWhen({ not: { test: 'at', place: 'brig' } }, { op: 'activate-location', of: 'human', n }),
  ],
  [
    'a Crisis card makes him discard skill cards: Discards # card fewer, once per Crisis card.',
    (add: number) => modifier('discards-fewer', { add }),
  ],
  [
    'he ends his Movement step where another player is: Must discard # skill cards; if unable, Brig when his turn ends.',
    (n: number) => [
      ...trigger(
        'movement-over',
        { all: [ownTurn, { test: 'character', at: 'here', other: true }] },
        {
          op: 'if',
          cond: { test: 'hand', atLeast: n },
          then: [{ op: 'discard', who: 'you', n }],
          else: [{ op: 'owe-brig' }],
        },
      ),
      ...trigger(
        'turn-end',
        { all: [ownTurn, { test: 'owes-brig' }] },
        { op: 'send', who: 'you', to: 'brig' },
      ),
    ],
  ],
  [
    'action: Free one character from the Brig to a non-hazardous Galactica location; if it is not his own, he takes the whole hand of its player. (On New Caprica: from Detention to a New Caprica location.)',
    () =>
      actionWhen(
        {
          any: [
            { test: 'at', place: 'brig' },
            { test: 'character', at: 'brig', other: true },
          ],
        },
        { op: 'pick', by: 'you', among: { at: 'brig' } },
        { op: 'station', who: 'picked', by: 'you', on: 'galactica' },
        { op: 'take-all', from: 'picked' },
      ),
  ],
  [
    "action: Choose another human player: draw # skill cards from that player's set, then give him any # cards from hand.",
    (n: number, given: number) =>
      action(
        { op: 'pick', by: 'you', among: others },
        { op: 'draw', who: 'you', n, from: 'picked' },
        { op: 'give-cards', to: 'picked', n: given },
      ),
  ],
  [
    'restriction: May not use actions (or movement actions) printed on Engineering cards; other Engineering abilities are allowed.',
    () => modifier('may-use-cards', { forbid: 'engineering' }),
  ],
  [
    'action: Inspect all civilian ships in space; pick # and, if an unused one is left, replace it in its area by a newly drawn one; the picked ship is shuffled into the unused pile.',
    () => actionWhen({ test: 'ships-in-space', kind: 'civilian' }, { op: 'exchange-civilian' }),
  ],
] as const;

const alternates = [
  [
    "action: Choose a player in his location: give him one of his own miracle tokens or take that player's token. He may hold up to # tokens and may be chosen for a new one while he has fewer than #.",
    (set: number) => [
      ...actionWhen(
        { test: 'character', at: 'here', other: true },
        { op: 'pick', by: 'you', among: { other: true, here: true, trades: true } },
        oneOf(
          {
            requires: { all: [{ test: 'has-miracle' }, { test: 'picked-lacks-miracle' }] },
            do: [{ op: 'pass-miracle', to: 'picked' }],
          },
          {
            requires: { all: [{ test: 'picked-has-miracle' }, { test: 'lacks-miracle' }] },
            do: [{ op: 'pass-miracle', to: 'you' }],
          },
        ),
      ),
      ...modifier('miracle-limit', { set }),
    ],
  ],
  [
    'restriction: May not use the action on a You Are a Cylon card unless he is in the Brig.',
    () => modifier('may-reveal', { forbid: true, when: { not: { test: 'at', place: 'brig' } } }),
  ],
  [
    'action: Any one resource +#.',
    (n: number) => action(oneOf(...resources.map(resource => ({ do: [{ op: 'gain', resource, n }] })))),
  ],
  [
    'he peeks at a deck through Launch Scout: Looks at the top # instead; puts each on top or bottom, in the order he likes.',
    (set: number) => modifier('scout-cards', { set, with: 'launch-scout' }),
  ],
  [
    'restriction: Not on Galactica: draws # card fewer in his Receive Skills step.',
    (add: number) => modifier('receive-fewer', { add, when: { not: { test: 'on', board: 'galactica' } } }),
  ],
  [
    'Remove Ships step of a jump: Lose # fuel, gain # population.',
    (fuel: number, n: number) =>
      reaction(
        'jumped',
        {},
        { op: 'lose', resource: 'fuel', n: fuel },
        { op: 'gain', resource: 'population', n },
      ),
  ],
  [
    'an Executive Order he played has been carried out completely by the chosen player: May activate his current location.',
    () =>
      reaction(
        'card-used',
        {
          when: { all: [{ test: 'used-card', card: 'executive-order' }, { not: { test: 'here-damaged' } }] },
        },
        { op: 'activate-location', of: 'here' },
      ),
  ],
  [
    'he draws a Mutiny card: Must discard # skill cards.',
    (n: number) => trigger('mutiny-drawn', { test: 'drew-mutiny' }, { op: 'discard', who: 'you', n }),
  ],
  [
    "he must choose on a Crisis card: Replaces the options by his own: # skill cards discarded by the current player. Helo's Moral Compass can still change it back to a printed option; after Moral Compass it can no longer be used.",
    (n: number) =>
      reaction(
        'option-due',
        { when: { test: 'chooses-option' } },
        { op: 'discard', who: 'current', n, cost: true },
      ),
  ],
  [
    'any player (himself and setup included) draws a Mutiny card: He sees the top # Mutiny cards instead, hands over one; the other goes under the deck.',
    (set: number) => modifier('deals-mutinies', { set }),
  ],
  [
    'setup: Starts with # Mutiny card (also as a replacement).',
    (set: number) => modifier('starting-mutinies', { set }),
  ],
  [
    'action: Draw # Mutiny cards, play #, put the other # on the bottom of the deck. Necessary Steps does not apply and he is not sent to the Brig for them.',
    (n: number, played: number, rest: number) => {
      if (n !== played + rest) throw new Error('Some of the cards drawn are nowhere');
      return action({ op: 'play-mutiny', n });
    },
  ],
] as const;

const read = makeReader<Abilities>([...leaders, ...humans, ...alternates]);

function expectedAbility({ timing, trigger: at, effect, drawback }: AbilityFact, always: object): Abilities {
  return read(`${at ?? timing}: ${effect}`).map(each => ({
    ...each,
    ...(drawback && { drawback }),
    ...always,
  }));
}

/** What the reference card says of every Leader; who begins among the humans draws like them at setup. */
const ofLeaders = (infiltrates: boolean): Abilities => [
  { kind: 'action', when: infiltrating, do: [{ op: 'procedure', of: 'end-of-infiltration' }] },
  { kind: 'modifier', query: 'check-cards', set: 2, when: infiltrating },
  { kind: 'modifier', query: 'may-hold-title', forbid: true },
  ...(infiltrates ? [] : modifier('starting-hand', { set: 2 })),
];

type Sheet = CharacterFact & {
  readonly alternate_of?: string;
  readonly start_note?: string;
  readonly once_per_game: { readonly cost?: string };
};
const sheets = factsOf('characters') as unknown as readonly Sheet[];

const price = (cost: string | undefined) => (cost === undefined ? {} : { price: Number.parseInt(cost, 10) });

export const expectedCharacters = sheets.map(sheet => ({
  id: sheet.id,
  ...(sheet.alternate_of === undefined ? {} : { alternateOf: sheet.alternate_of }),
  class: sheet.class,
  skills: expectedSkills(sheet.skills),
  // The overlay's place bears the name of the one it covers.
  start: sheet.start.replace(/-daybreak$/, ''),
  abilities: [
    ...sheet.abilities.flatMap(each => expectedAbility(each, {})),
    ...expectedAbility(sheet.once_per_game, { once: 'game', ...price(sheet.once_per_game.cost) }),
    ...(sheet.class === 'cylon-leader' ? ofLeaders(/infiltrating/.test(sheet.start_note ?? '')) : []),
  ],
}));

/** The names printed on a sheet, as ids. */
export const expectedAbilityIds = sheets.map(
  sheet => [sheet.id, [...sheet.abilities, sheet.once_per_game].map(each => kebab(each.name))] as const,
);
