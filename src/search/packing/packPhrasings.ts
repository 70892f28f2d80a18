import { type Coder, makeReader, makeWriter, most } from './rangeCoder.ts';
import { Chain, type Spot, spotOf, type Tally, tallies } from './tally.ts';

/** How an answer is asked for: lists of stems, each with a word for what kind it is of. */
export type Said = { readonly kind: string; readonly stems: readonly string[] };

/** What is known of an answer besides: the stems of its names, and which answers stand beside it. */
export type Subject = { readonly stems: readonly string[]; readonly page: string };

/**
 * Packs how players ask for answers: each stem by how often it came for this answer, on this page, anywhere; one that
 * comes for the first time letter by letter. `before` is what reader and writer know beforehand, in the same order. The
 * best compressors take half as much again, for they do not know what is an answer and what is a page, and that the stems
 * of a phrasing have no order: they come out in another one.
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

/** What is not meant for us ends, too. */
const longest = 64;

function goThrough(
  coder: Coder,
  subjects: readonly Subject[],
  before: readonly (readonly string[])[],
  given?: readonly (readonly Said[])[],
): Said[][] {
  const [numbers, kinds, letters, pages] = [tallies(), tallies(), tallies(), tallies()];
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
    while (text.length < longest) {
      const next = stem === undefined ? undefined : (stem[text.length] ?? '\n');
      const inFull = () => String.fromCharCode(plain(next?.charCodeAt(0)));
      const before = ` ${text}`;
      const contexts = [3, 2, 1, 0].map(length =>
        letters(`${length}${before.slice(Math.max(0, before.length - length))}`),
      );
      const letter = one(letterChain, contexts, next, inFull);
      if (letter === '\n') break;
      text += letter;
    }
    return text;
  }

  // What is known beforehand need not be spelt.
  for (const stem of before.flat()) anywhere.add(stem);
  for (const { stems } of subjects)
    for (const stem of stems) if (anywhere.placeOf(stem) === undefined) anywhere.add(stem);
  return subjects.map((subject, at) => {
    const own = tallies()('');
    for (const stem of subject.stems) own.add(stem);
    const page = pages(subject.page);
    const phrasings = given?.[at];
    return Array.from({ length: number('phrasings', phrasings?.length) }, (_, which): Said => {
      const phrasing = phrasings?.[which];
      const lists = [own, page, anywhere];
      // Their order says nothing: each stands behind the one before it, which leaves less to choose from.
      const sorted = phrasing?.stems
        .map(stem => ({ stem, spot: spotOf(stem, lists) }))
        .toSorted((a, b) => a.spot.level - b.spot.level || a.spot.place - b.spot.place);
      let spot: Spot | undefined;
      const stems = Array.from({ length: number('stems', sorted?.length) }, (__, place) => {
        const given = sorted?.[place]?.stem;
        const stem = stemChain.code(coder, lists, given, spot) ?? spelt(given);
        spot = spotOf(stem, lists);
        for (const list of lists) list.add(stem);
        return stem;
      });
      const place = (stem: string) => anywhere.placeOf(stem) ?? 0;
      const [first = '', second = ''] = stems.toSorted((a, b) => place(a) - place(b));
      const alike = [kinds(`${first} ${second}`), kinds(first), kinds('')];
      const kind = one(kindChain, alike, phrasing?.kind, () => spelt(phrasing?.kind));
      return { kind, stems };
    });
  });
}
