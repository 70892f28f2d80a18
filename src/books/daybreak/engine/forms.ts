import { leaderFields, leaderOpForms, leaderQueryForms } from '#books/leaders/engine/forms.ts';
import { sides } from '#engine/model/vocabulary.ts';
import { one } from '#engine/validate/crisisForm.ts';
import { effect, type Forms, flag, listOf, named, number } from '#engine/validate/form.ts';
import { cond, location, quorumCard, skill, who } from '#engine/validate/words.ts';

/** What the fields of Daybreak's own operations may hold. */
export const daybreakForms: Forms = {
  fields: {
    ...leaderFields,
    objectives: { missions: flag },
    among: { lacksMiracle: flag, trades: flag },
  },
  cards: {
    mutiny: { ...one, when: cond, do: effect },
    mission: { ...one, check: effect, pass: effect, fail: effect, abilities: effect },
    motive: {
      ...one,
      side: named('side', ['humans', 'cylons']),
      when: named('moment', ['any-time', 'game-over']),
      cond,
    },
  },
  ops: {
    ...leaderOpForms,
    'draw-mutiny': {
      who,
      n: number,
      spared: flag,
      only: named('limit', ['empty-handed', 'once-a-turn']),
    },
    'keep-mutinies': { most: number },
    'pass-miracle': { to: named('end', ['you', 'picked']) },
    'play-mutiny': { n: number },
    'draw-and-keep': { n: number, keep: number, skill },
    'give-cards': { to: who, n: number },
    'take-all': { from: who },
    'hand-on-surplus': { revealing: flag },
    'drop-miracles': { all: flag },
    'draw-first-mutinies': { who: named('word for players', ['you', 'all']) },
    'gain-assault-raptor': { n: number },
    'take-away': {
      what: listOf(named('piece', ['basestar', 'heavy-raider', 'centurion', 'civilian'])),
      n: number,
      gone: number,
    },
    'turn-overlay': { board: named('overlay', ['colonial-one', 'cylon']) },
    'rebel-basestar': { side: named('side', sides) },
    'order-crises': { n: number },
    'search-deck': { n: number },
    'draw-named': { who, n: number },
    'share-quorum': { n: number },
    'sink-quorum': { n: number },
    relocate: { to: location },
    'discard-in-play': { card: quorumCard },
    'play-into-check': { by: who },
    'keep-promises': { early: flag },
    'gain-miracle': { who, only: named('limit', ['empty-handed']) },
    'into-destiny': { skill, n: number },
    'deal-motives': { n: number },
    withdraw: {
      by: who,
      atMost: number,
      spares: named('card to spare', ['this-card', 'this-name']),
      to: named('place for the card', ['hand', 'discard']),
    },
  },
  tests: {
    'holds-skill': { skill, atLeast: number },
    'vipers-lost': { atLeast: number },
    'has-mutiny': { who: named('holder', ['president']) },
    'president-hand': { atLeast: number },
  },
  queries: {
    ...leaderQueryForms,
    'mutiny-limit': { set: number },
    'miracle-limit': { set: number },
    'deals-mutinies': { set: number },
    'starting-mutinies': { set: number },
  },
};
