/** The few ways a piece of code becomes another. */
import type ts from 'typescript';
import type { Kind } from './mutant.ts';

export interface Fault {
  readonly kind: Kind;
  readonly start: number;
  readonly end: number;
  readonly becomes: string;
  readonly change: string;
}

export function short(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

export const replace = (kind: Kind, part: ts.Node, becomes: string, label = ''): Fault => ({
  kind,
  start: part.getStart(),
  end: part.end,
  becomes,
  change: `${label}${short(part.getText())} → ${becomes === '' ? 'nothing' : short(becomes)}`,
});

/** One of a list is left out, with the comma after it. */
export const drop = (part: ts.Node, next: ts.Node | undefined): Fault => ({
  ...replace('dropped', part, ''),
  end: next ? next.getStart() : part.end,
});

export function swap(a: ts.Node, b: ts.Node): Fault {
  const between = a.getSourceFile().text.slice(a.end, b.getStart());
  return {
    kind: 'order',
    start: a.getStart(),
    end: b.end,
    becomes: b.getText() + between + a.getText(),
    change: `${short(a.getText())} ⇄ ${short(b.getText())}`,
  };
}
