import { type AbilityText, headed } from './abilities.ts';
import type { TitleKind } from './titles.ts';
import type { Voice } from './voice.ts';

export type Part =
  | 'decides'
  | 'option'
  | 'check'
  | 'pass'
  | 'partial'
  | 'fail'
  | 'attack'
  | 'special'
  | 'effect'
  | 'ability'
  | 'drawback'
  | 'icons'
  | 'fact';

/** One line of a card: what it is, how it is headed, what it says. */
export interface Line {
  readonly part: Part;
  readonly label?: string;
  readonly text: string;
  /** The heading is a published name; false when it is our translation, undefined when it is no name. */
  readonly official?: boolean;
}

/** A card as words. Its icons, strengths and counts are on the card itself. */
export interface CardText {
  readonly id: string;
  readonly title: string;
  /** False when the title is our own translation; the English one then stands beside it. */
  readonly official: boolean;
  readonly lines: readonly Line[];
}

export function cardText(
  voice: Voice,
  kind: TitleKind,
  id: string,
  titleId: string,
  lines: readonly Line[],
): CardText {
  return { id, ...voice.title(kind, titleId), lines };
}

export function abilityLines(voice: Voice, abilities: readonly AbilityText[]): Line[] {
  return abilities.map(({ name, official, drawback, use, text }) => ({
    part: drawback ? 'drawback' : 'ability',
    ...(name !== undefined && { label: name }),
    ...(official !== undefined && { official }),
    text: headed(voice, use, text),
  }));
}

/** What holds while the card lies on the table, as one line. */
export function inPlayLines(voice: Voice, abilities: readonly AbilityText[]): Line[] {
  if (abilities.length === 0) return [];
  const text = abilityLines(voice, abilities)
    .map(line => line.text)
    .join(' ');
  return [{ part: 'ability', label: voice.say('kind.in-play'), text }];
}
