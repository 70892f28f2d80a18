/** From the address of a simulator that has joined another one to the same moment there. */
export function leadOn(
  href: string,
  here: string,
  { from, to, books }: { readonly from: string; readonly to: string; readonly books: readonly string[] },
): string {
  const [url, old] = [new URL(href), new URL(here)];
  for (const [name, value] of old.searchParams) url.searchParams.set(name === from ? to : name, value);
  url.searchParams.set('books', books.join(','));
  url.hash = old.hash === `#try-${from}` ? `try-${to}` : old.hash;
  return url.href;
}
