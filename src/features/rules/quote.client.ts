/** What quotes rules is fetched when the menu of one is opened: most readers open none. */
document.querySelector('article')?.addEventListener(
  'toggle',
  ({ target }) => {
    if (!(target instanceof HTMLDetailsElement && target.open && target.matches('.about'))) return;
    void import('./offerQuote.ts').then(({ offerQuote }) => offerQuote(target)).catch(() => undefined);
  },
  { capture: true },
);
