/** By what the log can be filtered. */
import type { GameEvent } from '#engine/model/event.ts';

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
