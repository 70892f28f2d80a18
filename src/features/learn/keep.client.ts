import { showProgress } from './progress.client.ts';

/** Progress as a file, out and in. What checks such a file is fetched when a reader asks for it. */
const part = document.querySelector<HTMLElement>('[data-keep]');
const input = part?.querySelector('input');

part?.querySelector('[data-export]')?.addEventListener('click', async () => {
  const keeping = await fetched();
  if (keeping === undefined) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([keeping.exportLearning()], { type: 'application/json' }));
  link.download = 'action-stations-lessons.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
});
part?.querySelector('[data-import]')?.addEventListener('click', () => input?.click());
input?.addEventListener('change', async () => {
  const [file] = input.files ?? [];
  if (file === undefined || !part) return;
  const text = await file.text();
  input.value = '';
  const keeping = await fetched();
  if (keeping === undefined) return;
  const taken = keeping.importLearning(text);
  if (taken.ok) showProgress();
  say(keeping.told(part.dataset, taken));
});

async function fetched() {
  try {
    return await import('./keeping.ts');
  } catch {
    say(part?.dataset['failed']);
    return undefined;
  }
}

function say(text = ''): void {
  part?.querySelector('[data-said]')?.replaceChildren(text);
}
