import type { ReadyRulebook } from './readyRulebook.ts';

/** Offers the files that lie on the site. Their list is part of every build, so asking for it never fails on one that is up. */
async function offer(block: HTMLElement): Promise<void> {
  const { readyMade = '', language, root = '' } = block.dataset;
  const response = await fetch(readyMade);
  if (!response.ok) return;
  const list: readonly ReadyRulebook[] = await response.json();
  for (const item of block.querySelectorAll<HTMLElement>('[data-table]')) {
    const files = list.filter(one => one.language === language && one.table === item.dataset['table']);
    if (files.length === 0) continue;
    for (const [at, { file, kind, bytes }] of files.entries()) {
      const link = document.createElement('a');
      link.href = root + file;
      link.download = '';
      link.textContent = `${kind} (${megabytes(bytes, language)})`;
      item.append(at === 0 ? '' : ' · ', link);
    }
    item.hidden = false;
    block.hidden = false;
  }
}

const megabytes = (bytes: number, language: string | undefined): string =>
  new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  }).format(bytes / 1e6);

for (const block of document.querySelectorAll<HTMLElement>('[data-ready-made]')) {
  // Without network there is nothing to offer, and the page itself is there.
  void offer(block).catch(() => undefined);
}
