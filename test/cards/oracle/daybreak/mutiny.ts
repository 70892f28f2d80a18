import { makeReader } from '../reader.ts';
import { factsOf } from './facts.ts';

type Tree = readonly object[];
const you = { who: 'you' };
const treachery = (n: number) => ({ op: 'draw', ...you, n, from: ['treachery'] });
const intoDestiny = (n: number) => ({ op: 'into-destiny', skill: 'treachery', n });
const scout = (deck: string) => ({ op: 'scout', by: 'you', decks: [deck] });
const send = (who: string, to: string) => ({ op: 'send', who, to });
const pick = (among: object) => ({ op: 'pick', by: 'you', among });
const roll = (from: number, to: number, effect: Tree) => ({ from, to, do: effect });
const put = (to: string) => ({ op: 'put-this', to });
const damage = { op: 'damage-galactica', n: 1 };

const read = makeReader<Tree>([
  [
    'The Admiral goes to Sickbay. Look at the top Crisis card and put it on top or bottom.',
    () => [send('admiral', 'sickbay'), scout('crisis')],
  ],
  [
    'Discard # skill cards and take the Admiral title.',
    n => [
      { op: 'discard', ...you, n },
      { op: 'title', title: 'admiral', to: 'you' },
    ],
  ],
  [
    'Discard # skill cards and take the President title.',
    n => [
      { op: 'discard', ...you, n },
      { op: 'title', title: 'president', to: 'you' },
    ],
  ],
  [
    'Draw # skill cards of any types; the Destiny deck gets # Treachery cards shuffled in.',
    (n, more) => [{ op: 'draw', ...you, n, from: 'any' }, intoDestiny(more)],
  ],
  [
    'Draw # Treachery cards; peek at the top Destination card and return it on top or bottom.',
    n => [treachery(n), scout('destination')],
  ],
  [
    "Gain # of the President's skill cards at random.",
    random => [{ op: 'take', by: 'you', from: 'president', random }],
  ],
  [
    'All vipers in space land in the Reserves and every damaged viper is repaired; afterwards draw # Treachery cards.',
    n => [{ op: 'recall-vipers' }, { op: 'repair', what: 'vipers', n: 'all' }, treachery(n)],
  ],
  [
    'Roll: #+ gains # morale; otherwise each player, Cylon players included, draws # Treachery card.',
    (from, n, cards) => [
      {
        op: 'roll',
        by: 'you',
        outcomes: [
          roll(1, from - 1, [
            put('discard'),
            { op: 'draw', who: 'each-player', n: cards, from: ['treachery'] },
          ]),
          roll(from, 8, [{ op: 'gain', resource: 'morale', n }, put('box')]),
        ],
      },
    ],
  ],
  [
    'Jump track -#, food +#.',
    (by, n) => [
      { op: 'jump-track', by: -by },
      { op: 'gain', resource: 'food', n },
    ],
  ],
  [
    'Free one character from the Brig to any Galactica location. Discard this card; then a player of choice draws a Mutiny card.',
    () => [
      pick({ at: 'brig' }),
      { op: 'station', who: 'picked', by: 'you', on: 'galactica' },
      put('discard'),
      pick({ human: true }),
      { op: 'draw-mutiny', who: 'picked', n: 1 },
    ],
  ],
  [
    'Food +#; one area of choice receives # basestar with # raiders (playable even if some of them are missing).',
    (n, basestar, raider) => [
      { op: 'gain', resource: 'food', n },
      { op: 'deploy', ships: { basestar, raider }, in: 'any' },
    ],
  ],
  [
    'Place # civilian ship at the stern. Then activate # unmanned viper if possible.',
    (civilian, n) => [
      { op: 'place', ships: { stern: { civilian } } },
      { op: 'activate-vipers', n },
    ],
  ],
  [
    'Go to Sickbay oneself and roll: # or less sends the Admiral to the Brig.',
    to => [
      send('you', 'sickbay'),
      { op: 'roll', by: 'you', outcomes: [roll(1, to, [send('admiral', 'brig')])] },
    ],
  ],
  [
    'A human player of choice draws # skill cards of any types. Then roll: # or less sends him to the Brig.',
    (n, to) => [
      pick({ human: true }),
      { op: 'draw', who: 'picked', n, from: 'any' },
      { op: 'roll', by: 'you', outcomes: [roll(1, to, [send('picked', 'brig')])] },
    ],
  ],
  [
    'Damage Galactica; if there is one, a civilian ship in space (own choice) is shuffled back into the unused pile.',
    () => [damage, { op: 'take-away', what: ['civilian'], n: 1 }],
  ],
  [
    'Draw # skill cards (own set). Discard this card, then draw # Mutiny card.',
    (n, cards) => [
      { op: 'draw', ...you, n, from: 'own' },
      put('discard'),
      { op: 'draw-mutiny', ...you, n: cards },
    ],
  ],
  [
    'Damage Galactica. If possible attack # centurion on the boarding track with +# to the roll.',
    (n, add) => [damage, { op: 'attack', with: 'armory', n, add }],
  ],
  [
    'The President draws # Quorum cards; the player sees that whole Quorum hand and sinks # cards of it under the deck, in an order he likes.',
    (n, sunk) => [
      { op: 'draw-from', deck: 'quorum', who: 'president', n },
      { op: 'sink-quorum', n: sunk },
    ],
  ],
  [
    '# civilian ship is drawn and destroyed; jump track +#.',
    (n, by) => [
      { op: 'destroy', what: 'civilian', n },
      { op: 'jump-track', by },
    ],
  ],
  [
    'Use # nuke on a basestar. Then remove all nuke tokens from the game.',
    n => [{ op: 'spend-nuke' }, { op: 'attack', with: 'nuke', n }, { op: 'spend-nuke', all: true }],
  ],
  [
    'Draw # Politics cards. The President goes to Sickbay.',
    n => [{ op: 'draw', ...you, n, from: ['politics'] }, send('president', 'sickbay')],
  ],
  [
    '# raptor is given up for # assault raptor. Each basestar launches # raiders.',
    (n, gained, raider) => [
      { op: 'destroy', what: 'raptor', n },
      { op: 'gain-assault-raptor', n: gained },
      { op: 'launch', ships: { raider } },
    ],
  ],
]);

const not = (cond: object) => ({ not: cond });
const notAdmiral = not({ test: 'holds', title: 'admiral' });
const notPresident = not({ test: 'holds', title: 'president' });

const readRequirement = makeReader<object>([
  [
    'At least # skill cards in hand; not already Admiral; not in the Brig.',
    atLeast => ({ all: [{ test: 'hand', atLeast }, notAdmiral, not({ test: 'at', place: 'brig' })] }),
  ],
  [
    'At least # skill cards in hand; not already President.',
    atLeast => ({ all: [{ test: 'hand', atLeast }, notPresident] }),
  ],
  [
    'Not President; the President has at least # skill cards.',
    atLeast => ({ all: [notPresident, { test: 'president-hand', atLeast }] }),
  ],
  ['A viper is in space.', () => ({ test: 'ships-in-space', kind: 'viper' })],
  [
    'A character in the Brig.',
    () => ({
      any: [
        { test: 'at', place: 'brig' },
        { test: 'character', at: 'brig', other: true },
      ],
    }),
  ],
  ['Not President.', () => notPresident],
  ['The Admiral has at least # nuke.', () => ({ test: 'nukes' })],
  ['At least # raptor in the Reserves.', atLeast => ({ test: 'reserve', ship: 'raptor', atLeast })],
]);

const afterUse: { readonly [words: string]: Tree } = {
  discard: [],
  remove: [put('box')],
  'remove on 6+, otherwise discard': [],
};

export const expectedMutinies = factsOf('mutiny').map(({ id, count, requires, effect, ...fact }) => ({
  deck: 'mutiny',
  id,
  count,
  ...(requires === undefined ? {} : { when: readRequirement(String(requires)) }),
  do: [...read(String(effect)), ...(afterUse[String(fact['after_use'])] ?? [fact])],
}));
