/** What the words of the notation are called: keys, ids, seats. */
import { skillsIn } from '#board/symbols.ts';
import { coreTitles, resources, sectors } from '#engine/model/vocabulary.ts';
import type { NounId } from '#text/terms.ts';
import type { Said } from '../said.ts';

const kinds = ['locations', 'characters', 'cards'] as const;

/** Keys that count pieces, and the pieces themselves. */
const pieces: { readonly [word: string]: readonly [noun: NounId, n: number] } = {
  basestars: ['basestar', 2],
  basestar: ['basestar', 1],
  raiders: ['raider', 2],
  raider: ['raider', 1],
  'heavy-raiders': ['heavy-raider', 2],
  'heavy-raider': ['heavy-raider', 1],
  vipers: ['viper', 2],
  viper: ['viper', 1],
  civilians: ['civilian', 2],
  civilian: ['civilian', 1],
  raptors: ['raptor', 2],
  nukes: ['nuke', 2],
};

export function nameOf(said: Said, word: string): string {
  const { words, texts } = said;
  const { voice, language } = words;
  const named = [...resources, ...skillsIn(words.facets), ...coreTitles].find(one => one === word);
  const sector = sectors.find(one => one === word);
  const piece = Object.hasOwn(pieces, word) ? pieces[word] : undefined;
  if (named !== undefined) return capital(voice.name(named)('nom'), language);
  if (sector !== undefined) return capital(voice.sector(sector)('nom'), language);
  if (piece !== undefined)
    return capital(
      voice
        .noun(...piece)('nom')
        .replace(/^\d+\s/, ''),
      language,
    );
  const key: unknown = Object.hasOwn(texts.notation, word) ? Reflect.get(texts.notation, word) : undefined;
  return typeof key === 'string' ? key : cardName(said, word);
}

function cardName({ words }: Said, word: string): string {
  const [id = word, strength] = word.split('/');
  for (const kind of kinds) {
    const title = words.voice.maybeTitle(kind, id)?.title;
    if (title !== undefined) return strength === undefined ? title : `${title} ${strength}`;
  }
  return word;
}

const capital = (text: string, language: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
