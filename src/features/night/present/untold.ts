/** Scenarios without words of their own, fetched as they are written and played here. */
import { changingParts } from '#board/changing.ts';
import type { BoardPart } from '#board/parts.ts';
import { folderOfScenario } from '#scenarios/folder.ts';
import type { Story } from '#ui/story/index.ts';
import { boardAt, type Speech } from '#ui/story/storyText.ts';
import type { Narration, RuleLink } from '#ui/story/texts.ts';
import { makeSpeech } from '#ui/table/speech.ts';
import { fetchJson, loadTexts, type Site } from '#ui/table/texts.ts';

/** A scenario in one language, as the wall shows it. */
export interface Untold {
  readonly story: Story;
  readonly speech: Speech;
  readonly narration: Narration;
  readonly rules: { readonly [rule: string]: RuleLink };
  readonly parts: readonly BoardPart[];
}

export const isUntold = (shown: object | string | undefined): shown is Untold =>
  typeof shown === 'object' && 'story' in shown;

/** Every scenario, told or not: its id, and the rules that it shows at work. */
export type UntoldList = readonly (readonly [id: string, ...rules: readonly string[]])[];

const kept = new Map<string, Promise<unknown>>();

/** What has come once is not fetched again; what failed is. */
function once<T>(key: string, make: () => Promise<T>): Promise<T> {
  const known = kept.get(key) as Promise<T> | undefined;
  if (known !== undefined) return known;
  const made = make();
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  return made;
}

export function untoldList({ base }: Site): Promise<UntoldList> {
  return once('list', () => fetchJson<UntoldList>(`${base}proofs/list.json`));
}

export function ruleNames({ base, language }: Site): Promise<{ readonly [rule: string]: string }> {
  return once(`rules ${language}`, () => fetchJson(`${base}${language}/tonight/words/rules.json`));
}

function storyOf({ base }: Site, id: string): Promise<Story> {
  return once(`story ${id}`, async () => {
    const file = `${base}proofs/${folderOfScenario(id)}.json`;
    const texts = await once(file, () => fetchJson<{ readonly [id: string]: string }>(file));
    const text = texts[id];
    if (text === undefined) throw new Error(`There is no scenario ${id}.`);
    // What reads and plays scenarios is fetched with the first of them.
    return (await import('../untold.ts')).untoldStory(text, id);
  });
}

export function untold(site: Site, id: string): Promise<Untold> {
  return once(`${site.language} ${id}`, async () => {
    const [story, names, list] = await Promise.all([storyOf(site, id), ruleNames(site), untoldList(site)]);
    const texts = await loadTexts(
      site,
      story.recording.books.map(book => book.id),
    );
    const told = makeSpeech(site, texts);
    const [, ...shown] = list.find(one => one[0] === id) ?? [id];
    const called = [...new Set(shown.flatMap(rule => names[rule] ?? []))];
    const causes = story.stops.flatMap(({ beat }) => beat.events.flatMap(({ cause }) => cause.rule ?? []));
    return {
      story,
      speech: {
        words: told.words,
        narrator: told.narrator,
        things: Object.assign({}, ...texts.books.map(({ things }) => things)),
      },
      narration: { title: called[0] ?? id, text: called.join(' · ') },
      rules: Object.fromEntries(
        causes.flatMap(rule => {
          const link = told.rule(rule);
          return link === undefined ? [] : [[rule, link]];
        }),
      ),
      parts: changingParts(
        story.stops.map(({ beat }) => boardAt(story, beat.state, told.words)),
        told.words,
      ),
    };
  });
}
