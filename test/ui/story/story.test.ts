import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { libraryOf } from '#books/libraries.ts';
import { readerFor } from '#books/readerFor.ts';
import { proofs, taught, told } from '#collections/proofs.ts';
import { optionsOf, refusalOf } from '#engine/index.ts';
import type { GameEvent } from '#engine/model/event.ts';
import { asks } from '#scenarios/recording/asks.ts';
import { momentsOf } from '#scenarios/recording/moments.ts';
import { record } from '#scenarios/recording/record.ts';
import type { Recording } from '#scenarios/recording/recording.ts';
import { askedStory } from '#ui/story/askedStory.ts';
import { onlyLeads } from '#ui/story/beats.ts';
import { answerKey, type Story } from '#ui/story/index.ts';
import { questionOf } from '#ui/story/question.ts';
import { restoreStory, type StoredRecording, storeStory } from '#ui/story/stored.ts';
import { library } from '../../kit/books.ts';
import { load } from '../../scenarios/kit.ts';

const root = join(import.meta.dirname, '../../../content/scenarios');

async function recorded(id: string, change = (text: string) => text): Promise<Recording> {
  const text = change(readFileSync(join(root, `${id}.yaml`), 'utf8'));
  const reader = await readerFor(text);
  const read = reader.read(text, `${id}.yaml`);
  if (!read.ok) throw new Error(`${id} cannot be read`);
  return record(read, reader.lib, reader.lib.sources);
}

const recordings = await Promise.all([...told(), ...taught()].map(({ id }) => recorded(id)));
const asked = async (recording: Recording) =>
  askedStory(recording, await libraryOf(recording.books.map(book => book.id)));
const stories: readonly Story[] = await Promise.all(recordings.map(asked));

test.each(recordings)('$id is the same story after a journey as JSON, with few cards', async recording => {
  const arrived: Recording = JSON.parse(JSON.stringify(recording));
  expect((await asked(arrived)).stops).toEqual((await asked(recording)).stops);
  // Who sets up a table needs every card that goes into a deck, and who settles every card of the new one.
  const cards = recording.books.flatMap(book => book.cards);
  const isDealt = recording.setUp || recording.id.includes('settling');
  if (!isDealt) expect(cards.length).toBeLessThan(40 * recording.books.length);
});

test.each(recordings)(
  '$id is stored by the names of its lines and is the same story again',
  async recording => {
    const story = await asked(recording);
    const stored: StoredRecording = JSON.parse(JSON.stringify(storeStory(story)));
    expect(JSON.stringify(stored)).not.toContain('"pc":');
    expect((await restoreStory(stored))?.stops).toEqual(story.stops);
  },
);

test('a stored recording that another engine or another start would play otherwise is not played', async () => {
  const [story] = stories;
  if (story === undefined) throw new Error('There is no story');
  const stored = storeStory(story);
  const { start, books } = stored;
  const others: readonly StoredRecording[] = [
    { ...stored, procedures: '0' },
    { ...stored, happened: '0' },
    { ...stored, start: { ...start, stack: start.stack.map(frame => ({ ...frame, line: 'sleep' })) } },
    { ...stored, start: { ...start, stack: start.stack.slice(0, 1) } },
    { ...stored, answers: stored.answers.slice(0, -1) },
    { ...stored, books: books.map(book => ({ ...book, attackTable: [], cards: [] })) },
  ];
  expect(await restoreStory(stored)).toBeDefined();
  expect(await Promise.all(others.map(restoreStory))).toEqual(others.map(() => undefined));
});

test.each(recordings)('every mark of $id has its place, in the order of the script', ({ marks, end }) => {
  expect(marks.map(({ at }) => at)).toEqual(marks.map(({ at }) => at).toSorted((a, b) => a - b));
  for (const { at } of marks) expect(at).toBeLessThanOrEqual(end);
});

test.each(stories)('every stop of $recording.id shows something new', ({ stops }) => {
  expect(stops.length).toBeGreaterThan(1);
  for (const stop of stops.slice(1)) {
    if (stop.kind === 'show') expect(stop.beat.events.length + stop.beat.marks.length).toBeGreaterThan(0);
  }
});

test.each(stories)('no step of $recording.id only says what comes next', ({ stops }) => {
  const steps = stops.slice(1).filter(({ kind }) => kind === 'show');
  const idle = steps.filter(
    ({ beat: { events, marks } }) => onlyLeads(events) && marks.every(mark => mark.do !== undefined),
  );
  // An example in which nothing happens says just that.
  if (stops.length > 2) expect(idle.map(({ beat }) => beat.events)).toEqual([]);
});

test.each(stories)(
  'all that happens in $recording.id is told once, in its order',
  ({ lib, recording, stops }) => {
    // A roll that is asked about is told by the question.
    const isTold = ({ type }: GameEvent) => type !== 'rolled';
    const happened = momentsOf(lib, recording)
      .slice(0, recording.end + 1)
      .flatMap(({ events }) => events);
    const said = stops.flatMap(({ beat }) => beat.events).filter(isTold);
    expect(said).toEqual(happened.filter(isTold).slice(0, said.length));
    // At the end nothing is left out but what leads to nothing any more.
    expect(onlyLeads(happened.filter(isTold).slice(said.length))).toBe(true);
    const marks = recording.marks.map(({ name }) => name).toSorted();
    const told = stops.flatMap(({ beat }) => beat.marks.map(({ name }) => name)).toSorted();
    expect(told).toEqual(marks);
  },
);

test('what leads up to a question is told with it, and gives nothing away', () => {
  const at = (lesson: string, mark: string) =>
    stories
      .flatMap(({ recording, stops }) => (recording.id === `lessons/${lesson}` ? stops : []))
      .find(stop => stop.kind === 'ask' && stop.question.mark === mark)
      ?.beat.events.map(({ type }) => type);
  const activated = ['step-began', 'activated', 'sector-activated'];
  // What happened since the reader did something is told with it.
  expect(at('goal-and-resources', 'raider')).toEqual(['option-chosen', 'resource-lost', ...activated]);
  expect(at('goal-and-resources', 'people')).toEqual([]);
  expect(at('crises', 'raiders')).toEqual(['resource-gained', 'check-cards-discarded', ...activated]);
});

const questions = stories.flatMap(({ recording: { id }, stops }) =>
  stops.flatMap(stop => (stop.kind === 'ask' ? [{ id, ...stop.question }] : [])),
);

test.each(questions)('$id asks at $mark with one right answer among several', ({ options, right }) => {
  expect(options.length).toBeGreaterThan(1);
  expect(options.filter(({ id }) => id === right)).toHaveLength(1);
  expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
});

test('each kind of question is asked somewhere', async () => {
  const refresher = proofs().filter(({ id }) => id.startsWith('refresher/'));
  const played = await Promise.all(refresher.map(({ id }) => recorded(id)));
  const more = played.flatMap(({ marks }) => marks.flatMap(({ ask }) => ask ?? []));
  expect(new Set([...questions.map(({ ask }) => ask), ...more])).toEqual(new Set([...asks]));
});

test('the right answer is what the engine does next', () => {
  const wanted = ['raiders-activated', 'fulfiller-of-prophecy'].flatMap(name =>
    questions.filter(({ id }) => id.endsWith(name)).map(({ mark, right }) => [mark, right]),
  );
  expect(wanted).toEqual([
    ['first-raider', 'attacked raider viper damaged bow'],
    ['second-raider', 'ship-destroyed civilian bow'],
    ['third-raider', 'ship-moved raider starboard-stern stern'],
    ['result', 'check-decided fail false'],
  ]);
});

test('a question about a roll says what has come up', () => {
  const rolled = questions.filter(({ ask }) => ask === 'die').map(({ id, roll }) => [id, roll]);
  expect(Object.fromEntries(rolled)).toMatchObject({
    'combat/basestars/each-once': { type: 'rolled', face: 4 },
    'examples/raiders-activated': { type: 'rolled', face: 5 },
    'examples/launch-scout-fails': { type: 'rolled', face: 1 },
  });
  expect(rolled.every(([, roll]) => roll !== undefined)).toBe(true);
  expect(questions.filter(({ ask }) => ask !== 'die').every(({ roll }) => roll === undefined)).toBe(true);
});

test('wrong answers about a roll are what other numbers bring', () => {
  const first = questions.find(({ mark }) => mark === 'first-raider');
  expect(first?.options.map(({ id }) => id)).toEqual([
    'attacked raider viper damaged bow',
    'attacked raider viper destroyed bow',
    'attacked raider viper miss bow',
  ]);
});

test('a question to which there is only one answer is a mistake', () => {
  const recording = record(
    load(`
position:
  turn: { active: tigh, step: activate, crisis: prison-labor }
  space: { bow: { raiders: 1, civilians: [civilian-empty] } }
script:
  - { mark: sunk, ask: move }
  - expect-event: { type: ship-destroyed, ship: civilian }
`),
    library,
    library.sources,
  );
  const [mark] = recording.marks;
  if (mark === undefined) throw new Error('There is no mark.');
  expect(() => questionOf(library, recording, momentsOf(library, recording), mark)).toThrow(
    'At "sunk" nothing happens that answers "move".',
  );
});

test('what the engine would take is allowed, what it would refuse is not', async () => {
  const recording = record(
    load(`
position:
  turn: { active: tigh, step: movement }
script:
  - { mark: there, ask: allowed }
  - refuse: { seat: tigh, choose: caprica, because: no-such-option }
  - { mark: here, ask: allowed }
  - { seat: tigh, choose: armory }
`),
    library,
    library.sources,
  );
  const { stops } = await askedStory(recording);
  const asked = stops.flatMap(stop => (stop.kind === 'ask' ? [stop.question] : []));
  expect(asked.map(({ mark, right }) => [mark, right])).toEqual([
    ['there', 'no'],
    ['here', 'yes'],
  ]);
});

test('a scenario that does not hold is not recorded', () => {
  const broken = load('script:\n  - expect: { resources: { fuel: 1 } }\n');
  expect(() => record(broken, library, library.sources)).toThrow('test/this does not hold');
});

test('to wake up, which is to play it all, takes less than 50 ms', async () => {
  for (const story of stories) {
    const stored: StoredRecording = JSON.parse(JSON.stringify(storeStory(story)));
    // The best of several tries: in the others the machine had something else to do.
    let best = Infinity;
    for (let attempt = 1; attempt <= 10 && best >= 50; attempt++) {
      const begin = performance.now();
      await restoreStory(stored);
      best = Math.min(best, performance.now() - begin);
    }
    expect(best).toBeLessThan(50);
  }
});

const deeds = stories.flatMap(({ recording: { id }, stops }) =>
  stops.flatMap(stop => (stop.kind === 'do' ? [{ id, ...stop.deed }] : [])),
);

test.each(deeds)('$id: at $mark the engine takes what the script does, and judges everything else', deed => {
  const { choice, right, outcomes, refused } = deed;
  expect(refusalOf(choice, right)).toBeUndefined();
  expect(outcomes).not.toHaveProperty([answerKey(right)]);
  if (choice.shape !== 'some') {
    const others = optionsOf(choice).filter(({ id }) => id !== right);
    expect(Object.keys(outcomes).toSorted()).toEqual(others.map(({ id }) => id).toSorted());
    expect(others.length + Object.keys(refused).length).toBeGreaterThan(0);
    for (const { id } of others) expect(refused).not.toHaveProperty([id]);
  }
});

test('a wrong move is met by its rule, a wrong choice by what would come of it', () => {
  const at = (lesson: string, mark: string) =>
    deeds.find(({ id, mark: name }) => id === `lessons/${lesson}` && name === mark);
  expect(at('where-to-stand', 'go')?.refused).toMatchObject({ brig: 'hazardous', caprica: 'cylonsOnly' });
  expect(at('goal-and-resources', 'choose')?.outcomes['a']).toContainEqual(
    expect.objectContaining({ type: 'resource-lost', resource: 'fuel', now: 0 }),
  );
  expect(at('checks', 'add')?.outcomes['evasive-maneuvers/1']).toContainEqual(
    expect.objectContaining({ type: 'check-totalled', strength: 4 }),
  );
});

test('what is allowed can be done at once', async () => {
  const last = '  - { seat: starbuck, choose: cylon-damage, at: action }';
  const recording = await recorded('lessons/sleeper-and-first-round', text =>
    text.replace(last, `  - { mark: unmask, do: same }\n${last}`),
  );
  const { stops } = await asked(recording);
  const from = stops.findIndex(stop => stop.kind === 'ask' && stop.question.mark === 'act');
  expect(stops.slice(from, from + 3).map(({ kind }) => kind)).toEqual(['ask', 'show', 'do']);
  const [question, , deed] = stops.slice(from, from + 3);
  expect(question?.kind === 'ask' && question.question.right).toBe('yes');
  expect(deed?.kind === 'do' && deed.deed.right).toBe('cylon-damage');
});

test('how much is asked of one resource', () => {
  const amounts = stories.flatMap(({ recording: { id }, stops }) =>
    stops.flatMap(stop => (stop.kind === 'ask' && stop.question.ask === 'amount' ? { id, stop } : [])),
  );
  expect(amounts.length).toBeGreaterThan(3);
  for (const { id, stop } of amounts) {
    const named = stop.question.options.map(({ event }) => event && 'resource' in event && event.resource);
    expect({ id, resources: new Set(named).size }).toEqual({ id, resources: 1 });
    // The question says “lost”.
    expect(stop.question.options.map(({ event }) => event?.type)).not.toContain('resource-gained');
  }
});
