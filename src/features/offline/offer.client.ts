import { changeSettings, readSettings } from '#ui/keep/settings.ts';
import { canKeep, readKept } from './state.ts';

/** Made to those who keep nothing yet and have not declined; who declines is never asked again. */
for (const offer of document.querySelectorAll<HTMLElement>('[data-offer-to-keep]')) void start(offer);

async function start(offer: HTMLElement): Promise<void> {
  const { base = '/', offerToKeep } = offer.dataset;
  const back = comesBack();
  if (readSettings().keeping === 'declined' || (offerToKeep === 'later' && !back)) return;
  // Where the browser keeps nothing for this page there is nothing to offer.
  if (!(await canKeep()) || (await readKept(base).catch(() => 'refused' as const)) !== undefined) return;
  offer.hidden = false;
  offer.querySelector('button')?.addEventListener('click', () => {
    changeSettings({ keeping: 'declined' });
    offer.remove();
    document.querySelector('main')?.focus({ preventScroll: true });
  });
}

/** Whether a reader has been here on another day. */
function comesBack(): boolean {
  const today = new Date().toISOString().slice(0, 10);
  const { firstDay } = readSettings();
  if (typeof firstDay === 'string') return firstDay < today;
  changeSettings({ firstDay: today });
  return false;
}
