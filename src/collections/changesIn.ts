import { bookOfRule, type Book as Expansion } from '#books/registry.ts';
import type { Condition } from '#rules/facts.ts';
import type { RuleId } from '#rules/ruleId.ts';
import type { Atom } from './schemas.ts';

/** What a later book does to a rule: another one stands in its place, or one goes with it. */
export interface Change {
  readonly kind: 'replaces' | 'adds-to';
  /** The rule of the later book. */
  readonly rule: RuleId;
  readonly book: Expansion;
  /** Books that change the same rule again: with one of them on the table, this change is not in force. */
  readonly unless: readonly Expansion[];
  /** What has to be so at a table, besides its book. */
  readonly when: readonly Condition[];
  /** Earlier books whose change this one takes the place of. */
  readonly before: readonly Expansion[];
}

/** All changes, by the rule that is changed; those that replace it first. */
export function changesIn(atoms: readonly Atom[]): ReadonlyMap<string, readonly Change[]> {
  const replacedBy = (rule: string) => atoms.filter(({ replaces = [] }) => replaces.includes(rule));
  const touches = ({ replaces = [], 'adds-to': adds = [] }: Atom, rule: string) =>
    replaces.includes(rule) || adds.includes(rule);
  const found = new Map<string, Change[]>();
  for (const kind of ['replaces', 'adds-to'] as const) {
    for (const atom of atoms) {
      for (const rule of atom[kind] ?? []) {
        const change: Change = {
          kind,
          rule: atom.id as RuleId,
          book: bookOfRule(atom.id) as Expansion,
          when: atom.when ?? [],
          unless: booksOf(replacedBy(atom.id).filter(later => touches(later, rule))),
          before: booksOf(
            atoms.filter(earlier => (atom.replaces ?? []).includes(earlier.id) && touches(earlier, rule)),
          ),
        };
        found.set(rule, [...(found.get(rule) ?? []), change]);
      }
    }
  }
  return found;
}

const booksOf = (atoms: readonly Atom[]) => [...new Set(atoms.map(({ id }) => bookOfRule(id) as Expansion))];
