/** By what the log can be filtered. */
import type { GameEvent } from '#engine/model/event.ts';
import type { Seat } from '#engine/model/vocabulary.ts';

export const logKinds = ['all', 'fleet', 'checks', 'cards', 'people'] as const;
export type LogKind = (typeof logKinds)[number];

/** Words that the types of events of a kind begin with or have in them. */
const parts: { readonly [kind in Exclude<LogKind, 'all'>]: RegExp } = {
  fleet:
    /^(resource|jump|destination|distance|ship|attacked|activated|sector|galactica|location|boarded|centurion|civilian|rolled|roll|reroll|risked|nuke)/,
  checks: /^(check|contributed|destiny|crisis|option|rolled)/,
  cards: /card|drawn|played|quorum|skill|deck|discard/,
  people: /^(moved|flew|sent|not-sent|title|revealed|loyalty|player|character|passed|super)/,
};

export const isOfKind = ({ type }: GameEvent, kind: LogKind): boolean =>
  kind === 'all' || parts[kind].test(type);

/** Fields of events that hold a seat. */
const seatFields = ['seat', 'by', 'to', 'from', 'target', 'holder', 'drawer', 'roller'] as const;

/** It has to do with this player; with anybody, where none is named. */
export const isAbout = (event: GameEvent, person: Seat | undefined): boolean =>
  person === undefined || seatFields.some(field => Reflect.get(event, field) === person);
