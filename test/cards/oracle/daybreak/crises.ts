import { actors, makeEffectReader, type Tree } from '../clauses.ts';
import { makeCrisisReader, untilJump } from '../crisisCard.ts';
import { draw, expansionClauses, inOffice } from '../expansionClauses.ts';
import { crisesOf } from '../facts.ts';
import { makeReader, type Phrase } from '../reader.ts';

const mutiny = (who: string, n: number) => ({ op: 'draw-mutiny', who, n });

const ofActors = Object.entries(actors).flatMap(([name, who]): readonly Phrase<Tree>[] => [
  [`${name}: draw # mutiny`, n => [mutiny(who, n)]],
  [`${name}: draw # quorum`, n => [{ op: 'draw-from', deck: 'quorum', who, n }]],
  [
    `${name}: draw # mutiny, # treachery`,
    (n, more) => inOffice(who, [mutiny(who, n), draw(who, more, ['treachery'])]),
  ],
  [
    `${name}: draw # mutiny, # skill of any types (own skill set or not)`,
    (n, more) => [mutiny(who, n), draw(who, more, 'any')],
  ],
  [
    `${name}: discard # random quorum, # random skill`,
    (n, more) => [
      { op: 'discard', who, n, of: 'quorum', random: true },
      { op: 'discard', who, n: more, random: true },
    ],
  ],
]);

const others: readonly Phrase<Tree>[] = [
  ['Admiral and President, each: draw # mutiny', n => [mutiny('president-and-admiral', n)]],
  [
    'each player without a mutiny card: draw # mutiny',
    n => [{ ...mutiny('each-human', n), only: 'empty-handed' }],
  ],
  [
    'a player chosen by the current player: draw # mutiny',
    n => [{ op: 'pick', by: 'current', among: { human: true } }, mutiny('picked', n)],
  ],
  [
    'Admiral: give # miracle token to another player (own choice)',
    () => [
      { op: 'pick', by: 'admiral', among: { other: true, lacksMiracle: true } },
      { op: 'gain-miracle', who: 'picked' },
    ],
  ],
  [
    'President: may move # player, Brig -> Command',
    () => [
      {
        op: 'may',
        by: 'president',
        do: [
          { op: 'pick', by: 'president', among: { at: 'brig' } },
          { op: 'send', who: 'picked', to: 'command' },
        ],
      },
    ],
  ],
  [
    'everyone in the Brig: may move to a Galactica location (own choice)',
    () => [{ op: 'station', who: { at: 'brig' }, by: 'each', on: 'galactica', may: true }],
  ],
  ['+# assault raptor for the humans', n => [{ op: 'gain-assault-raptor', n }]],
  [
    'current player: put it in a viper-launch sector (own choice), may activate it at once',
    () => [
      { op: 'deploy', ships: { viper: 1 }, in: 'launch', craft: 'assault-raptor' },
      { op: 'activate-vipers', n: 1, of: 'placed' },
    ],
  ],
];

const untilBasestar = {
  kind: 'trigger',
  on: 'ship-destroyed',
  when: { test: 'basestar-destroyed' },
  do: [{ op: 'put-this', to: 'discard' }],
};

const readStay = makeReader<Tree>([
  [
    'until the fleet jumps: a player must discard # skill card before activating a viper',
    add => [{ kind: 'modifier', query: 'viper-cost', add }, untilJump],
  ],
  [
    'until a basestar is destroyed or the fleet jumps: actions on piloting cards are unavailable',
    () => [{ kind: 'modifier', query: 'may-use-cards', forbid: 'piloting' }, untilJump, untilBasestar],
  ],
  [
    'until a basestar is destroyed or the fleet jumps: nobody may activate the Armory',
    () => [{ kind: 'modifier', query: 'may-activate', forbid: 'armory' }, untilJump, untilBasestar],
  ],
]);

const expectedCrisis = makeCrisisReader({
  effect: makeEffectReader([...expansionClauses, ...ofActors, ...others]),
  stays: text => ({ abilities: readStay(text) }),
});

export const expectedCrises = crisesOf('daybreak', 'crisis-daybreak').map(fact =>
  expectedCrisis('crisis', fact),
);
