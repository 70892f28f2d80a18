/** The other ways of a story: where several answers count, the script is played with each of them. */
import type { Library } from '#engine/index.ts';
import type { Answer } from '#engine/model/choice.ts';
import type { Loaded } from '#scenarios/reader/read.ts';
import { record } from '#scenarios/recording/record.ts';
import type { Recording } from '#scenarios/recording/recording.ts';
import { alsoRight } from './deed.ts';

/** The script as it stands comes first. All carry the cards that any of them needs. */
export function branchesOf(loaded: Loaded, lib: Library): readonly [Recording, ...Recording[]] {
  const [main, ...others] = played(loaded, lib, 0);
  const all = [main, ...others];
  const books = main.books.map((book, at) => {
    const whole = lib.sources[at] ?? book;
    const isSeen = <Part extends 'cards' | 'characters'>(part: Part, one: (typeof book)[Part][number]) =>
      all.some(({ books: cut }) => cut[at]?.[part].some(({ id }) => id === one.id));
    return {
      ...book,
      cards: whole.cards.filter(card => isSeen('cards', card)),
      characters: whole.characters.filter(one => isSeen('characters', one)),
    };
  });
  return [{ ...main, books }, ...others.map(one => ({ ...one, books }))];
}

/** Each combination once: what was chosen at the first marks stays. */
function played(loaded: Loaded, lib: Library, from: number): [Recording, ...Recording[]] {
  const recording = record(loaded, lib, lib.sources);
  const free = recording.marks.filter(mark => mark.do === 'any');
  const others = free.slice(from).flatMap((mark, i) =>
    alsoRight(lib, recording, mark).flatMap(answer => {
      try {
        return played(withAnswer(loaded, mark.name, answer), lib, from + i + 1);
      } catch (error) {
        throw new Error(
          `${recording.id}: at "${mark.name}" ${answer} counts, but the story does not go on.`,
          {
            cause: error,
          },
        );
      }
    }),
  );
  return [recording, ...others];
}

function withAnswer(loaded: Loaded, mark: string, choose: Answer): Loaded {
  const script = [...(loaded.scenario.script ?? [])];
  const at = script.findIndex(line => 'mark' in line && line.mark === mark);
  const made = script.findIndex((line, i) => i > at && 'choose' in line);
  const line = script[made];
  if (line === undefined || !('choose' in line)) throw new Error(`"${mark}" is followed by no answer.`);
  script[made] = { ...line, choose: typeof choose === 'string' ? choose : [...choose] };
  return { ...loaded, scenario: { ...loaded.scenario, script } };
}
