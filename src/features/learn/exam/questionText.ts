/** What the exam says: a question, its options, and the position in words. */

import { boardOf } from '#board/boardOf.ts';
import { lineText } from '#board/describe/line.ts';
import { sectorName } from '#board/describe/sectors.ts';
import { describe, type Topic } from '#board/describe.ts';
import type { BoardModel } from '#board/model.ts';
import { type BoardPart, boardParts, shipParts } from '#board/parts.ts';
import { capital } from '#board/words.ts';
import { type Library, viewOf } from '#engine/index.ts';
import type { GameEvent } from '#engine/model/event.ts';
import type { View } from '#engine/view/view.ts';
import type { KeyOf, Translate } from '#i18n/translate.ts';
import { trueMinus } from '#i18n/trueMinus.ts';
import type examTexts from '#locales/en/exam.json';
import { type Speech, seatName, told } from '#ui/table/speech.ts';
import type { Kind, Question, Said } from './question.ts';

export type ExamTexts = typeof examTexts;
export type ExamKey = KeyOf<ExamTexts>;

export interface Examiner {
  readonly lib: Library;
  readonly speech: Speech;
  readonly t: Translate<ExamKey>;
}

/** What no seat may know stays hidden from the reader, too. */
export const viewAt = ({ lib }: Examiner, { state }: Question): View => viewOf(lib, state, 'table');

export function saidText({ speech, t }: Examiner, { state }: Question, said: Said): string {
  const { words, narrator } = speech;
  if ('number' in said) return trueMinus(said.number);
  if ('seat' in said) return seatName(speech, state.seats, said.seat);
  if ('location' in said) return narrator.maybeTitle('locations', said.location)?.title ?? said.location;
  if ('sector' in said) return capital(sectorName(words, said.sector), words);
  if ('card' in said) return speech.cardTitle(said.card);
  if ('title' in said) return narrator.maybeTitle('titles', said.title)?.title ?? said.title;
  if ('skills' in said) {
    const names = said.skills.map(skill => words.voice.name(skill)('nom'));
    return new Intl.ListFormat(speech.site.language).format(names);
  }
  if ('attacker' in said) return t(`attackers.${said.attacker}`);
  if ('target' in said) return t(`targets.${said.target}`);
  const of = said.of === undefined ? '' : seatName(speech, state.seats, said.of);
  return t(`words.${said.word}`, { of });
}

export function questionText(examiner: Examiner, question: Question): string {
  const { kind, blanks } = question;
  const values = Object.fromEntries(
    Object.entries(blanks).map(([blank, said]) => [blank, saidText(examiner, question, said)]),
  );
  return examiner.t(`questions.${kind}`, {
    ...values,
    ...(blanks['partial'] === undefined ? {} : { context: 'partial' }),
  });
}

/** What the card says that a question is about. */
export function cardAbout(
  { speech }: Examiner,
  { blanks }: Question,
): { readonly title: string; readonly lines: readonly string[] } | undefined {
  const { card } = blanks;
  const said = card !== undefined && 'card' in card ? speech.card(card.card) : undefined;
  return (
    said && {
      title: said.title,
      lines: said.lines.map(({ label, text }) => (label === undefined ? text : `${label}: ${text}`)),
    }
  );
}

export function happenedText(examiner: Examiner, { state, happened }: Question): readonly string[] {
  const others = happened.filter(({ type }) => type !== 'check-revealed');
  return [
    ...told(examiner.speech, state.seats, others).map(({ text }) => text),
    ...cardsText(examiner, happened),
  ];
}

/** The cards of a check with their skills, so that readers need not know them by heart. */
function cardsText({ lib, speech }: Examiner, happened: readonly GameEvent[]): readonly string[] {
  const cards = happened.flatMap(event => (event.type === 'check-revealed' ? event.cards : []));
  const named = cards.flatMap(card => {
    const skill = lib.faces.get(card)?.skill;
    return skill === undefined
      ? []
      : [`${speech.cardTitle(card)} (${speech.words.voice.name(skill)('nom')})`];
  });
  const list = new Intl.ListFormat(speech.site.language);
  return named.length === 0 ? [] : [`${list.format(named)}.`];
}

/** The parts of a position that a question is about. */
const about: { readonly [kind in Kind]: readonly Topic[] } = {
  turn: ['players'],
  last: ['players'],
  decides: ['players'],
  'how-many': ['players', 'galactica'],
  'hand-limit': [],
  'cannot-go': [],
  'can-do': ['galactica'],
  roll: [],
  sum: [],
  check: [],
  target: ['space'],
  'raider-moves': ['space'],
  fly: [],
  'jump-loss': ['jump'],
  'how-far': ['jump'],
  succession: ['galactica', 'players'],
  knows: ['players'],
  over: ['resources', 'boarding', 'galactica'],
};

/** The parts of the board that a question is about; the ships where it is about none in particular. */
export function partsAbout(kind: Kind, model: BoardModel): readonly BoardPart[] {
  const topics: readonly string[] = about[kind];
  const isAboard = topics.length === 0 || topics.includes('galactica');
  const shown: readonly string[] = isAboard ? [...shipParts(model), ...topics] : topics;
  return boardParts(model).filter(part => shown.includes(part));
}

/** The position, as far as the question needs it, for those who do not see the board. */
export function factsText(examiner: Examiner, question: Question): readonly string[] {
  const { words } = examiner.speech;
  const model = boardOf(viewAt(examiner, question), examiner.lib.sources, words.facets);
  const empty = words.t('empty');
  return describe(model, words, about[question.kind]).flatMap(({ lines }) =>
    lines.filter(({ items }) => items.join() !== empty).map(line => lineText(words, line)),
  );
}
