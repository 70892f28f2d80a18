import { canKeep } from './state.ts';

/** Whoever keeps the site gets its newer versions, while nothing else is to do. */
const base = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.dataset['base'];
if (base !== undefined && canKeep() && navigator.serviceWorker.controller !== null) {
  setTimeout(async () => {
    const { prepareUpdate } = await import('./keep.ts');
    // Without network there is nothing new.
    await prepareUpdate(base).catch(() => undefined);
  }, 3000);
}
