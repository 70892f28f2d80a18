/**
 * Sentences written by hand, for the few cards whose plan no grammar can make good prose of. Each names the tree it was
 * written for, and fails when that tree changes: then read it again.
 */
import { fingerprint } from '#engine/model/fingerprint.ts';
import type { Voice } from './voice.ts';

export interface WrittenText {
  /** The fingerprint of the tree. */
  readonly of: string;
  readonly text: string;
}
export type WrittenTexts = { readonly [id: string]: WrittenText };

/** What is written by hand for this ability or card; undefined for nearly all. */
export function writtenText(
  { written, language }: Pick<Voice, 'written' | 'language'>,
  id: string,
  tree: object,
): string | undefined {
  const found = written[id];
  if (found === undefined) return undefined;
  const now = treePrint(tree);
  if (found.of !== now)
    throw new Error(
      `The ${language} sentence written for "${id}" belongs to another tree: read it against the card, then set its "of" to "${now}".`,
    );
  return found.text;
}

/** Of a tree without its names: which rule it quotes changes nothing of what it does. */
export function treePrint(tree: object): string {
  const told = JSON.stringify(tree, (key, value: unknown) =>
    key === 'rule' || key === 'id' ? undefined : value,
  );
  return fingerprint(told).slice(0, 8);
}
