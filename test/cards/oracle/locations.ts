import { pick, send, type Tree } from './clauses.ts';
import { facts, type LocationFact } from './facts.ts';
import { makeReader } from './reader.ts';

interface Reading {
  readonly when?: object;
  readonly do: Tree;
}

const draw = (n: number, ...from: readonly string[]) => ({ op: 'draw', who: 'you', n, from });
const drawQuorum = (n: number) => ({ op: 'draw-from', deck: 'quorum', who: 'you', n });
const may = (...effect: Tree) => ({ op: 'may', by: 'you', do: effect });
const activate = (...what: readonly string[]) => ({ do: [{ op: 'activate', what }] });
const inSpace = (kind: string) => ({ test: 'ships-in-space', kind });

const readAction = makeReader<Reading>([
  [
    "Not from a red space: jump the fleet. First the activating player rolls; # or less loses the population printed on the marker's space.",
    to => ({
      when: { test: 'jump-ready' },
      do: [
        {
          op: 'roll',
          by: 'you',
          outcomes: [{ from: 1, to, do: [{ op: 'lose', resource: 'population', n: 'population-cost' }] }],
        },
        { op: 'procedure', of: 'jump' },
      ],
    }),
  ],
  [
    "Attack # Cylon ship in any area with Galactica's weapons.",
    n => ({ when: inSpace('cylon'), do: [{ op: 'attack', with: 'galactica', n }] }),
  ],
  [
    'Up to # activations of unmanned vipers; the same viper may be used twice (launch, then activate).',
    n => ({ do: [{ op: 'activate-vipers', n }] }),
  ],
  [
    'Look at the hidden sides of # civilian ships on the board; may then move each to an adjacent area.',
    n => ({ when: inSpace('civilian'), do: [{ op: 'inspect-civilians', by: 'you', n }] }),
  ],
  [
    'Choose a character, then make the check; pass: that character goes to the Brig.',
    () => ({ do: [pick('you', { human: true }), { op: 'check', pass: [send('picked', 'brig')], fail: [] }] }),
  ],
  [
    'Draw 1 Engineering or # Tactics card, whatever the own set.',
    n => ({ do: [draw(n, 'engineering', 'tactics')] }),
  ],
  [
    'Pilots only: launch a viper from the Reserves into a launch area with oneself in it; then may take # more action. If no viper is in the Reserves, an unmanned one in space may be recalled for it.',
    n => ({
      when: { test: 'can-launch' },
      do: [{ op: 'pilot', viper: 'reserves' }, may({ op: 'act', who: 'you', n })],
    }),
  ],
  // The result is in the attack table.
  [
    'Attack 1 centurion on the boarding track: roll, 7-8 destroys it.',
    () => ({ when: { test: 'centurions' }, do: [{ op: 'attack', with: 'armory', n: 1 }] }),
  ],
  [
    'Make the check; pass: move to any Galactica location.',
    () => ({
      do: [{ op: 'check', pass: [{ op: 'station', who: 'you', by: 'you', on: 'galactica' }], fail: [] }],
    }),
  ],
  ['Draw # Politics cards.', n => ({ do: [draw(n, 'politics')] })],
  [
    'Only the President: draw # Quorum card; then may draw # more or play 1 from hand.',
    (first, second) => ({
      when: { test: 'holds', title: 'president' },
      do: [
        drawQuorum(first),
        {
          op: 'choose',
          by: 'you',
          options: [{ do: [drawQuorum(second)] }, { do: [{ op: 'play-quorum', from: 'hand' }] }, { do: [] }],
        },
      ],
    }),
  ],
  [
    'Choose a character, then make the check; pass: it receives the President title.',
    () => ({
      do: [
        pick('you', { human: true }),
        { op: 'check', pass: [{ op: 'title', title: 'president', to: 'picked' }], fail: [] },
      ],
    }),
  ],
  [
    'Either play the own Super Crisis card, or take the top # Crisis cards, resolve one, discard one. Neither activation nor jump icon of that card counts.',
    n => ({
      do: [
        {
          op: 'choose',
          by: 'you',
          options: [
            {
              requires: { all: [{ test: 'has-super-crisis' }, { test: 'full-cylon' }] },
              do: [{ op: 'crisis', from: 'hand' }],
            },
            { do: [{ op: 'crisis', from: 'deck', draw: n }] },
          ],
        },
      ],
    }),
  ],
  [
    'Either one type of Cylon ship is activated, as its icon does (heavy raiders with centurions), or every basestar launches # raiders and # heavy raider.',
    (raider, heavyRaider) => ({
      when: { test: 'full-cylon' },
      do: [
        {
          op: 'choose',
          by: 'you',
          options: [
            activate('raiders'),
            activate('heavy-raiders'),
            activate('basestars'),
            { do: [{ op: 'launch', ships: { raider, 'heavy-raider': heavyRaider } }] },
          ],
        },
      ],
    }),
  ],
  [
    "Look at a player's hand and take 1 card of choice; then roll, #+ damages Galactica.",
    from => ({
      do: [
        pick('you', { other: true }),
        { op: 'take', by: 'you', from: 'picked' },
        { op: 'roll', by: 'you', outcomes: [{ from, to: 8, do: [{ op: 'damage-galactica', n: 1 }] }] },
      ],
    }),
  ],
  [
    'May discard the own Super Crisis card and draw another. Then, at distance # or less, may give the own unrevealed loyalty cards to any player.',
    atMost => ({
      do: [
        {
          op: 'if',
          cond: { test: 'has-super-crisis' },
          then: [
            may(
              { op: 'discard', who: 'you', n: 1, of: 'super-crisis' },
              { op: 'draw-from', deck: 'super-crisis', who: 'you', n: 1 },
            ),
          ],
        },
        {
          op: 'if',
          cond: { all: [{ test: 'distance', atMost }, { test: 'has-hidden-loyalty' }] },
          then: [may(pick('you', { other: true }), { op: 'give-loyalty', from: 'you', to: 'picked' })],
        },
      ],
    }),
  ],
]);

/** What a location does to those who stand on it; the Brig's limits are rules of the game, not of a card. */
const readPassive = makeReader<readonly object[]>([
  [
    'A character here draws only # skill card in the Receive Skills step.',
    set => [{ kind: 'modifier', query: 'receive-skills', set, when: { test: 'at', place: 'sickbay' } }],
  ],
  [
    'A character here may not move, draws no Crisis card in its turn and may play at most # card into each check. Leaves only by the check or an effect naming the Brig. The Admiral (and CAG) title is lost on entering, the President title is not.',
    () => [],
  ],
]);

function expectedAction({ effect, check }: LocationFact): readonly object[] {
  if (effect === 'No action.') return [];
  const { when, do: tree } = readAction(effect);
  const withCheck = tree.map(op => ('op' in op && op.op === 'check' ? { ...op, ...check } : op));
  return [{ kind: 'action', ...(when && { when }), do: withCheck }];
}

export const expectedLocations = facts.locations.map(fact => {
  const { id, board, hazardous, damageable, who, passive } = fact;
  if ((who === 'cylon') !== (board === 'cylon')) throw new Error(`${id}: whose location is it?`);
  return {
    id,
    board,
    hazardous,
    damageable,
    abilities: [...(passive ? readPassive(passive) : []), ...expectedAction(fact)],
  };
});

const readTitleAction = makeReader<object>([
  ['Draw # Quorum card.', n => ({ do: [drawQuorum(n)] })],
  ['Play 1 Quorum card from hand.', () => ({ do: [{ op: 'play-quorum', from: 'hand' }] })],
  [
    'Use # nuke on a basestar (token removed from the game; with Exodus: discarded). Result: attack-table.yaml, attack-on-basestar-by-nuke.',
    n => ({
      when: { all: [{ test: 'nukes' }, inSpace('basestar')] },
      do: [{ op: 'spend-nuke' }, { op: 'attack', with: 'nuke', n }],
    }),
  ],
]);

export const expectedTitles = facts.titles
  .filter(fact => fact.kind === undefined)
  .map(({ id, actions, keeps_in_brig: keptInBrig }) => {
    const lines = facts.titles.find(fact => fact.kind === 'succession');
    return {
      id,
      abilities: actions?.map(({ timing, effect }) => ({ kind: timing, ...readTitleAction(effect) })),
      keptInBrig,
      line: id === 'president' ? lines?.president : lines?.admiral,
    };
  });
