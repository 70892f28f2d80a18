import { lose, makeEffectReader, type Tree } from './clauses.ts';
import { makeCrisisReader, untilJump } from './crisisCard.ts';
import { makeReader } from './reader.ts';

/** What a card does while it stays. */
const readStay = makeReader<Tree>([
  [
    'until the fleet jumps: unmanned vipers subtract # from their attack rolls',
    n => [
      { kind: 'modifier', query: 'attack-roll', add: -n, when: { test: 'attacker-unmanned' } },
      untilJump,
    ],
  ],
  [
    'until the fleet jumps: each basestar launch of raiders or of heavy raiders brings # extra ship of that type',
    add => [{ kind: 'modifier', query: 'launch-count', add }, untilJump],
  ],
  [
    'until the fleet jumps: nobody may activate Communications',
    () => [{ kind: 'modifier', query: 'may-activate', forbid: 'communications' }, untilJump],
  ],
  [
    'until a civilian ship or a basestar is destroyed (card discarded) or the fleet jumps (card shuffled back into the crisis deck): no effect meanwhile',
    () => [
      { kind: 'trigger', on: 'ship-destroyed', do: [{ op: 'put-this', to: 'discard' }] },
      { kind: 'trigger', on: 'jumped', do: [{ op: 'put-this', to: 'deck' }] },
    ],
  ],
  [
    "until the game ends (no end printed), only after a fail: nobody may look at another player's loyalty cards",
    () => [{ kind: 'modifier', query: 'may-peek-loyalty', forbid: true }],
  ],
  [
    'until the game ends, only after a pass: counts as # distance travelled',
    add => [{ kind: 'modifier', query: 'distance', add }],
  ],
  [
    'until the game ends, only after a fail: nobody may move to Colonial One',
    () => [{ kind: 'modifier', query: 'may-enter', forbid: 'colonial-one' }],
  ],
]);

const specials: { readonly [effect: string]: Tree } = {
  'card stays until the next loss of a civilian ship or of a basestar; if a jump comes first, the card is shuffled back into the crisis deck':
    [{ op: 'stay' }],
  'the 4 raiders this setup placed activate at once': [{ op: 'activate', what: ['raiders'], placed: true }],
  'nothing to resolve; it only states that the setup has no vipers': [],
};

/** Where editions count otherwise, the clause names the ruling; one card alone says it in these words. */
const ruled: { readonly [effect: string]: Tree } = {
  'food -1; President: discard 2 skill; then current player: discard 3 skill': [
    lose('food', 1),
    { op: 'discard', who: 'president', n: 2 },
    { op: 'discard', who: 'current', n: 3, ruling: 'food-shortage-discards' },
  ],
};

export const expectedCrisis = makeCrisisReader({
  effect: makeEffectReader(),
  stays: text => ({ abilities: readStay(text) }),
  specials,
  ruled,
});
