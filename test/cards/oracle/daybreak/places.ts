import { makeReader } from '../reader.ts';
import { factsOf } from './facts.ts';

type Abilities = readonly object[];
const action = (...effect: readonly object[]): Abilities => [{ kind: 'action', do: effect }];
const when = (cond: object, abilities: Abilities): Abilities =>
  abilities.map(each => ({ ...each, when: cond }));
const skills = (n: number) => ({ kind: 'modifier', query: 'receive-skills', set: n });
const superCrisis = (n: number) => ({ op: 'draw-from', deck: 'super-crisis', who: 'you', n });
const mutiny = (who: string, more: object = {}) => ({ op: 'draw-mutiny', who, n: 1, ...more });

const readEffect = makeReader<Abilities>([
  [
    'Only the President: draw # Quorum card; then may draw # more or play # from hand.',
    (n, more) =>
      when(
        { test: 'holds', title: 'president' },
        action(
          { op: 'draw-from', deck: 'quorum', who: 'you', n },
          {
            op: 'choose',
            by: 'you',
            options: [
              { do: [{ op: 'draw-from', deck: 'quorum', who: 'you', n: more }] },
              { do: [{ op: 'play-quorum', from: 'hand' }] },
              { do: [] },
            ],
          },
        ),
      ),
  ],
  [
    'Another player of choice draws # Mutiny card without going to the Brig; he keeps # Mutiny card and discards the rest. Then the activating player may discard # Mutiny card.',
    () =>
      action(
        { op: 'pick', by: 'you', among: { other: true, human: true } },
        mutiny('picked', { spared: true }),
        {
          op: 'if',
          cond: { test: 'has-mutiny' },
          then: [{ op: 'may', by: 'you', do: [{ op: 'discard-mutiny' }] }],
        },
      ),
  ],
  ['Draw # Politics cards.', n => action({ op: 'draw', who: 'you', n, from: ['politics'] })],
  [
    'Draw # Mutiny card. Then, if the President holds any Mutiny card, choose a player to receive the President title; with Accept Prophecy in play the President may discard that card to keep the title. No check.',
    () =>
      action(mutiny('you'), {
        op: 'if',
        cond: { test: 'has-mutiny', who: 'president' },
        then: [
          { op: 'pick', by: 'you', among: { human: true } },
          {
            op: 'may',
            by: 'president',
            do: [{ op: 'discard-in-play', card: 'accept-prophecy' }],
            else: [{ op: 'title', title: 'president', to: 'picked' }],
          },
        ],
      }),
  ],
  // That of Pegasus: the one not resolved goes under the deck, and the jump icon counts.
  [
    'As caprica-pegasus.',
    () =>
      action({
        op: 'choose',
        by: 'you',
        options: [
          { requires: { test: 'has-super-crisis' }, do: [{ op: 'crisis', from: 'hand' }] },
          { do: [{ op: 'crisis', from: 'deck', draw: 2, under: true, jump: true }] },
        ],
      }),
  ],
  [
    'Two separate actions: peek at the top Crisis or top Destination card (back on top or bottom), then draw # skill cards; or infiltrate (Cylon leader only).',
    n =>
      action({
        op: 'choose',
        by: 'you',
        options: [
          {
            do: [
              { op: 'scout', by: 'you', decks: ['crisis', 'destination'] },
              // A Leader draws of his own types only (daybreak.cylon-leaders.own-skill-types).
              {
                op: 'if',
                cond: { test: 'leader' },
                then: [{ op: 'draw', who: 'you', n, from: 'own' }],
                else: [{ op: 'draw', who: 'you', n, from: 'any' }],
              },
            ],
          },
          {
            requires: { all: [{ test: 'leader' }, { not: { test: 'infiltrating' } }] },
            do: [{ op: 'procedure', of: 'infiltration' }],
          },
        ],
      }),
  ],
  ['Draw # Super Crisis card.', n => action(superCrisis(n))],
  [
    '# skill cards buy # Super Crisis card and the way to Cylon Fleet. In force once Destroy the Hub has been passed; whoever is on or is sent to the Resurrection Ship is here instead; the other three locations stay as they are.',
    (price, n) =>
      when(
        { test: 'hand', atLeast: price },
        action({ op: 'discard', who: 'you', n: price }, superCrisis(n), {
          op: 'relocate',
          to: 'cylon-fleet',
        }),
      ),
  ],
  [
    'Only if the Active Mission space is empty: put the top Mission card there faceup and resolve it at once. The current player draws no Crisis card in his Crisis step this turn.',
    () => when({ not: { test: 'mission-active' } }, action({ op: 'begin-mission' })),
  ],
  [
    'Look at the top Mission card and put it on top or bottom.',
    () => action({ op: 'scout', by: 'you', decks: ['mission'] }),
  ],
  [
    'Name a skill type, also outside the own set: every player, Cylon players included, draws # card of it.',
    n => action({ op: 'draw-named', who: 'each-player', n }),
  ],
  [
    'Pay; look at the top # Crisis cards and put them back on top in any order.',
    n => action({ op: 'order-crises', n }),
  ],
  [
    'Pay; pick any # cards out of one skill deck with its discards and take them, then shuffle those discards in.',
    n => action({ op: 'search-deck', n }),
  ],
  [
    'Pay; into one area of choice go # raiders or else # unmanned vipers, and just those are activated at once.',
    (raider, viper) =>
      action({
        op: 'choose',
        by: 'you',
        options: [
          {
            do: [
              { op: 'deploy', ships: { raider }, in: 'any' },
              { op: 'activate', what: ['raiders'], placed: true },
            ],
          },
          {
            do: [
              { op: 'deploy', ships: { viper }, in: 'any' },
              { op: 'activate-vipers', n: viper, of: 'placed' },
            ],
          },
        ],
      }),
  ],
]);

const readPassive = makeReader<Abilities>([
  ['A character here draws only # skill card in its draw step.', n => [skills(n)]],
  [
    'In its draw step a character here discards all its Super Crisis cards and draws no skill cards.',
    () => [
      skills(0),
      {
        kind: 'trigger',
        on: 'turn-start',
        when: { test: 'own-turn' },
        do: [{ op: 'discard', who: 'you', n: 'hand', of: 'super-crisis' }],
      },
    ],
  ],
]);

/** What the locations of the Rebel Basestar cost. */
const readCost = makeReader<{ readonly when: object; readonly pay: object }>([
  [
    '# miracle token or # Super Crisis card',
    (_, n) => ({
      when: { any: [{ test: 'has-miracle' }, { test: 'has-super-crisis' }] },
      pay: {
        op: 'choose',
        by: 'you',
        options: [
          { requires: { test: 'has-miracle' }, do: [{ op: 'spend-miracle' }] },
          {
            requires: { test: 'has-super-crisis' },
            do: [{ op: 'discard', who: 'you', n, of: 'super-crisis' }],
          },
        ],
      },
    }),
  ],
]);

function paidFor(abilities: Abilities, cost: string): Abilities {
  const { when: canPay, pay } = readCost(cost);
  return abilities.map(each => {
    const effect: unknown = Reflect.get(each, 'do');
    return { ...each, when: canPay, do: [pay, ...(Array.isArray(effect) ? effect : [])] };
  });
}

/** The Cylon Fleet is that of the base game; what lies under Colonial One is no location. */
const elsewhere = new Set(['cylon-fleet-daybreak', 'colonial-one-destroyed']);

/** A location that takes the place of another goes by its id. */
const idOf = (id: string) => id.replace(/-daybreak$/, '');

export const expectedLocations = factsOf('locations')
  .filter(({ id }) => !elsewhere.has(id))
  .map(({ id, board, hazardous, damageable, passive, cost, effect }) => {
    const read = readEffect(String(effect));
    const abilities = cost === undefined ? read : paidFor(read, String(cost));
    return {
      id: idOf(id),
      board,
      hazardous,
      damageable,
      abilities: [...(passive === undefined ? [] : readPassive(String(passive))), ...abilities],
    };
  });
