import { useEffect, useState } from 'preact/hooks';

type Stay = {
  /** Under which name the address keeps the state. */
  readonly name: string;
  /** The state as text; that of the start needs none. */
  readonly text: string | undefined;
  /** Takes a text up again, or says that it names no state. */
  readonly restore: (text: string) => boolean;
};

export type Address = {
  /** The address named something that there is not; the start is shown. */
  readonly broken: boolean;
  /** Leads to this very moment. */
  readonly link: () => string;
};

/** Keeps the state of a widget in the address of its page, so that any moment can be linked to. */
export function useAddress({ name, text, restore }: Stay): Address {
  const [broken, setBroken] = useState(false);
  const [read, setRead] = useState(false);

  // Once, when the widget wakes: afterwards the address follows the widget.
  useEffect(() => {
    const named = new URL(location.href).searchParams.get(name);
    if (named !== null && !restore(named)) setBroken(true);
    setRead(true);
  }, []);

  useEffect(() => {
    if (!read) return;
    const url = withText(name, text);
    // A broken address stays until the reader does something.
    if (broken && text === undefined) return;
    setBroken(false);
    if (url.href !== location.href) history.replaceState(history.state, '', url);
  }, [read, broken, name, text]);

  return { broken, link: () => linkTo(name, text) };
}

function withText(name: string, text: string | undefined): URL {
  const url = new URL(location.href);
  if (text === undefined) url.searchParams.delete(name);
  else url.searchParams.set(name, text);
  return url;
}

/** Goes to the widget as well: it sleeps until it is on the screen. */
function linkTo(name: string, text: string | undefined): string {
  const url = withText(name, text);
  url.hash = benchId(name);
  return url.href;
}

export function benchId(name: string): string {
  return `try-${name}`;
}
