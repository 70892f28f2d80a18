/** Those who keep the site get its newer versions, while nothing else is to do. */
const base = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.dataset['base'];
if (base !== undefined && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null) {
  setTimeout(async () => {
    try {
      const { prepareUpdate } = await import('./keep.ts');
      await prepareUpdate(base);
    } catch {
      // Without network there is nothing new.
    }
  }, 3000);
}
