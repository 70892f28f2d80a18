import { fill } from '#i18n/translate.ts';
import { exportLearning, importLearning, type Taken } from '#storage/learning.ts';
import { showProgress } from './progress.client.ts';

/** Progress as a file, out and in. */
const part = document.querySelector<HTMLElement>('[data-keep]');
const input = part?.querySelector('input');
const said = part?.querySelector('[data-said]');

part?.querySelector('[data-export]')?.addEventListener('click', () => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([exportLearning()], { type: 'application/json' }));
  link.download = 'action-stations-lessons.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
});
part?.querySelector('[data-import]')?.addEventListener('click', () => input?.click());
input?.addEventListener('change', async () => {
  const [file] = input.files ?? [];
  if (file === undefined || !said || part === null) return;
  const taken = importLearning(await file.text());
  if (taken.ok) showProgress();
  said.textContent = told(part.dataset, taken);
  input.value = '';
});

/** What it has done, and what not. */
function told({ done = '', left = '', bad = '', full = '' }: DOMStringMap, taken: Taken): string {
  if (!taken.ok) return taken.because === 'full' ? full : bad;
  return taken.left === 0 ? fill(done, taken) : `${fill(done, taken)} ${fill(left, taken)}`;
}
