import { fill } from '#i18n/translate.ts';
import { exportLearning, importLearning, type Taken } from '#ui/story/learning.ts';

export { exportLearning, importLearning };

/** What an import has done, and what not. */
export function told({ done = '', left = '', bad = '', full = '' }: DOMStringMap, taken: Taken): string {
  if (!taken.ok) return taken.because === 'full' ? full : bad;
  return taken.left === 0 ? fill(done, taken) : `${fill(done, taken)} ${fill(left, taken)}`;
}
