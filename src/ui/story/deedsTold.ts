import { booksNamed } from '#books/libraries.ts';
import { type Book as BookName, load, onTable } from '#books/registry.ts';
import { boxRulings } from '#collections/boxRulings.ts';
import { findRule } from '#collections/ruleIndex.ts';
import { pathOf } from '#collections/rulePages.ts';
import type { Prompt } from '#engine/model/choice.ts';
import type { Language } from '#i18n/languages.ts';
import { address, addressIn } from '../parts/addresses.ts';
import { bookTexts } from '../table/bookTexts.ts';
import { commonTexts } from '../table/commonTexts.ts';
import { optionHint } from '../table/optionHint.ts';
import { optionName } from '../table/optionName.ts';
import { rulesByPlace } from '../table/rulesByPlace.ts';
import { makeSpeech, type Speech } from '../table/speech.ts';
import { optionsAt, reasonsAt } from './deedsOf.ts';
import type { Story } from './index.ts';
import type { DeedTold, RuleLink } from './texts.ts';

const kept = new Map<string, Promise<Speech>>();

/** The sandbox's way of naming options, where pages are built. */
export function speechOf(language: Language, played: readonly BookName[] = []): Promise<Speech> {
  const key = [language, ...played].join(' ');
  const known = kept.get(key) ?? makeIt(language, played);
  kept.set(key, known);
  return known;
}

async function makeIt(language: Language, played: readonly BookName[]): Promise<Speech> {
  const common = commonTexts(language, await boxRulings());
  const found = await booksNamed(played);
  const ids = onTable(played);
  const books = ids.map(async (name, i) => {
    const book = found[i];
    return book === undefined ? [] : [bookTexts(language, name, book, await rulesByPlace(language, name))];
  });
  const [log, drawn] = await Promise.all([load('log', ids), load('board', ids)]);
  const texts = { ...common, language, books: (await Promise.all(books)).flat(), log, drawn };
  return makeSpeech({ language, base: address('') }, texts);
}

/** Choices among cards whose names tell a newcomer nothing: their texts are told too. */
const mustBeKnown: readonly Prompt[] = ['destination', 'crisis', 'quorum'];

/** The names of all that can be chosen at the deeds of a story, and why the rest cannot. */
export async function deedsTold(language: Language, { stops, recording }: Story): Promise<DeedTold> {
  const speech = await speechOf(language, onTable(recording.books.map(({ id }) => id)));
  const deeds = stops.flatMap(stop => (stop.kind === 'do' ? [{ deed: stop.deed, beat: stop.beat }] : []));
  const names = deeds.map(({ deed, beat: { state } }) => [
    deed.mark,
    Object.fromEntries(optionsAt(deed).map(id => [id, optionName(speech, state.seats, deed.choice, id)])),
  ]);
  const says = deeds.map(({ deed }) => [
    deed.mark,
    Object.fromEntries(
      optionsAt(deed).flatMap(id => {
        const hint = mustBeKnown.includes(deed.choice.prompt)
          ? optionHint(speech, deed.choice, id)
          : undefined;
        return hint === undefined ? [] : [[id, hint]];
      }),
    ),
  ]);
  const elsewhere = deeds.flatMap(({ deed }) =>
    optionsAt(deed).flatMap(id => {
      const isPlace = deed.choice.prompt === 'movement' && id !== deed.right;
      const hint = isPlace ? optionHint(speech, { prompt: 'action' }, id) : undefined;
      return hint === undefined ? [] : [[id, hint]];
    }),
  );
  const told = await Promise.all(
    reasonsAt(deeds.map(({ deed }) => deed)).map(async ({ reason, rule }) => {
      const link = await linkTo(language, rule);
      return [reason, { text: speech.t(`whyNot.${reason}`), ...(link ? { rule: link } : {}) }] as const;
    }),
  );
  return {
    names: Object.fromEntries(names),
    says: Object.fromEntries(says),
    hints: Object.fromEntries(elsewhere),
    reasons: Object.fromEntries(told),
  };
}

/** Where a rule stands. */
export async function linkTo(language: Language, rule: string | undefined): Promise<RuleLink | undefined> {
  const place = rule === undefined ? undefined : await findRule(language, rule);
  return place && { href: `${addressIn(language, pathOf(place.page))}#${rule}`, name: place.name };
}
