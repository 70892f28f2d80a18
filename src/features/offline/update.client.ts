/** Those who keep the site get its newer versions, while nothing else is to do. */
const base = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.dataset['base'];
if (base !== undefined && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null) {
  setTimeout(async () => {
    // Without network there is nothing new, and without storage nothing to renew.
    await import('./keep.ts').then(({ prepareUpdate }) => prepareUpdate(base)).catch(() => undefined);
  }, 3000);
}
