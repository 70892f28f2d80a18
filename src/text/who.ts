import type { Among, Who } from '../engine/model/effect.ts';
import type { PersonId } from './terms.ts';
import type { Voice, Word } from './voice.ts';

/** A choice of person that has been read but not yet told: it is told where that person first matters. */
export interface Picked {
  /** People are called characters where bodies matter, players where hands do. */
  readonly as: 'player' | 'character';
  /** Set while the next clause may say "another player" instead of "that player". */
  readonly untold?: Among;
}

export function whoWord(voice: Voice, who: Who, picked: Picked): Word {
  if (who === 'picked') {
    return picked.untold === undefined
      ? voice.person(`picked-${picked.as}`)
      : amongWord(voice, picked.untold, picked.as);
  }
  if (typeof who === 'string') return voice.person(who);
  const place = 'at' in who ? who.at : who.on;
  return voice.person('all-here', voice.place(place)('at'));
}

/** "Another player", "a character on Galactica", "the President or the Admiral". */
export function amongWord(voice: Voice, among: Among, as: Picked['as']): Word {
  const { titled, untitled, lacksMiracle, character, at, on } = among;
  const place = at ?? on;
  return wanted => {
    if (titled !== undefined)
      return either(
        voice,
        titled.map(title => voice.person(title)(wanted)),
      );
    if (character !== undefined) return voice.title('characters', character).title;
    let who = voice.person(headId(among, as))(wanted);
    if (place !== undefined) who = voice.say('among.where', { who, where: voice.place(place)('at') });
    if (untitled !== undefined) who = voice.say('among.untitled', { who, title: voice.name(untitled) });
    if (lacksMiracle) who = voice.say('among.miracle', { who });
    return who;
  };
}

/** Revealed Cylons have no character on the ships, so "human" needs no saying of a character. */
function headId({ other, human }: Among, as: Picked['as']): PersonId {
  if (as === 'character') return other ? 'other-character' : 'character';
  if (human) return other ? 'other-human-player' : 'human-player';
  return other ? 'other-player' : 'player';
}

function either(voice: Voice, names: readonly string[]): string {
  return new Intl.ListFormat(voice.language, { type: 'disjunction' }).format(names);
}
