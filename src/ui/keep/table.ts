import type { Facts } from '#rules/facts.ts';
import { booksChanged, optionalBooks } from './books.ts';
import { changeSettings, readSettings, type TableSettings } from './settings.ts';

/** What the settings say of tonight's table: its books, and what is said besides. */
export interface TableStored {
  readonly books?: unknown;
  readonly table?: unknown;
}

declare global {
  interface Window {
    /** What follows from that; only on pages of rules (`earlyScript.ts`). */
    tableFacts?: (said: TableStored) => Facts;
    /** Shows what is in force at that table, and puts the condition to what may or may not be. */
    showTable?: (said: TableStored) => void;
  }
}

/** What is known of tonight's table; nothing where the page cannot tell. */
export const factsTonight = (): Facts =>
  globalThis.window?.tableFacts?.(readSettings()) ?? { on: [], not: [] };

/** What has been said of tonight's table besides its books. */
export function tableTonight(): TableSettings {
  const { table } = readSettings();
  const { objective, leader, options, seats }: { readonly [part in keyof TableSettings]?: unknown } =
    typeof table === 'object' && table !== null ? table : {};
  return {
    ...(typeof objective === 'string' ? { objective } : {}),
    ...(typeof leader === 'boolean' ? { leader } : {}),
    ...(Array.isArray(options) ? { options: options.filter(one => typeof one === 'string') } : {}),
    ...(typeof seats === 'number' ? { seats } : {}),
  };
}

/** Says something more of the table, or takes it back; its books are said with `putOnTable`. */
export function sayOfTable(
  change: { readonly [part in keyof TableSettings]: TableSettings[part] | undefined },
): void {
  const table: TableSettings = JSON.parse(JSON.stringify({ ...tableTonight(), ...change }));
  changeSettings({ table });
  globalThis.dispatchEvent?.(new Event(booksChanged));
}

/** Says which expansions lie on the table, and nothing else of it; without a list, nothing at all. */
export function layTable(books?: readonly string[]): void {
  changeSettings({
    books: books && optionalBooks().filter(book => books.includes(book)),
    table: undefined,
  });
  globalThis.dispatchEvent?.(new Event(booksChanged));
}
