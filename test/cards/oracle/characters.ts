import { type AbilityFact, type CharacterFact, facts } from './facts.ts';
import { makeReader } from './reader.ts';

type Abilities = readonly object[];

const atCheckOf = (location: string) => ({ test: 'check-of', location });
const ownTurn = { test: 'own-turn' };
const amend = (difficulty: number) => [{ op: 'amend-check', difficulty }];
const gainOne = (resource: string, n: number) => ({ do: [{ op: 'gain', resource, n }] });
const action = (...effect: readonly object[]): Abilities => [{ kind: 'action', do: effect }];
const reaction = (on: string, ...effect: readonly object[]): Abilities => [
  { kind: 'reaction', on, do: effect },
];
const modifier = (query: string, answer: object): Abilities => [{ kind: 'modifier', query, ...answer }];

/** "When: what", as the sheet's abilities read in the facts. */
const read = makeReader<Abilities>([
  [
    "he draws a Crisis card: In that card's skill check every strength-# skill card counts positive, whatever its type.",
    is =>
      modifier('counts-positive', {
        set: true,
        when: {
          all: [{ test: 'drew-crisis' }, { test: 'crisis-check' }, { test: 'check-card-strength', is }],
        },
      }),
  ],
  [
    "restriction: May not activate Admiral's Quarters (may stand there).",
    () => modifier('may-activate', { forbid: 'admirals-quarters' }),
  ],
  [
    'a skill check has been resolved, before its cards are discarded: Take all cards used in the check into his hand instead of discarding them.',
    () => reaction('check-resolved', { op: 'take', by: 'you', from: 'check' }),
  ],
  [
    "any player activates Admiral's Quarters: May lower that check's difficulty by #.",
    n => [
      {
        kind: 'reaction',
        on: 'location-check',
        once: 'check',
        when: atCheckOf('admirals-quarters'),
        do: amend(-n),
      },
    ],
  ],
  [
    "start of any player's turn: If he holds exactly # skill card he must discard it.",
    exactly => [
      {
        kind: 'trigger',
        on: 'turn-start',
        when: { test: 'hand', exactly },
        do: [{ op: 'discard', who: 'you', n: exactly }],
      },
    ],
  ],
  [
    'action: The current Admiral receives the President title as well.',
    () => action({ op: 'title', title: 'president', to: 'admiral' }),
  ],
  [
    'a die was just rolled during his own turn: Once per turn may have it rolled again; the new result stands. Modifiers already applied (Strategic Planning) stay, and new ones may be added to the second roll.',
    () => [{ kind: 'reaction', on: 'after-roll', once: 'turn', when: ownTurn, do: [{ op: 'reroll' }] }],
  ],
  [
    'setup: Starts off the board. Until placed he cannot move, be moved or take actions (he still draws, joins checks and resolves his Crisis step). At the start of his #nd turn he is put on Hangar Deck. A replacement character brought in after an execution is stranded in the same way.',
    atLeast => [
      {
        kind: 'trigger',
        on: 'turn-start',
        when: { all: [ownTurn, { test: 'own-turns', atLeast }, { test: 'stranded' }] },
        do: [{ op: 'send', who: 'you', to: 'hangar-deck' }],
      },
    ],
  ],
  [
    'a player has picked an option on a Crisis card: Change the pick to another option of that card. Choices made inside the option are not his.',
    () => reaction('option-picked', { op: 'decide', other: true }),
  ],
  [
    'she would draw a Crisis card: Draws #, resolves the one she prefers; the other goes under the deck.',
    set => modifier('crisis-draw', { set }),
  ],
  [
    "restriction: Must discard # skill cards each time she activates a location; with fewer than # cards she cannot activate. New Caprica's board-wide actions are not location activations.",
    (add, needed) => (add === needed ? modifier('activation-cost', { add }) : []),
  ],
  [
    'action: Draw # Quorum cards, resolve 1, put the other # on the bottom of the deck. She need not be President.',
    n => action({ op: 'play-quorum', from: 'deck', n }),
  ],
  [
    "he has drawn and revealed a Crisis card: Draws # skill card of any type, also outside his set. Comes after Starbuck's Secret Destiny.",
    n => [
      {
        kind: 'trigger',
        on: 'crisis-faced',
        when: { test: 'drew-crisis' },
        do: [{ op: 'draw', who: 'you', n, from: 'any' }],
      },
    ],
  ],
  [
    'setup: Is dealt # loyalty cards at the start instead of 1 (the loyalty deck gets # extra Not a Cylon card).',
    (set, add) => [...modifier('starting-loyalty', { set }), ...modifier('loyalty-deck', { add })],
  ],
  [
    'action: Look at all loyalty cards of one other player.',
    () =>
      action(
        { op: 'pick', by: 'you', among: { other: true } },
        { op: 'peek-loyalty', by: 'you', of: 'picked', n: 'all' },
      ),
  ],
  [
    "any player activates Administration or the Brig: May raise or lower that check's difficulty by #.",
    n => [
      {
        kind: 'reaction',
        on: 'location-check',
        once: 'check',
        when: { any: [atCheckOf('administration'), atCheckOf('brig')] },
        do: [{ op: 'choose', by: 'you', options: [{ do: amend(n) }, { do: amend(-n) }] }],
      },
    ],
  ],
  [
    'restriction: May not activate a location where another character is, except the Brig.',
    () => modifier('may-activate', { forbid: 'shared' }),
  ],
  [
    'action: Lose # population, then gain # of any one other resource.',
    (lost, gained) =>
      action(
        { op: 'lose', resource: 'population', n: lost },
        {
          op: 'choose',
          by: 'you',
          options: [gainOne('fuel', gained), gainOne('food', gained), gainOne('morale', gained)],
        },
      ),
  ],
  [
    'a viper enters space from the Reserves (Cylon attack - after the whole setup step): May leave his location, pilot that viper and take # action at once. Only while he is on a Galactica location other than the Brig.',
    n => [
      {
        kind: 'reaction',
        on: 'viper-launched',
        when: {
          all: [
            { test: 'viper-available' },
            { test: 'on', board: 'galactica' },
            { not: { test: 'at', place: 'brig' } },
          ],
        },
        do: [
          { op: 'pilot', viper: 'launched' },
          { op: 'act', who: 'you', n },
        ],
      },
    ],
  ],
  [
    'restriction: Whenever a game effect forces him to discard skill cards (hand limit included) the cards are random. Discards he chooses to make (such as moving between ships) are not random.',
    () => modifier('discards-at-random', { set: true }),
  ],
  [
    'action: Activate up to # unmanned vipers (activations; the same viper may be used more than once).',
    n => action({ op: 'activate-vipers', n }),
  ],
  [
    'passive: If she begins her turn piloting a viper she has 2 actions in her Action step, even if she has left the viper by then.',
    () => [
      {
        kind: 'trigger',
        on: 'turn-start',
        when: { all: [ownTurn, { test: 'piloting' }] },
        do: [{ op: 'act', who: 'you', n: 1, in: 'action-step' }],
      },
    ],
  ],
  [
    "a player chooses her with Admiral's Quarters: That check's difficulty is lowered by #.",
    n => [
      {
        kind: 'trigger',
        on: 'location-check',
        when: { all: [atCheckOf('admirals-quarters'), { test: 'check-aims-at', who: 'you' }] },
        do: amend(-n),
      },
    ],
  ],
  [
    'a Crisis card has just been revealed: Discard it unresolved and draw a replacement.',
    () => reaction('crisis-drawn', { op: 'replace-crisis' }),
  ],
  [
    'end of her own turn: May look at the top Crisis card and leave it on top or put it on the bottom.',
    () => [
      {
        kind: 'reaction',
        on: 'turn-end',
        once: 'turn',
        when: ownTurn,
        do: [{ op: 'scout', by: 'you', decks: ['crisis'] }],
      },
    ],
  ],
  [
    'Sleeper Agent phase: Gets # loyalty cards, not 1, and is then sent to the Brig (the loyalty deck gets # extra Not a Cylon card at setup).',
    (set, add) => [
      ...modifier('sleeper-loyalty', { set }),
      ...modifier('loyalty-deck', { add }),
      { kind: 'trigger', on: 'sleeper-dealt', do: [{ op: 'send', who: 'you', to: 'brig' }] },
    ],
  ],
  [
    'a Crisis card calls for a skill check, nothing resolved yet: Declares pass or fail; that result is applied and no check is made. Not for Super Crises.',
    () => [
      {
        kind: 'reaction',
        on: 'check-called',
        when: { all: [{ test: 'crisis-check' }, { not: { test: 'super-crisis' } }] },
        do: [{ op: 'declare-result' }],
      },
    ],
  ],
  [
    'he has used a Repair skill card during his own turn: May take # further action, once per turn.',
    n => [
      {
        kind: 'reaction',
        on: 'card-used',
        once: 'turn',
        when: { all: [ownTurn, { test: 'used-card', card: 'repair' }] },
        do: [{ op: 'act', who: 'you', n }],
      },
    ],
  ],
  ['restriction: Hand limit # instead of 10.', set => modifier('hand-limit', { set })],
  [
    'the last card has gone into a check, none is revealed yet: Name a skill type; all cards of that type in the check have strength 0.',
    () => reaction('cards-added', { op: 'amend-check', worthless: 'named-skill' }),
  ],
]);

function expectedAbility({ timing, trigger, effect, drawback }: AbilityFact, always: object = {}): Abilities {
  return read(`${trigger ?? timing}: ${effect}`).map(each => ({
    ...each,
    ...(drawback && { drawback }),
    ...always,
  }));
}

export function expectedSkills({ choose, ...fixed }: CharacterFact['skills']): object {
  return { fixed, ...(choose && { choose: choose.length === 1 ? choose[0] : choose }) };
}

export const expectedCharacters = facts.characters.map(fact => ({
  id: fact.id,
  class: fact.class,
  skills: expectedSkills(fact.skills),
  start: fact.start,
  abilities: [
    ...fact.abilities.flatMap(each => expectedAbility(each)),
    ...expectedAbility(fact.once_per_game, { once: 'game' }),
  ],
}));

export const kebab = (name: string) =>
  name
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z]+/g, '-');

/** The names printed on a sheet, as ids. */
export const expectedAbilityIds = facts.characters.map(
  fact => [fact.id, [...fact.abilities, fact.once_per_game].map(each => kebab(each.name))] as const,
);
