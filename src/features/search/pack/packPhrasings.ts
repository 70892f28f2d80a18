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
 * of a phrasing and the phrasings of an answer have no order: they come out in another one.
 */
export function packPhrasings(
  subjects: readonly Subject[],
  said: readonly (readonly Said[])[],
  before: readonly Subject[] = [],
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
  before: readonly Subject[] = [],
): Said[][] {
  return goThrough(
    makeReader(Uint8Array.from(atob(packed), letter => letter.charCodeAt(0))),
    subjects,
    before,
  );
}

/** Phrasings of so many stems and more are seldom enough to be tallied together. */
const mostTold = 9;

/** What is not meant for us ends, too. */
const longest = 64;

function goThrough(
  coder: Coder,
  subjects: readonly Subject[],
  before: readonly Subject[],
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

  /** The tallies of what followed the last letters, three to none of them. */
  function following(text: string): Tally[] {
    const all = ` ${text}`;
    return [3, 2, 1, 0].map(length => letters(`${length}${all.slice(Math.max(0, all.length - length))}`));
  }

  /** What is known beforehand need not be spelt, and shows how others are spelt. */
  function know(stem: string): void {
    if (anywhere.placeOf(stem) === undefined) {
      [...stem.split(''), '\n'].forEach((letter, at) => {
        for (const tally of following(stem.slice(0, at))) tally.add(letter);
      });
    }
    anywhere.add(stem);
  }

  function spelt(stem: string | undefined): string {
    let text = '';
    while (text.length < longest) {
      const next = stem === undefined ? undefined : (stem[text.length] ?? '\n');
      const inFull = () => String.fromCharCode(plain(next?.charCodeAt(0)));
      const letter = one(letterChain, following(text), next, inFull);
      if (letter === '\n') break;
      text += letter;
    }
    return text;
  }

  for (const { page, stems } of before) {
    for (const stem of stems) {
      know(stem);
      pages(page).add(stem);
    }
  }
  for (const { stems } of subjects) for (const stem of stems) know(stem);
  let hiding: Tally | undefined;

  /** What stands on the page of an answer is told by it, not by what stands anywhere. */
  function turnTo(page: Tally): void {
    if (page === hiding) return;
    for (const stem of hiding?.texts() ?? []) anywhere.show(stem);
    for (const stem of page.texts()) anywhere.hide(stem);
    hiding = page;
  }

  /** What was said of an answer is told by itself. */
  function hideBehind(stem: string, page: Tally): void {
    page.hide(stem);
    anywhere.hide(stem);
  }

  return subjects.map((subject, at) => {
    const own = tallies()('');
    for (const stem of subject.stems) own.add(stem);
    const page = pages(subject.page);
    // Nor does the order of phrasings: the short ones come first, which tells how long the next one is.
    const phrasings = given?.[at]?.toSorted((a, b) => a.stems.length - b.stems.length);
    let length = 0;
    turnTo(page);
    for (const stem of own.texts()) hideBehind(stem, page);
    const read = Array.from({ length: number('phrasings', phrasings?.length) }, (_, which): Said => {
      const phrasing = phrasings?.[which];
      const lists = [own, page, anywhere];
      // Their order says nothing: each stands behind the one before it, which leaves less to choose from.
      const sorted = phrasing?.stems
        .map(stem => ({ stem, spot: spotOf(stem, lists) }))
        .toSorted((a, b) => a.spot.level - b.spot.level || a.spot.place - b.spot.place);
      let spot: Spot | undefined;
      length = number(`stems after ${Math.min(mostTold, length)}`, sorted?.length);
      const stems = Array.from({ length }, (__, place) => {
        const given = sorted?.[place]?.stem;
        const stem = stemChain.code(coder, lists, given, spot) ?? spelt(given);
        spot = spotOf(stem, lists);
        for (const list of lists) list.add(stem);
        hideBehind(stem, page);
        return stem;
      });
      const place = (stem: string) => anywhere.placeOf(stem) ?? 0;
      const [first = '', second = ''] = stems.toSorted((a, b) => place(a) - place(b));
      const alike = [kinds(`${first} ${second}`), kinds(first), kinds('')];
      const kind = one(kindChain, alike, phrasing?.kind, () => spelt(phrasing?.kind));
      return { kind, stems };
    });
    for (const stem of own.texts()) {
      page.show(stem);
      if (page.placeOf(stem) === undefined) anywhere.show(stem);
    }
    return read;
  });
}
