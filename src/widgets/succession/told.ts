/** What a word has done to the offices, in words of the page. */
import type texts from '../../../locales/en/widgets.json';
import type { Library } from '../../engine/index.ts';
import type { GameEvent } from '../../engine/model/event.ts';
import type { CharacterId, Title } from '../../engine/model/vocabulary.ts';
import { fill } from '../../i18n/translate.ts';
import { deedIn, type Offices, officesAt, type Table } from '../../machines/successionBench.ts';

export type SuccessionTexts = typeof texts.succession;
export type NamesOf = { readonly [character: CharacterId]: string };

type Telling = {
  readonly lib: Library;
  readonly table: Table;
  readonly texts: SuccessionTexts;
  readonly names: NamesOf;
};

export function happenedIn({ lib, table, texts, names }: Telling): readonly string[] {
  const offices = officesAt(lib, table);
  const before = officesAt(lib, { ...table, words: table.words.slice(0, -1) });
  const word = table.words.at(-1);
  if (offices === undefined || before === undefined || word === undefined) return [texts.begin];
  const nameOf = (of: Offices, seat: number | undefined) =>
    seat === undefined ? texts.none : (names[of.state.seats[seat]?.character ?? ''] ?? texts.none);
  const done = deedIn(word);
  if (done === undefined) throw new Error(`"${word}" is nothing that happens.`);
  const what = fill(texts.happened[done.deed], { name: nameOf(before, done.seat) });
  const given = offices.events.filter(isGiven);
  const { president, admiral } = offices.state.titles;
  const kept = fill(texts.kept, { president: nameOf(offices, president), admiral: nameOf(offices, admiral) });
  return [
    what,
    ...given.map(({ title, to }) => fill(texts.given[title], { name: nameOf(offices, to) })),
    ...(given.length === 0 ? [kept] : []),
    ...(offices.state.caretaker ? [texts.caretaker] : []),
  ];
}

/** Which rule decided, as far as the bench can tell the reader where it stands. */
export function ruleIn({ events, state }: Offices, word: string | undefined): string {
  const done = word === undefined ? undefined : deedIn(word);
  if (done === undefined) return 'setup.president-priority';
  if (state.caretaker) return 'succession.all-in-brig';
  if (done.deed === 'reveal') return 'succession.on-reveal';
  const given = events.find(isGiven);
  if (done.deed === 'free') return given?.cause.rule ?? 'succession.no-return';
  if (done.deed === 'brig') {
    if (given !== undefined) return 'succession.admiral-to-brig';
    const { president } = state.titles;
    return president === done.seat ? 'succession.president-in-brig' : 'succession.brig-not-eligible';
  }
  return 'titles.given-and-moved';
}

function isGiven(event: GameEvent): event is Extract<GameEvent, { readonly type: 'title-given' }> & {
  readonly title: Title;
} {
  return event.type === 'title-given';
}
