/**
 * Whatever is asked in games of bots who answer anything: the sandbox has a question for it in every language, a name for
 * every option, and no two options are called the same.
 */
import '../../kit/patience.ts';
import { expect, test } from 'vitest';
import { libraryOf } from '#books/libraries.ts';
import type { Book } from '#books/registry.ts';
import type { Game } from '#engine/index.ts';
import { apply, isOver, makeGame, optionsOf, sample, viewFor } from '#engine/index.ts';
import type { Choice } from '#engine/model/choice.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import type { View } from '#engine/view/view.ts';
import { optionCost } from '#features/sandbox/panel/optionCost.ts';
import { languages } from '#i18n/languages.ts';
import { optionHint } from '#ui/table/optionHint.ts';
import { maybeOptionName, optionName } from '#ui/table/optionName.ts';
import { askedByCard, momentText, question, type Speech } from '#ui/table/speech.ts';
import { gameOptions } from '../../kit/options.ts';
import { random } from '../../kit/random.ts';
import { full } from '../../kit/sampling.ts';
import { speechFor } from '../../kit/speech.ts';

const tables: readonly (readonly [readonly Book[], string])[] = [
  [['base'], 'kobol'],
  [['base', 'pegasus'], 'kobol'],
  [['base', 'pegasus'], 'new-caprica'],
  [['base', 'daybreak'], 'earth'],
  [['base', 'pegasus', 'daybreak'], 'kobol'],
  [['base', 'pegasus', 'daybreak'], 'new-caprica'],
];

const games = full ? 40 : 10;

/** An id of several words that stands for its name: of one word they may be the same. */
const isCode = (id: string, name: string) => name.slice(1) === id.slice(1) && /[-:/]/.test(id);

/** One line for each thing that reads wrong. */
function wrongIn(speech: Speech, game: Game, view: View, choice: Choice): readonly string[] {
  const told = askedByCard(speech, view, choice);
  const asked = [
    told?.question,
    told?.task,
    question(speech, choice),
    choice.prompt === 'reaction' ? momentText(speech.t, choice.about) : 'said',
  ];
  const named = optionsOf(choice).map(
    ({ id }) => [id, optionName(speech, view.seats, choice, id, told)] as const,
  );
  const texts = asked.flatMap(text => text ?? []);
  const more = named.flatMap(([id]) => [
    optionHint(speech, choice, id) ?? '',
    optionCost(speech, game, choice, id) ?? '',
  ]);
  const names = named.map(([, name]) => name);
  return [
    ...texts.filter(text => text.trim() === ''),
    ...[...texts, ...names, ...more].filter(text => /\{\{|undefined|NaN/.test(text)),
    ...named.flatMap(([id, name]) =>
      maybeOptionName(speech, view.seats, choice, id, told) === undefined || isCode(id, name)
        ? [`${id} has no name`]
        : [],
    ),
    ...named.flatMap(([id, name], at) => (names.indexOf(name) < at ? [`${id} is called ${name}, too`] : [])),
  ];
}

test.each(tables)('with %j towards %s every option has a name of its own', async (books, objective) => {
  const lib = await libraryOf(books);
  const speeches = await Promise.all(languages.map(language => speechFor(language, books)));
  const met = new Set<string>();
  const wrong = new Set<string>();
  for (let seed = 1; seed <= games; seed++) {
    const below = random(seed);
    const made = makeGame(lib, gameOptions(3 + (seed % 4), { seed, books, objective }), { passIdle: true });
    if (!made.ok) throw new Error(made.because);
    let { game } = made;
    while (!isOver(game)) {
      const [choice] = game.state.pending;
      if (choice === undefined) throw new Error('Somebody must be asked.');
      const key = JSON.stringify([choice.prompt, choice.about, optionsOf(choice).map(({ id }) => id)]);
      if (choice.seat !== 'chance' && !met.has(key)) {
        met.add(key);
        const view = viewFor(game, choice.seat as Seat);
        // All languages ask what one of them is asked first.
        const at = met.size % languages.length;
        const speech = speeches[at];
        for (const what of speech === undefined ? [] : wrongIn(speech, game, view, choice))
          wrong.add(`${choice.prompt} (${languages[at]}): ${what}`);
      }
      const step = apply(game, { seat: choice.seat, choose: sample(choice, below) }, { passIdle: true });
      if (!step.ok) throw new Error(step.because);
      game = step.game;
    }
  }
  expect(met.size).toBeGreaterThan(200);
  expect([...wrong]).toEqual([]);
});
