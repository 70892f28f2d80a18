import { type Fact, type Facts, factsIn, factsOf, type TableSaid, type Tables } from '#rules/facts.ts';
import { booksAreChosen, booksChanged, expansionsTonight } from './books.ts';
import { changeSettings, readSettings, type TableSettings } from './settings.ts';

/** What has been printed into the page: the tables that can be laid, each one word after the other. */
interface Printed extends Omit<Tables, 'worlds'> {
  readonly worlds: readonly string[];
}

export function printTables({ worlds, ...words }: Tables): string {
  const printed: Printed = { ...words, worlds: worlds.map(world => [...world].join(' ')) };
  return JSON.stringify(printed);
}

export function printedTables(): Tables {
  const { tables } = document.documentElement.dataset;
  const { worlds, ...words }: Printed = JSON.parse(
    tables ?? '{"books":[],"objectives":[],"options":[],"worlds":[]}',
  );
  return { ...words, worlds: worlds.map(world => new Set(world.split(' '))) };
}

/** What has been said of tonight's table on this device. */
export function tableTonight(): TableSaid {
  const { table } = readSettings();
  const { objective, leader, options, seats }: { readonly [part in keyof TableSettings]?: unknown } =
    typeof table === 'object' && table !== null ? table : {};
  return {
    ...(booksAreChosen() ? { books: expansionsTonight() } : {}),
    ...(typeof objective === 'string' ? { objective } : {}),
    ...(typeof leader === 'boolean' ? { leader } : {}),
    ...(Array.isArray(options) ? { options: options.filter(one => typeof one === 'string') } : {}),
    ...(typeof seats === 'number' ? { seats } : {}),
  };
}

export const factsTonight = (): Facts => factsOf(printedTables(), tableTonight());

/** Says something more of the table, or takes it back; its books are said with `putOnTable`. */
export function sayOfTable(
  change: { readonly [part in keyof TableSettings]: TableSettings[part] | undefined },
): void {
  const { books: _, ...said } = tableTonight();
  const table: TableSettings = JSON.parse(JSON.stringify({ ...said, ...change }));
  changeSettings({ table });
  globalThis.dispatchEvent?.(new Event(booksChanged));
}

/** Whether nothing has been said of the table, so that pages tell every variant. */
export const isUnsaid = (): boolean => Object.keys(tableTonight()).length === 0;

/** All is forgotten, or all but the base game. */
export function clearTable(books: readonly [] | undefined): void {
  changeSettings({ books, table: undefined });
  globalThis.dispatchEvent?.(new Event(booksChanged));
}

/** The page shows what is in force at this table, and puts the condition to what may or may not be. */
export function showFacts(facts: Facts): void {
  const { dataset } = document.documentElement;
  dataset['on'] = facts.on.join(' ');
  dataset['not'] = facts.not.join(' ');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(stylesOf(facts, factsIn(printedTables())));
  document.adoptedStyleSheets = [sheet];
}

/** What a link leads to is shown, whatever is played. */
function stylesOf({ on, not }: Facts, all: readonly Fact[]): string {
  const denied = (facts: readonly Fact[]) => facts.map(fact => `!${fact}`);
  const held = new Set([...on, ...denied(not)]);
  const open = all.flatMap(fact => [fact, `!${fact}`]).filter(condition => !held.has(condition));
  return [
    ...[...not, ...denied(on)].map(
      condition => `[data-if~="${condition}"]:not(:target,:has(:target)){display:none}`,
    ),
    ...open.map(condition => `[data-if~="${condition}"]>.fact{display:inline}`),
  ].join('');
}
