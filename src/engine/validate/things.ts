/** The forms of what lies in the box: cards, sheets, boards, tokens and tables. */

import type {
  AttackRow,
  Character,
  CivilianShip,
  CoreLocation,
  CoreLoyaltyDeck,
  CoreObjective,
  DamageToken,
  TitleCard,
} from '../model/card.ts';
import { crisis, one } from './crisisForm.ts';
import {
  effect,
  either,
  extended,
  type FormOf,
  type Forms,
  fields,
  flag,
  listOf,
  named,
  number,
  table,
  word,
} from './form.ts';
import { board, character, location, loyaltyCard, resource, rule, skill, title } from './words.ts';

/** Abilities and checks are looked at where they are carried out, under their own names. */
const abilities = effect;

const loyaltyKind = named('kind of Loyalty card', known => new Set<string>(known.lib.loyaltyKinds));

export const cards: NonNullable<Forms['cards']> = {
  skill: {
    deck: word,
    id: word,
    skill,
    strengths: table(word, number),
    usedBy: named('user', ['cylons']),
    abilities,
  },
  crisis,
  'super-crisis': crisis,
  quorum: { ...one, do: effect, abilities },
  loyalty: {
    ...one,
    side: named('side', ['human', 'cylon', 'special']),
    kind: loyaltyKind,
    reveal: effect,
    immediate: effect,
    turns: flag,
    abilities,
  },
  destination: { ...one, distance: number, do: effect },
};

const skillChoice = fields({ of: listOf(skill), n: number });

const characterForm: FormOf<Character> = {
  id: word,
  burden: fields({ id: word, skill }),
  alternateOf: character,
  class: named('type of character', known => new Set<string>(known.lib.classes.keys())),
  skills: fields({ fixed: table(skill, number), choose: either(skillChoice, listOf(skillChoice)) }),
  start: either(named('start', ['in-viper', 'stranded']), location),
  abilities,
};

const locationForm: FormOf<CoreLocation> = {
  id: word,
  board,
  hazardous: flag,
  damageable: flag,
  insteadOf: location,
  abilities,
};

const titleForm: FormOf<TitleCard> = {
  id: title,
  abilities,
  keptInBrig: flag,
  line: listOf(character),
  lines: listOf(fields({ on: listOf(word), line: listOf(character) })),
};

const tokenForm: FormOf<DamageToken> = {
  id: word,
  ship: named('ship with damage tokens', known => new Set<string>(known.lib.damagePiles.keys())),
  location,
  do: effect,
  abilities,
};

const civilianForm: FormOf<CivilianShip> = { id: word, count: number, loss: table(resource, number) };

const objectiveForm: FormOf<CoreObjective> = {
  id: word,
  sleeper: number,
  lastJump: number,
};

const attackers = ['viper', 'galactica', 'armory', 'raider', 'basestar', 'nuke'];
const targets = ['raider', 'heavy-raider', 'centurion', 'viper', 'galactica', 'basestar'];
const results = ['miss', 'damaged', 'damaged-twice', 'destroyed', 'destroyed-and-3-raiders'];
const attackForm: FormOf<AttackRow> = {
  rule,
  target: named('target', targets),
  by: listOf(named('attacker', attackers)),
  craft: named('craft', known => new Set<string>(known.lib.crafts)),
  results: listOf(fields({ from: number, result: named('result of an attack', results) })),
};

const deckForm: FormOf<CoreLoyaltyDeck> = {
  players: number,
  cylon: number,
  human: number,
  with: loyaltyCard,
  more: table(loyaltyKind, number),
  later: loyaltyCard,
};

export const things = {
  characters: fields(characterForm),
  locations: extended('locations', locationForm),
  titles: fields(titleForm),
  damageTokens: fields(tokenForm),
  civilianShips: fields(civilianForm),
  objectives: extended('objectives', objectiveForm),
  attackTable: fields(attackForm),
  loyaltyDecks: extended('loyaltyDecks', deckForm),
};
