import { describe, expect, test } from 'vitest';
import { firstRound } from '#books/atBuild/play.ts';
import { knowledgeFor } from '#books/knowledgeFor.ts';
import { explained } from '#bots/explained.ts';
import { apply, isOver, makeGame, makeSave, pending, refusal, viewFor } from '#engine/index.ts';
import { type Choice, corePrompts } from '#engine/model/choice.ts';
import { gameKey, guideOf } from '#features/sandbox/guide/guided.ts';
import { kindOf, ruleOfKind } from '#features/sandbox/guide/kindOf.ts';
import type { GuideTexts } from '#features/sandbox/guide/texts.ts';
import { guideTexts } from '#features/sandbox/guideTexts.ts';
import { openGame } from '#features/sandbox/machine/openGame.ts';
import { isAtTable } from '#features/sandbox/machine/table.ts';
import { newGameIn } from '#features/sandbox/newGameIn.ts';
import { languages } from '#i18n/languages.ts';
import { type KeyOf, makeTranslate } from '#i18n/translate.ts';
import type { GuideSettings } from '#ui/keep/settings.ts';
import { firstObjective } from '#ui/table/firstObjective.ts';
import type { Opening } from '#ui/table/opening.ts';

const kinds = Object.keys(guideTexts('en').prompts);

test('each kind of choice is explained in at most thirty words', () => {
  const long = languages.flatMap(language =>
    Object.entries(guideTexts(language).prompts)
      .filter(([, text]) => text.split(/\s+/).length > 30)
      .map(([kind]) => `${language} ${kind}`),
  );
  expect(long).toEqual([]);
});

test('a variant is one of a prompt that is explained', () => {
  const known = new Set<string>(corePrompts);
  expect(kinds.filter(kind => !known.has(kind.split('_')[0] ?? ''))).toEqual([]);
});

test('the first round has the reader play Starbuck, who is human and begins', async () => {
  const { table } = await openGame(newGameIn(firstRound), () => Promise.resolve('unknown'));
  if (table === undefined || !isAtTable(table)) throw new Error('There is no first round.');
  const { game, players } = table;
  expect(players).toEqual(['human', 'bot', 'bot', 'bot', 'bot']);
  const view = viewFor(game, 0);
  expect(view.first).toBe(0);
  expect(view.seats[0]).toMatchObject({ character: 'kara-thrace', loyalty: ['not-a-cylon'] });
});

/** Everything that this seat is asked in a game of bots. */
async function askedIn(seed: number): Promise<readonly Choice[]> {
  const opening = newGameIn(firstRound);
  if (opening.from !== 'options') throw new Error('The first round is a new game.');
  const knowledge = await knowledgeFor(opening.options.books);
  const { lib } = knowledge;
  const options = { objective: firstObjective(lib), ...opening.options, seed };
  const made = makeGame(lib, options, { passIdle: true });
  if (!made.ok) throw new Error(made.because);
  let { game } = made;
  const asked: Choice[] = [];
  while (!isOver(game)) {
    const [choice] = pending(game);
    if (choice === undefined || choice.seat === 'chance') throw new Error('Nobody is asked.');
    const { answer } = explained(knowledge, viewFor(game, choice.seat), choice, seed + asked.length);
    expect(refusal(game.state, { seat: choice.seat, choose: answer })).toBeUndefined();
    asked.push(choice);
    const step = apply(game, { seat: choice.seat, choose: answer }, { passIdle: true });
    if (!step.ok) throw new Error(step.because);
    game = step.game;
  }
  return asked;
}

test('whatever is asked in whole games is explained, with its rule, and has a wise answer', async () => {
  const games = await Promise.all([1, 2, 3, 4, 5, 6].map(askedIn));
  const asked = games.flat();
  const say = makeTranslate<KeyOf<GuideTexts>>('en', guideTexts('en'));
  for (const choice of asked) {
    expect(ruleOfKind(choice), kindOf(choice)).toBeDefined();
    const context = kindOf(choice).split('_')[1];
    expect(say(`prompts.${choice.prompt}` as 'prompts.action', { context })).not.toBe('');
  }
  expect(new Set(asked.map(kindOf)).size).toBeGreaterThan(20);
});

describe('help with a first game belongs to that game only', async () => {
  const opened = async (opening: Opening) => {
    const { table } = await openGame(opening, () => Promise.resolve('unknown'));
    if (table === undefined) throw new Error('There is no game in it.');
    return table.game;
  };
  const first = await opened(newGameIn(firstRound));
  const guide = { met: [], game: gameKey(first), firstRound: true };

  test('also after it was saved and opened again', async () => {
    expect(guideOf(guide, first)).toBe(guide);
    expect(guideOf(guide, await opened({ from: 'save', text: makeSave(first) }))).toBe(guide);
  });

  test.each<[string, Opening]>([
    ['another game', newGameIn('seed=33')],
    ['another crew with the same cards', newGameIn('seed=32')],
    ['the position it stands at, laid out anew', { from: 'position', state: first.state }],
  ])('and not to %s', async (_, opening) => {
    expect(guideOf(guide, await opened(opening))).toBeUndefined();
  });

  test('and help that older visits have kept, to none', () => {
    const kept: unknown = { met: [], round: 32 };
    expect(guideOf(kept as GuideSettings, first)).toBeUndefined();
  });
});
