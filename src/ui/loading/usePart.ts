import { useEffect, useState } from 'preact/hooks';

/** `loaded` is what came last: it stays while another one is on its way. */
export type Part<Loaded> =
  | { readonly is: 'coming'; readonly loaded: Loaded | undefined }
  | { readonly is: 'here'; readonly loaded: Loaded }
  | { readonly is: 'failed'; readonly loaded: Loaded | undefined; readonly again: () => void };

interface Kept<Loaded> {
  readonly key: unknown;
  readonly part: Part<Loaded>;
}

/** A part of a page that is fetched when it is first drawn, and again when `key` becomes another. */
export function usePart<Loaded>(load: () => Promise<Loaded>, key: unknown = undefined): Part<Loaded> {
  const [tries, setTries] = useState(0);
  const [kept, setKept] = useState<Kept<Loaded>>({ key, part: { is: 'coming', loaded: undefined } });
  useEffect(() => {
    let left = false;
    const change = (next: (loaded: Loaded | undefined) => Part<Loaded>) =>
      left || setKept(({ part }) => ({ key, part: next(part.loaded) }));
    change(loaded => ({ is: 'coming', loaded }));
    load().then(
      loaded => change(() => ({ is: 'here', loaded })),
      () => change(loaded => ({ is: 'failed', loaded, again: () => setTries(n => n + 1) })),
    );
    return () => {
      left = true;
    };
  }, [key, tries]);
  return kept.key === key ? kept.part : { is: 'coming', loaded: kept.part.loaded };
}
