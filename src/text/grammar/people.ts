import type { Among } from '#engine/model/effect.ts';
import { firstOf } from '../facet.ts';
import type { Party, Role } from '../plan/plan.ts';
import type { PersonId } from '../terms.ts';
import type { Voice, Word } from '../voice.ts';
import type { Person } from './grammar.ts';

/** "You", "he", "they": what the verb follows. */
export function personOf({ grammar }: Pick<Voice, 'grammar'>, party: Party): Person {
  if (party === 'you') return 'you';
  if (typeof party === 'object' && 'again' in party) return grammar.takenUp.person;
  if (party === 'president-and-admiral') return 'they';
  if (party === 'admiral-and-current') return 'they';
  return typeof party === 'object' && ('at' in party || 'on' in party) ? 'they' : 'he';
}

/** Somebody in any form. */
export function partyWord(voice: Voice, party: Party): Word {
  if (typeof party === 'string') return voice.person(party);
  if ('named' in party) return voice.person('named', party.named);
  if ('picked' in party) return voice.person(`${party.again ? 'again' : 'picked'}-${party.picked}`);
  if ('among' in party) return amongWord(voice, party.among, party.as);
  if ('next' in party) return voice.person(`next-${party.next}`);
  return voice.person('all-here', voice.place('at' in party ? party.at : party.on)('at'));
}

/** "Another player", "a character on Galactica", "the President or the Admiral". */
function amongWord(voice: Voice, among: Among, as: Role): Word {
  const { titled, untitled, character, at, on } = among;
  const place = at ?? on;
  return wanted => {
    if (titled !== undefined)
      return new Intl.ListFormat(voice.language, { type: 'disjunction' }).format(
        titled.map(title => voice.person(title)(wanted)),
      );
    if (character !== undefined) return voice.title('characters', character).title;
    let who = voice.person(headId(voice, among, as))(wanted);
    if (place !== undefined) who = voice.say('among.where', { who, where: voice.place(place)('at') });
    if (untitled !== undefined) who = voice.say('among.untitled', { who, title: voice.name(untitled) });
    for (const { narrowed } of voice.facets) who = narrowed?.(among, who, voice) ?? who;
    return who;
  };
}

/** Revealed Cylons have no character on the ships, so "human" needs no saying of a character. */
function headId({ facets }: Voice, among: Among, as: Role): PersonId {
  const own = firstOf(facets, ({ person }) => person?.(among, as));
  if (own !== undefined) return own;
  const { other, human } = among;
  if (as === 'character') return other ? 'other-character' : 'character';
  if (human) return other ? 'other-human-player' : 'human-player';
  return other ? 'other-player' : 'player';
}
