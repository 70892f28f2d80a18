import { describe, expect, test } from 'vitest';
import { knowledgeFor } from '#books/knowledgeFor.ts';
import { apply, type Game, isOver, unsaid } from '#engine/index.ts';
import type { GameEvent } from '#engine/model/event.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import { effectsOf } from '#features/sandbox/machine/reactions/matters.ts';
import {
  inForce,
  makeStandingAnswers,
  parseStandingAnswers,
  type StandingAnswer,
  scopesOf,
  withStandingAnswer,
} from '#features/sandbox/machine/reactions/standingAnswers.ts';
import { unaskedAnswer } from '#features/sandbox/machine/reactions/unasked.ts';
import { type Asking, countReactions, reactionsOf, sayingLess } from '#scripts/reactions/count.ts';

const tables = await Promise.all([[], ['pegasus', 'daybreak']].map(books => knowledgeFor(books)));
const seeds = [1, 2, 3, 4];

/** What a reaction leaves behind whether or not it changes anything. */
const ownTraces = new Set<GameEvent['type']>([
  'card-played',
  'ability-used',
  'roll-amended',
  'check-amended',
  'rerolled',
  'rolled',
  'check-cards-discarded',
]);

/** What comes after it is another matter: a deck that is made up of discards has the card that was played. */
const laterOn = new Set<GameEvent['type']>(['turn-began', 'step-began', 'cards-drawn', 'cards-discarded']);

/**
 * Played on by the engine as a game is, every die showing this face and every draw the first that can be, until
 * somebody decides something that is no reaction.
 */
function playedOn(
  begun: Game,
  seat: Seat,
  answers: readonly string[],
  face: number,
): GameEvent[] | undefined {
  const left = [...answers];
  const events: GameEvent[] = [];
  let game = begun;
  for (let i = 0; i < 80 && !isOver(game); i++) {
    const choice = game.state.pending.find(one => one.seat === seat) ?? game.state.pending[0];
    if (choice === undefined) return undefined;
    const isOurs = choice.seat === seat && left.length > 0;
    const choose =
      choice.prompt === 'die'
        ? String(face)
        : choice.seat === 'chance'
          ? choice.shape === 'one' && choice.options[0]?.id
          : isOurs
            ? left.shift()
            : unsaid(choice);
    if (choose === undefined || choose === false) break;
    const step = apply(game, { seat: choice.seat, choose }, { passIdle: true });
    if (!step.ok) return undefined;
    game = step.game;
    events.push(...step.events);
  }
  const end = events.findIndex(({ type }) => laterOn.has(type));
  return events.slice(0, end < 0 ? events.length : end).filter(({ type }) => !ownTraces.has(type));
}

/** The ways in which an option can be used: what it asks besides has few answers, if any. */
function waysOf(game: Game, seat: Seat, option: string): readonly (readonly string[])[] {
  const others = game.state.pending.filter(one => one.seat !== seat);
  let asked = apply(game, { seat, choose: option }, { passIdle: true });
  for (const { seat: other } of others)
    if (asked.ok) asked = apply(asked.game, { seat: other, choose: 'pass' }, { passIdle: true });
  const next = asked.ok ? asked.game.state.pending.find(one => one.seat === seat) : undefined;
  return next?.prompt === 'option' ? next.options.map(({ id }) => [option, id]) : [[option]];
}

/** Every die and draw is asked for. */
const withAskedChance = (game: Game): Game => ({
  ...game,
  state: { ...game.state, options: { ...game.state.options, chance: 'asked' } },
});

const told = (events: readonly GameEvent[] | undefined) =>
  JSON.stringify(events?.map(({ cause: _, ...event }) => event));

const severity = ['miss', 'damaged', 'damaged-twice', 'destroyed', 'destroyed-and-3-raiders'];

/** What the attack in question does, the higher, the better for the fleet. */
function fleetIn(events: readonly GameEvent[] | undefined): number {
  const attack = events?.find(event => event.type === 'attacked');
  if (attack === undefined) return 0;
  const severe = severity.indexOf(attack.result);
  return attack.target === 'viper' || attack.target === 'galactica' ? -severe : severe;
}

const skipped: (Asking & { readonly name: string })[] = tables.flatMap(knowledge =>
  seeds.flatMap(seed =>
    [...reactionsOf(knowledge, seed)].flatMap(asking =>
      asking.unasked === undefined
        ? []
        : [{ ...asking, name: `${knowledge.lib.books.join('+')} ${seed} ${asking.choice.about}` }],
    ),
  ),
);

describe('a reaction that is not asked for', () => {
  test('there are such reactions at each kind of moment that a number decides', () => {
    const points = new Set<string>(skipped.map(({ choice }) => choice.about));
    for (const point of ['before-roll', 'after-roll', 'viper-attacked', 'check-totalled', 'before-check'])
      expect(points).toContain(point);
  });

  test('would have changed nothing that happens, whatever the die shows, or nothing for the better', () => {
    const wrong: string[] = [];
    for (const { game: played, choice, name } of skipped) {
      const game = withAskedChance(played);
      if (
        typeof choice.seat !== 'number' ||
        choice.about === 'before-check' ||
        choice.about === 'option-picked'
      )
        continue;
      const { seat } = choice;
      const effects = effectsOf(game, choice);
      for (const { id } of choice.options)
        for (const way of waysOf(game, seat, id))
          for (const face of [1, 2, 3, 4, 5, 6, 7, 8]) {
            const without = playedOn(game, seat, ['pass'], face);
            const used = playedOn(game, seat, way, face);
            const isSame = told(without) === told(used);
            const isWorse = effects.get(id) === 'worse' && fleetIn(used) < fleetIn(without);
            if (without === undefined || !(isSame || isWorse))
              wrong.push(`${name} ${way.join(' ')} at ${face}`);
          }
    }
    expect(wrong).toEqual([]);
  });

  test('is let pass, not used', () => {
    expect(new Set(skipped.map(({ unasked }) => unasked))).toEqual(new Set(['pass']));
  });
});

describe('prompts for reactions', () => {
  test.each(tables.map(knowledge => [knowledge.lib.books.join(' '), knowledge] as const))(
    'grow no more numerous: %s',
    (_, knowledge) => {
      const { allowed, asked } = countReactions(knowledge, seeds);
      expect(asked / allowed).toBeLessThan(0.66);
      const less = countReactions(knowledge, seeds, sayingLess);
      expect(less.asked).toBeLessThan(asked);
    },
  );
});

describe('standing answers', () => {
  const [knowledge] = tables;
  const asking = knowledge && [...reactionsOf(knowledge, 1)].find(({ unasked }) => unasked === undefined);
  if (asking === undefined) throw new Error('Nobody was asked for a reaction.');
  const { game, choice } = asking;
  const seat = choice.seat as Seat;
  const all = (answer: Omit<StandingAnswer, 'seat' | 'of'>): readonly StandingAnswer[] =>
    choice.options.map(({ id }) => ({ seat, of: id.split('/', 1)[0] ?? id, ...answer }));
  const { turn } = scopesOf(game.state);

  test.each([
    ['asked only on request', { when: 'on-request' }, 'pass'],
    ['let pass in this turn', { when: 'changes', during: turn ?? '' }, 'pass'],
    ['let pass in another turn', { when: 'changes', during: 'turn 99' }, undefined],
    [
      'let pass where as much is at stake',
      { when: 'changes', during: turn ?? '', like: 'something else' },
      undefined,
    ],
    ['asked each time', { when: 'each-time' }, undefined],
    ['used without a question', { when: 'use' }, choice.options[0]?.id],
  ] as const)('%s', (_, answer, unasked) => {
    const few = { ...choice, options: choice.options.slice(0, 1) };
    expect(unaskedAnswer(game, few, all(answer))).toBe(unasked);
  });

  test('of another seat are no concern of this one', () => {
    const others = all({ when: 'on-request' }).map(answer => ({ ...answer, seat: seat + 1 }));
    expect(unaskedAnswer(game, choice, others)).toBeUndefined();
  });

  test('are kept with the game as far as they outlast a turn', () => {
    const said = [
      { seat: 0, of: 'recon', when: 'use' },
      { seat: 2, of: 'declare-emergency', when: 'changes', during: 'turn 3' },
    ] as const;
    expect(parseStandingAnswers(makeStandingAnswers(said))).toEqual([said[0]]);
    expect(parseStandingAnswers(['nonsense', '1 recon sometimes'])).toEqual([]);
  });

  test('are taken back by asking as at the beginning', () => {
    const said = withStandingAnswer([], { seat: 0, of: 'recon', when: 'use' });
    expect(withStandingAnswer(said, { seat: 0, of: 'recon', when: 'changes' })).toEqual([]);
  });

  test('for a turn end with it', () => {
    const said = all({ when: 'changes', during: 'turn 0' });
    expect(inForce(said, game.state)).toEqual([]);
  });
});
