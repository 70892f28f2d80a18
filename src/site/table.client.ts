import { booksChanged } from '#ui/keep/books.ts';
import { readSettings } from '#ui/keep/settings.ts';
import { layTable, sayOfTable, tableTonight } from '#ui/keep/table.ts';

/** What a page of rules tells follows tonight's table; its objective and its Leader are said here, too. */
const selects = document.querySelectorAll<HTMLSelectElement>('select[data-table]');
for (const select of selects) {
  select.addEventListener('change', () => {
    const { value } = select;
    if (select.dataset['table'] === 'leader')
      sayOfTable({ leader: value === '' ? undefined : value === 'yes' });
    else sayOfTable({ objective: value === '' ? undefined : value });
  });
}
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-table]')) {
  button.addEventListener('click', () => layTable(button.dataset['table'] === 'alone' ? [] : undefined));
}

function follow(): void {
  window.showTable?.(readSettings());
  for (const select of selects) show(select);
}

/** Only what the rest of the table allows can be chosen. */
function show(select: HTMLSelectElement): void {
  const { books } = readSettings();
  const { objective, leader, ...rest } = tableTonight();
  const isLeader = select.dataset['table'] === 'leader';
  const table = { ...rest, ...(isLeader ? { objective } : { leader }) };
  const not = window.tableFacts?.({ books, table }).not ?? [];
  const said = isLeader ? { true: 'yes', false: 'no', undefined: '' }[`${leader}`] : objective;
  for (const option of select.options) option.disabled = not.includes(option.dataset['fact'] ?? '');
  const shown = [...select.options].find(({ value, disabled }) => value === said && !disabled);
  select.value = shown?.value ?? '';
}

follow();
addEventListener(booksChanged, () => {
  follow();
  // What has been said since is not what the address says.
  const url = new URL(location.href);
  url.searchParams.delete('tonight');
  if (url.href !== location.href) history.replaceState(history.state, '', url);
});
