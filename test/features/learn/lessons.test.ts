import { expect, test } from 'vitest';
import { describe, topics } from '#board/describe.ts';
import { distanceOf } from '#board/model.ts';
import { rulesIn } from '#books/atBuild/rules.ts';
import { optionalBooks } from '#books/registry.ts';
import { lessons, lessonsOf, oftenForgotten, scenarioOf } from '#collections/lessons.ts';
import { taught, told } from '#collections/proofs.ts';
import { termForms } from '#collections/termForms.ts';
import { answersTo } from '#features/learn/inWords.ts';
import { lessonTold } from '#features/learn/lessonTold.ts';
import { refresherText } from '#features/learn/refresherTexts.ts';
import { languages } from '#i18n/languages.ts';
import { partsShown } from '#ui/story/partsShown.ts';
import { storyNamed } from '#ui/story/recordings.ts';
import { speechFor } from '#ui/story/speechFor.ts';
import { boardAt } from '#ui/story/storyText.ts';

const path = lessons();
const read = await Promise.all(
  languages.flatMap(language =>
    path.map(async ({ id }) => ({ language, id, ...(await lessonTold(language, id)) })),
  ),
);

test('the path walks through every lesson once', () => {
  expect(
    lessonsOf('base')
      .map(({ id }) => scenarioOf(id))
      .toSorted(),
  ).toEqual(taught().map(({ id }) => id));
  expect(new Set(path.map(({ id }) => id)).size).toBe(path.length);
});

test.each(optionalBooks)('%s brings at least five lessons, each from a scenario of its own', async book => {
  const played = lessonsOf(book).map(({ id }) => scenarioOf(id));
  expect(played.length).toBeGreaterThanOrEqual(5);
  expect(new Set(played).size).toBe(played.length);
  const examples = told().map(({ id }) => id);
  expect(played.filter(id => !id.startsWith(`${book}/`) || !examples.includes(id))).toEqual([]);
  const stories = await Promise.all(played.map(storyNamed));
  for (const { recording } of stories) expect(recording.books.map(({ id }) => id)).toEqual(['base', book]);
});

test.each(read)('$language $id asks at least four times, at least twice by a deed', ({ choices, deeds }) => {
  expect(choices).toBeGreaterThanOrEqual(4);
  expect(deeds).toBeGreaterThanOrEqual(2);
});

test.each(read)('$language $id takes at most 450 words and three minutes', ({ words, minutes }) => {
  expect(words).toBeLessThanOrEqual(450);
  expect(minutes).toBeLessThanOrEqual(3);
});

/** Terms of a lesson that no lesson up to it explains. */
function unexplained(language: (typeof languages)[number], id: string, texts: readonly string[]) {
  const { byForm, names, pattern } = termForms[language].base;
  const walked = path.slice(0, path.findIndex(one => one.id === id) + 1);
  const book = walked.at(-1)?.book;
  // Who plays with one expansion has not walked the lessons of another.
  const known = new Set(
    walked.filter(one => one.book === 'base' || one.book === book).flatMap(({ terms }) => terms),
  );
  const found = texts.flatMap(text =>
    [...text.matchAll(pattern)].flatMap(([word]) => {
      const term = byForm.get(word.toLocaleLowerCase(language));
      if (term === undefined || known.has(term)) return [];
      return names.has(term) && /^\p{Ll}/u.test(word) ? [] : [term];
    }),
  );
  return [...new Set(found)];
}

test.each(read)('$language $id speaks of nothing that no lesson has explained', told => {
  const { language, id, texts, replies } = told;
  expect(unexplained(language, id, [...texts, ...replies])).toEqual([]);
});

const spotsOf = ({ lines }: ReturnType<typeof describe>[number]) => lines.map(({ spot }) => spot);

test('the spot that the first words of a lesson are about is on its board', async () => {
  for (const { id, look } of path) {
    if (look === undefined) continue;
    const story = await storyNamed(scenarioOf(id));
    const { words } = speechFor('en', story).speech;
    const boards = story.stops.map(({ beat }) => boardAt(story, beat.state, words));
    const [board] = boards;
    if (board === undefined) throw new Error(`${id} shows no board.`);
    const parts: readonly string[] = partsShown(story, boards, words);
    const shown = topics(board).filter(topic => parts.includes(topic === 'galactica' ? 'space' : topic));
    const spots = describe(board, words, shown).flatMap(spotsOf);
    expect(spots, id).toContain(look);
  }
});

test('whatever is done at a place is done on its board', async () => {
  for (const { id } of path) {
    const story = await storyNamed(scenarioOf(id));
    const { words } = speechFor('en', story).speech;
    const boards = story.stops.map(({ beat }) => boardAt(story, beat.state, words));
    const parts: readonly string[] = partsShown(story, boards, words);
    const places = boards[0]?.print.locations ?? [];
    for (const stop of story.stops) {
      const at = places.find(place => stop.kind === 'do' && stop.deed.right === place.id);
      if (at !== undefined) expect(parts, id).toContain(at.board === 'galactica' ? 'space' : at.board);
    }
  }
});

test('whoever comes in for an executed character does so for that one', async () => {
  const { log } = await lessonTold('en', 'execution');
  expect(log).toContain('“Chief” Galen Tyrol takes the place of Tigh.');
});

test('the board counts as distance what a mission brings', async () => {
  const story = await storyNamed('daybreak/examples/the-search-for-home');
  const { words } = speechFor('en', story).speech;
  const reached = story.stops.map(({ beat }) => distanceOf(boardAt(story, beat.state, words)));
  expect([reached[0], reached.at(-1)]).toEqual([8, 10]);
});

test('every term that a lesson is said to explain is in the glossary, and explained once', () => {
  const explained = path.flatMap(({ terms }) => terms);
  const all = new Set(termForms.en.base.byForm.values());
  expect(explained.filter(term => !all.has(term))).toEqual([]);
  for (const book of optionalBooks) {
    const once = [...lessonsOf('base'), ...lessonsOf(book)].flatMap(({ terms }) => terms);
    expect(new Set(once).size).toBe(once.length);
  }
});

const forgotten = oftenForgotten();
const asked = await Promise.all(
  forgotten.map(async ({ rule, scenario, mark }) => {
    const { stops, recording } = await storyNamed(scenario);
    const at = stops.find(
      stop =>
        (stop.kind === 'ask' && stop.question.mark === mark) ||
        (stop.kind === 'do' && stop.deed.mark === mark),
    );
    const named = recording.marks.find(({ name }) => name === mark)?.rule;
    return { rule, scenario, at, named };
  }),
);

test('each of the 25 rules that are forgotten most often is asked by a question about it', () => {
  expect(new Set(forgotten.map(({ rule }) => rule)).size).toBe(25);
  const all: readonly string[] = rulesIn('base');
  expect(forgotten.filter(({ rule }) => !all.includes(rule))).toEqual([]);
  for (const { rule, at, named } of asked) {
    const about = at?.kind === 'ask' ? at.question.rule : named;
    expect({ rule, about }).toEqual({ rule, about: rule });
  }
});

const begins: { readonly [language in (typeof languages)[number]]: { yes: RegExp; no: RegExp } } = {
  en: { yes: /^Yes/, no: /^(No|Not)/ },
  de: { yes: /^Ja/, no: /^(Nein|Noch nicht)/ },
  es: { yes: /^Sí/, no: /^(No|Todavía no)/ },
  pl: { yes: /^Tak/, no: /^(Nie|Jeszcze nie)/ },
};

test.each(languages)('%s answers the refresher as the engine does, in ten minutes', language => {
  let words = 0;
  for (const { scenario, at } of asked) {
    if (!scenario.startsWith('refresher/') || at?.kind !== 'ask') continue;
    const { situation, question, answer } = refresherText(language, scenario.slice('refresher/'.length));
    words += `${situation} ${question} ${answer}`.split(/\s+/).length;
    const { right } = at.question;
    if (right === 'yes') expect(answer).toMatch(begins[language].yes);
    if (right === 'no' || right === 'goes-on') expect(answer).toMatch(begins[language].no);
  }
  expect(words / 180 + (forgotten.length * 6) / 60).toBeLessThan(10);
});

test('every deed of the lessons that has one right answer can be asked again in words', async () => {
  const stories = await Promise.all(path.map(({ id }) => storyNamed(scenarioOf(id))));
  const deeds = stories.flatMap(({ stops }) =>
    stops.flatMap(stop => (stop.kind === 'do' ? [stop.deed] : [])),
  );
  const single = deeds.filter(({ counts }) => counts.length === 0);
  expect(single.filter(({ choice }) => choice.shape === 'some').length).toBeGreaterThan(3);
  for (const deed of single) {
    const asks = answersTo(deed, 5, options => options.join(' + '));
    expect(asks?.options.length).toBeGreaterThan(1);
    expect(asks?.options.filter(({ id }) => id === asks.right)).toHaveLength(1);
  }
  for (const deed of deeds.filter(({ counts }) => counts.length > 0))
    expect(answersTo(deed, 5, String)).toBeUndefined();
});
