/** The place that an address names behind its `#`. Whatever cannot be decoded names none, and is no reason to stop. */
export function fragmentOf({ hash }: { readonly hash: string }): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** What stands there on this page. */
export function namedBy(address: { readonly hash: string }): HTMLElement | null {
  return document.getElementById(fragmentOf(address));
}
