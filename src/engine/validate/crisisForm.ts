/** The forms of crises and of what all cards have, for books with kinds of their own. */

import type { CoreCrisisCard } from '../model/card.ts';
import { titlesOf } from '../model/vocabulary.ts';
import { effect, type FormOf, fields, flag, listOf, named, number, word } from './form.ts';
import { activation, cond, placement } from './words.ts';

/** Abilities and checks are looked at where they are carried out, under their own names. */
const abilities = effect;

export const one = { deck: word, id: word, count: number };
export const crisis: FormOf<CoreCrisisCard> = {
  ...one,
  decides: named('word for who decides', ({ lib }) => new Set(['current', ...titlesOf(lib)])),
  options: listOf(fields({ check: flag, requires: cond, do: effect })),
  check: effect,
  pass: effect,
  partial: effect,
  fail: effect,
  attack: fields({ activate: listOf(activation), setup: placement, special: effect }),
  activate: listOf(activation),
  jump: flag,
  abilities,
};
