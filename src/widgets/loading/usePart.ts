import { useEffect, useState } from 'preact/hooks';

/** `loaded` is what came last: it stays while another one is on its way. */
export type Part<Loaded> =
  | { readonly is: 'coming'; readonly loaded: Loaded | undefined }
  | { readonly is: 'here'; readonly loaded: Loaded }
  | { readonly is: 'failed'; readonly loaded: Loaded | undefined; readonly again: () => void };

/** A part of a page that is fetched when it is first drawn, and again when `key` becomes another. */
export function usePart<Loaded>(load: () => Promise<Loaded>, key: unknown = undefined): Part<Loaded> {
  const [tries, ask] = useState(0);
  const [part, set] = useState<Part<Loaded>>({ is: 'coming', loaded: undefined });
  useEffect(() => {
    let left = false;
    set(({ loaded }) => ({ is: 'coming', loaded }));
    load().then(
      loaded => left || set({ is: 'here', loaded }),
      () => left || set(({ loaded }) => ({ is: 'failed', loaded, again: () => ask(n => n + 1) })),
    );
    return () => {
      left = true;
    };
  }, [key, tries]);
  return part;
}
