import { type Coder, makeReader, makeWriter, most } from './rangeCoder.ts';
import { Chain, type Tally, tallies } from './tally.ts';

/** How an answer is asked for: lists of stems, each with a word for what kind it is of. */
export type Said = { readonly kind: string; readonly stems: readonly string[] };

/** What is known of an answer besides: the stems of its names, and which answers stand beside it. */
export type Subject = { readonly stems: readonly string[]; readonly page: string };

/**
 * Packs how players ask for answers: each stem by how often it came behind the one before it, for this answer, on this
 * page, anywhere; one that comes for the first time letter by letter. The best compressors take half as much again, for
 * they do not know what is an answer and what is a page.
 */
export function packPhrasings(
  subjects: readonly Subject[],
  said: readonly (readonly Said[])[],
  before: readonly (readonly string[])[] = [],
): string {
  const writer = makeWriter();
  goThrough(writer, subjects, before, said);
  let text = '';
  for (const byte of writer.bytes()) text += String.fromCharCode(byte);
  return btoa(text);
}

export function unpackPhrasings(
  subjects: readonly Subject[],
  packed: string,
  before: readonly (readonly string[])[] = [],
): Said[][] {
  return goThrough(
    makeReader(Uint8Array.from(atob(packed), letter => letter.charCodeAt(0))),
    subjects,
    before,
  );
}

function goThrough(
  coder: Coder,
  subjects: readonly Subject[],
  before: readonly (readonly string[])[],
  given?: readonly (readonly Said[])[],
): Said[][] {
  const [numbers, kinds, letters, pages, after] = [tallies(), tallies(), tallies(), tallies(), tallies()];
  const anywhere = tallies()('');
  const [stemChain, letterChain, kindChain, otherChain] = [
    new Chain(),
    new Chain(),
    new Chain(),
    new Chain(),
  ];

  function one(
    chain: Chain,
    among: readonly Tally[],
    text: string | undefined,
    otherwise: () => string,
  ): string {
    const found = chain.code(coder, among, text) ?? otherwise();
    for (const tally of among) tally.add(found);
    return found;
  }

  /** A number below `most`, in full if it comes for the first time. */
  function number(name: string, value: number | undefined): number {
    const inFull = () => `${plain(value)}`;
    return Number(one(otherChain, [numbers(name)], value?.toString(), inFull));
  }

  function plain(value = 0): number {
    const read = coder.spot(most, value);
    coder.take(read, 1, most);
    return read;
  }

  function spelt(stem: string | undefined): string {
    let text = '';
    while (true) {
      const next = stem === undefined ? undefined : (stem[text.length] ?? '\n');
      const inFull = () => String.fromCharCode(plain(next?.charCodeAt(0)));
      const before = ` ${text}`;
      const contexts = [3, 2, 1, 0].map(length =>
        letters(`${length}${before.slice(Math.max(0, before.length - length))}`),
      );
      const letter = one(letterChain, contexts, next, inFull);
      if (letter === '\n') return text;
      text += letter;
    }
  }

  // What is known beforehand need not be spelt.
  for (const stems of before) {
    let last = '';
    for (const stem of stems) {
      after(last).add(stem);
      anywhere.add(stem);
      last = stem;
    }
  }
  for (const { stems } of subjects) for (const stem of stems) if (!anywhere.has(stem)) anywhere.add(stem);
  return subjects.map((subject, at) => {
    const own = tallies()('');
    for (const stem of subject.stems) own.add(stem);
    const page = pages(subject.page);
    const phrasings = given?.[at];
    return Array.from({ length: number('phrasings', phrasings?.length) }, (_, which): Said => {
      const phrasing = phrasings?.[which];
      let last = '';
      const length = number('stems', phrasing?.stems.length);
      const stems = Array.from({ length }, (__, place) => {
        const stem = phrasing?.stems[place];
        last = one(stemChain, [after(last), own, page, anywhere], stem, () => spelt(stem));
        return last;
      });
      const alike = [kinds(`${stems[0]} ${stems[1]}`), kinds(stems[0] ?? ''), kinds('')];
      return { kind: one(kindChain, alike, phrasing?.kind, () => spelt(phrasing?.kind)), stems };
    });
  });
}
