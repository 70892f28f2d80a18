import { skills } from '#books/atBuild/board.ts';
import { bookName } from '#books/atBuild/site.ts';
import { voiceOf } from '#books/atBuild/text.ts';
import { resources } from '#engine/model/vocabulary.ts';
import type { Language } from '#i18n/languages.ts';
import { activationText } from '#ui/parts/activations.ts';
import { cardTexts } from '#ui/parts/cardTexts.ts';
import { catalogue } from '#ui/parts/catalogue.ts';
import { cardKinds, kindTexts } from '#ui/parts/kinds.ts';
import { deciders, deciderText } from './deciders.ts';

/** What the list of cards can be narrowed by; each name is also the one in the address. */
const filterNames = [
  'kind',
  'book',
  'skill',
  'touches',
  'decides',
  'difficulty',
  'activate',
  'jump',
] as const;
type FilterName = (typeof filterNames)[number];

type Choice = { readonly value: string; readonly text: string };
type Filter = { readonly name: FilterName; readonly label: string; readonly choices: readonly Choice[] };

const traits = catalogue.map(({ versions: [first] }) => first.traits);
/** Only what some card has is offered. */
const usedIn = (values: readonly (string | undefined)[]) => new Set(values);

export function choicesFor(language: Language): readonly Filter[] {
  const c = cardTexts(language);
  const name = (id: (typeof skills)[number] | (typeof resources)[number]) =>
    voiceOf(language).name(id)('nom');
  const difficulties = [...new Set(traits.flatMap(({ difficulty }) => difficulty ?? []))].toSorted(
    (a, b) => a - b,
  );
  const kinds = usedIn(catalogue.map(({ kind }) => kind));
  const books = [...new Set(catalogue.map(({ book }) => book))];
  const acting = [...new Set(traits.flatMap(({ activate }) => activate))];
  const choices: { readonly [name in FilterName]: readonly Choice[] } = {
    kind: cardKinds
      .filter(kind => kinds.has(kind))
      .map(value => ({ value, text: kindTexts(language, value).cards })),
    book: books.map(value => ({ value, text: bookName(language, value) })),
    skill: skills.map(value => ({ value, text: name(value) })),
    touches: resources.map(value => ({ value, text: name(value) })),
    decides: deciders.map(value => ({ value, text: deciderText(language, value) })),
    difficulty: difficulties.map(n => ({ value: `${n}`, text: `${n}` })),
    activate: acting.map(value => ({ value, text: activationText(language, value) })),
    jump: (['yes', 'no'] as const).map(value => ({ value, text: c(`list.${value}`) })),
  };
  return filterNames.map(one => ({ name: one, label: c(`list.${one}`), choices: choices[one] }));
}
