/** Quorum, loyalty and destination cards. */
import { gain, lose, peek, pick, send, type Tree } from './clauses.ts';
import { facts, type QuorumFact } from './facts.ts';
import { makeReader } from './reader.ts';

interface Reading {
  readonly do: Tree;
  readonly abilities?: readonly object[];
}

const amend = (difficulty: number) => ({ op: 'amend-check', difficulty });
const politics = (n: number) => ({ op: 'draw', who: 'you', n, from: ['politics'] });
const handOver = [pick('you', { other: true, human: true }), { op: 'give', to: 'picked' }];
const ofLocation = (location: string) => ({ test: 'check-of', location });
/** Stands where the card rolls; the entry's table of results takes its place. */
const roll = (by: string) => ({ op: 'roll', by, outcomes: [] });

const readQuorum = makeReader<Reading>([
  [
    "Draw # skill card, any type. Stays until it has made one check harder by #: the next for Administration, or for Admiral's Quarters aimed at the President. With Daybreak's Administration (no check) its discard instead lets the President keep the title.",
    (n, harder) => ({
      do: [{ op: 'draw', who: 'you', n, from: 'any' }, { op: 'stay' }],
      abilities: [
        {
          kind: 'trigger',
          on: 'location-check',
          when: {
            any: [
              ofLocation('administration'),
              { all: [ofLocation('admirals-quarters'), { test: 'check-aims-at', who: 'president' }] },
            ],
          },
          do: [amend(harder), { op: 'put-this', to: 'discard' }],
        },
      ],
    }),
  ],
  [
    'Send a character of choice to the Brig.',
    () => ({ do: [pick('you', { human: true }), send('picked', 'brig')] }),
  ],
  [
    "Draw # Politics cards and hand this card to another player. When anyone activates Admiral's Quarters the holder may discard it to raise or lower that difficulty by #.",
    (n, by) => ({
      do: [politics(n), ...handOver],
      abilities: [
        {
          kind: 'reaction',
          on: 'location-check',
          when: ofLocation('admirals-quarters'),
          do: [
            { op: 'put-this', to: 'discard' },
            { op: 'choose', by: 'you', options: [{ do: [amend(by)] }, { do: [amend(-by)] }] },
          ],
        },
      ],
    }),
  ],
  [
    'Draw # Politics cards and hand this card to another player. At the next jump the holder, not the Admiral, picks the destination, from # drawn cards; then discard this card.',
    (n, set) => ({
      do: [politics(n), ...handOver],
      abilities: [
        { kind: 'modifier', query: 'destination-draw', set },
        { kind: 'trigger', on: 'destination-chosen', do: [{ op: 'put-this', to: 'discard' }] },
      ],
    }),
  ],
  [
    'Draw # Politics cards and hand this card to another player. While the holder is not President, nobody else can be chosen with Administration. An infiltrating Cylon leader cannot be given it.',
    n => ({
      do: [politics(n), ...handOver],
      abilities: [
        {
          kind: 'modifier',
          query: 'only-candidate',
          location: 'administration',
          when: { not: { test: 'holds', title: 'president' } },
        },
      ],
    }),
  ],
  [
    'Destroy # raiders or # heavy raider or 1 centurion; roll, 1-2 costs 1 population.',
    (raiders, heavyRaiders) => ({
      do: [
        {
          op: 'choose',
          by: 'you',
          options: [
            { do: [{ op: 'destroy', what: 'raider', n: raiders }] },
            { do: [{ op: 'destroy', what: 'heavy-raider', n: heavyRaiders }] },
            { do: [{ op: 'destroy', what: 'centurion', n: 1 }] },
          ],
        },
        roll('you'),
      ],
    }),
  ],
  [
    'Choose another player who is not Admiral; he rolls: 3+ he receives the Admiral title, otherwise lose 1 morale.',
    () => ({ do: [pick('you', { other: true, untitled: 'admiral', human: true }), roll('picked')] }),
  ],
  [
    'Roll: 6+ food +1 and the card is out of the game; otherwise it is just discarded.',
    () => ({ do: [roll('you')] }),
  ],
  [
    'Roll: 6+ morale +1 and the card is out of the game; otherwise it is just discarded.',
    () => ({ do: [roll('you')] }),
  ],
  [
    "Any other character leaves the Brig for a Galactica location of the player's choice (not the Brig).",
    () => ({
      do: [
        pick('you', { other: true, at: 'brig' }),
        { op: 'station', who: 'picked', by: 'you', on: 'galactica' },
      ],
    }),
  ],
  [
    'Look at # random loyalty card of another player; then roll: 3 or less loses 1 morale.',
    n => ({ do: [pick('you', { other: true }), peek('you', 'picked', n), roll('you')] }),
  ],
]);

const readResult = makeReader<Tree>([
  ['no effect', () => []],
  ['lose # population', n => [lose('population', n)]],
  ['lose # morale', n => [lose('morale', n)]],
  ['food +#, card leaves the game', n => [gain('food', n), { op: 'put-this', to: 'box' }]],
  ['morale +#, card leaves the game', n => [gain('morale', n), { op: 'put-this', to: 'box' }]],
  ['chosen player becomes Admiral', () => [{ op: 'title', title: 'admiral', to: 'picked' }]],
]);

function expectedOutcomes(table: QuorumFact['roll']): readonly object[] {
  return Object.entries(table ?? {}).flatMap(([faces, result]) => {
    const [from, to = from] = faces.split('-').map(Number);
    const effect = readResult(result);
    return effect.length ? [{ from, to, do: effect }] : [];
  });
}

const lastOp = { false: undefined, 'in-play': 'stay', 'with-another-player': 'give' } as const;

export const expectedQuorum = facts.quorum.map(({ id, count, stays, roll: table, effect }) => {
  const reading = readQuorum(effect);
  const ops = reading.do.map(op => ('op' in op ? op.op : undefined));
  const last = lastOp[`${stays}`];
  if (last ? ops.at(-1) !== last : ops.some(op => op === 'stay' || op === 'give'))
    throw new Error(`${id}: does it stay?`);
  if (ops.includes('roll') !== (table !== undefined)) throw new Error(`${id}: is there a roll?`);
  const tree = reading.do.map(op => ('outcomes' in op ? { ...op, outcomes: expectedOutcomes(table) } : op));
  return { deck: 'quorum', id, count, ...reading, do: tree };
});

const onGalactica = pick('you', { on: 'galactica' });

const readLoyalty = makeReader<Tree | undefined>([
  ['None.', () => undefined],
  ['Morale -#.', n => [lose('morale', n)]],
  [
    'Choose a character on Galactica: it discards # skill cards and goes to Sickbay.',
    n => [onGalactica, { op: 'discard', who: 'picked', n }, send('picked', 'sickbay')],
  ],
  ['Choose a character on Galactica: it goes to the Brig.', () => [onGalactica, send('picked', 'brig')]],
  [
    'Take up to # Galactica damage tokens, resolve # of them, return the rest.',
    (outOf, n) => [{ op: 'damage-galactica', n, outOf }],
  ],
  [
    'If at least 1 resource is at half or lower (red): the player goes to the Brig and the card counts as Not a Cylon. Otherwise he becomes a revealed Cylon (no Cylon action on the card), gets no Super Crisis and may neither activate Cylon Fleet nor use Super Crisis cards.',
    () => [
      {
        op: 'if',
        cond: { test: 'red' },
        then: [send('you', 'brig')],
        else: [{ op: 'procedure', of: 'turned' }],
      },
    ],
  ],
]);

export const expectedLoyalty = facts.loyalty
  .filter(fact => fact.side !== 'table')
  .map(({ id, count, side, timing, effect }) => {
    const tree = readLoyalty(effect);
    const key = timing === 'reveal-action' ? 'reveal' : 'immediate';
    return { deck: 'loyalty', id, count, side, ...(tree && { [key]: tree }) };
  });

export const expectedLoyaltyDecks = facts.loyalty.flatMap(fact =>
  Object.entries(fact.tables?.['base'] ?? {}).map(([players, cards]) => ({
    players: Number(players),
    ...cards,
  })),
);

function risk(ship: string, n: number, need: number, loss: object, reward: object): object {
  return {
    op: 'may',
    by: 'admiral',
    do: [{ op: 'risk', by: 'admiral', ship, n, need, loss: [loss], reward: [reward] }],
  };
}

const readDestination = makeReader<Tree>([
  [
    'Fuel -#; # civilian ship is drawn and destroyed.',
    (fuel, n) => [lose('fuel', fuel), { op: 'destroy', what: 'civilian', n }],
  ],
  ['Fuel -#.', fuel => [lose('fuel', fuel)]],
  ['Fuel -#, morale -#.', (fuel, morale) => [lose('fuel', fuel), lose('morale', morale)]],
  ['Fuel -#. Destroy # raptor.', (fuel, n) => [lose('fuel', fuel), { op: 'destroy', what: 'raptor', n }]],
  [
    'Fuel -#. Place # basestar and # raiders at the bow, # civilian ships at the stern.',
    (fuel, basestar, raider, civilian) => [
      lose('fuel', fuel),
      { op: 'place', ships: { bow: { basestar, raider }, stern: { civilian } } },
    ],
  ],
  [
    'Fuel -#. The Admiral may risk # vipers and roll: #+ fuel +#; otherwise damage 2 vipers.',
    (fuel, n, need, won) => [
      lose('fuel', fuel),
      risk('viper', n, need, { op: 'damage-vipers', n, in: 'reserves' }, gain('fuel', won)),
    ],
  ],
  [
    'Fuel -#. The Admiral may risk # raptor and roll: #+ food +#; otherwise destroy 1 raptor.',
    (fuel, n, need, won) => [
      lose('fuel', fuel),
      risk('raptor', n, need, { op: 'destroy', what: 'raptor', n }, gain('food', won)),
    ],
  ],
  [
    'Fuel -#. The Admiral may risk # raptor and roll: #+ fuel +#; otherwise destroy 1 raptor.',
    (fuel, n, need, won) => [
      lose('fuel', fuel),
      risk('raptor', n, need, { op: 'destroy', what: 'raptor', n }, gain('fuel', won)),
    ],
  ],
  [
    "Admiral's option: repair up to # vipers and up to 1 raptor, damaged or destroyed, back to the Reserves.",
    n => [
      { op: 'repair', what: 'vipers', by: 'admiral', n, destroyed: true },
      { op: 'may', by: 'admiral', do: [{ op: 'repair', what: 'raptor' }] },
    ],
  ],
]);

export const expectedDestinations = facts.destinations.map(({ id, count, distance, effect }) => ({
  deck: 'destination',
  id,
  count,
  distance,
  do: readDestination(effect),
}));
