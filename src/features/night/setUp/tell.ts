/** What there is to do in a step of the set-up, in words. */
import { deckName } from '#board/describe/decks.ts';
import { capital } from '#board/words.ts';
import type { Library } from '#engine/index.ts';
import type { Skill } from '#engine/model/vocabulary.ts';
import { type KeyOf, makeTranslate, type Translate } from '#i18n/translate.ts';
import type { Speech } from '#ui/table/speech.ts';
import type { CoreDealt, Dealt, Fact, Say, Standings } from '../setUp.ts';
import type { TonightTexts } from '../texts.ts';

type Texts = TonightTexts['setUp'];
type FactKey = KeyOf<Texts['facts']>;
type CoreSay = Exclude<Say, Exclude<keyof Dealt, keyof CoreDealt> | keyof Standings>;

interface Telling {
  readonly speech: Speech;
  readonly lib: Library;
  readonly who: (seat: number) => string;
}

export function factTeller(texts: Texts, { speech, lib, who }: Telling): (fact: Fact) => string {
  const { words } = speech;
  const t: Translate<FactKey> = makeTranslate<FactKey>(words.language, texts.facts);
  const named = (word: (wanted: string) => string) => capital(word('nom'), words);
  const skills = (types: readonly Skill[]) =>
    new Intl.ListFormat(words.language, { type: 'disjunction' }).format(
      types.map(skill => words.voice.name(skill)('nom')),
    );
  /** What books add is told by the name of the player, and a number where there is one. */
  const tellers: { readonly [say in CoreSay]: (fact: Extract<Fact, { readonly say: say }>) => string } = {
    board: ({ board }) => t('board', { name: words.t(`parts.${board}`) }),
    objective: ({ objective }) => t('objective', { name: speech.cardTitle(objective) }),
    resource: ({ resource, n }) => t('resource', { name: named(words.voice.name(resource)), n }),
    vipers: ({ n }) => t('vipers', { n }),
    raptors: ({ n }) => t('raptors', { n }),
    nukes: ({ n }) => t('nukes', { n }),
    fleet: () => t('fleet'),
    pile: ({ pile, n }) => t('pile', { name: capital(deckName(words, pile), words), n }),
    destiny: ({ n }) => t('destiny', { n, each: lib.components.destinyPerSkill }),
    begins: ({ seat }) => t('begins', { who: who(seat) }),
    plays: ({ seat, character }) => {
      const name = speech.narrator.title('characters', character).title;
      // A player without a name goes by their character's, which need not be said twice.
      return name.includes(who(seat)) ? name : t('plays', { who: who(seat), name });
    },
    stands: ({ seat, location }) =>
      t('stands', { who: who(seat), name: speech.narrator.title('locations', location).title }),
    flies: ({ seat }) => t('flies', { who: who(seat) }),
    stranded: ({ seat }) => t('stranded', { who: who(seat) }),
    title: ({ seat }) => t('title', { who: who(seat) }),
    'cylon-cards': ({ n, of }) => t('cylon-cards', { n, of }),
    'human-cards': ({ n }) => t('human-cards', { n }),
    'special-card': ({ card }) => t('special-card', { name: speech.cardTitle(card) }),
    deck: ({ n }) => t('deck', { n }),
    joins: ({ card }) => t('joins', { name: speech.cardTitle(card) }),
    'nothing-joins': () => t('nothing-joins'),
    left: ({ n }) => t('left', { n }),
    box: ({ n }) => t('box', { n }),
    quorum: ({ seat, n }) =>
      t('quorum', { who: who(seat), cards: words.voice.noun('quorum-card', n)('nom') }),
    loyalty: ({ seat, n }) =>
      t('loyalty', { who: who(seat), cards: words.voice.noun('loyalty-card', n)('nom') }),
    'no-hand': ({ seat }) => t('no-hand', { who: who(seat) }),
    hand: ({ seat, n, skills: types }) =>
      t('hand', {
        who: who(seat),
        cards: words.voice.noun('skill-card', n)('nom'),
        skills: skills(types),
      }),
    ships: ({ ship, at, n }) =>
      t('ships', {
        name: named(words.voice.sector(at)),
        ships: words.voice.noun(ship, n)('nom'),
      }),
  };
  const known: { readonly [say: string]: ((fact: never) => string) | undefined } = tellers;
  return fact => known[fact.say]?.(fact as never) ?? besides(fact);

  function besides(fact: Fact): string {
    const seat = 'seat' in fact ? fact.seat : 0;
    return t(fact.say as FactKey, { who: who(seat), ...('n' in fact ? { n: fact.n } : {}) });
  }
}
