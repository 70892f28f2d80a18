/** The ids of all rules, all at hand: where pages are built and content is checked. */

import { type Book, books, rulesOf } from '#books/registry.ts';
import type { RuleId } from '#rules/ruleId.ts';

const all = new Map(await Promise.all(books.map(async book => [book, await rulesOf([book])] as const)));

/** Those of one book, in reading order. */
export const rulesIn = (book: Book): readonly RuleId[] => all.get(book) ?? [];

export const ruleIds: readonly RuleId[] = books.flatMap(rulesIn);

const known: ReadonlySet<string> = new Set(ruleIds);

export const isRuleId = (text: string): text is RuleId => known.has(text);
