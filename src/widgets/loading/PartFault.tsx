/** A part of the page could not be fetched: why, as far as that can be told, and what can be done. */
import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type ui from '../../../locales/en/ui.json';
import { hasNewerVersion } from './newerVersion.ts';

export type FaultTexts = typeof ui.part;

/** Whether the game on the table is kept; undefined where there is none. */
export const GameKept = createContext<boolean | undefined>(undefined);

type Props = {
  /** Fetches it once more. */
  readonly again?: (() => void) | undefined;
  /** What is said instead of the usual words. */
  readonly text?: string | undefined;
};

export function PartFault({ again, text }: Props) {
  const { base, words } = wordsOfPage();
  const isKept = useContext(GameKept);
  const [isNewer, find] = useState(false);
  useEffect(() => {
    let left = false;
    void hasNewerVersion(base).then(found => left || find(found));
    return () => {
      left = true;
    };
  }, []);
  const newer = isKept === undefined ? words.newer : isKept ? words.newerKept : words.newerUnkept;
  return (
    <div class="notice part-fault" role="alert">
      <p>{isNewer ? newer : (text ?? words.failed)}</p>
      <p class="prompt-keys">
        {isNewer && (
          <button type="button" class="button" onClick={() => location.reload()}>
            {words.reload}
          </button>
        )}
        {again !== undefined && !isNewer && (
          <button type="button" class="button quiet" onClick={again}>
            {words.again}
          </button>
        )}
      </p>
    </div>
  );
}

const none: FaultTexts = { failed: '', again: '↻', newer: '', newerKept: '', newerUnkept: '', reload: '↻' };

/** They stand in every page (`Frame.astro`): what cannot be fetched is not told with words that have to be. */
function wordsOfPage(): { readonly base: string; readonly words: FaultTexts } {
  const { base = '/', words } = document.querySelector<HTMLElement>('#part-fault')?.dataset ?? {};
  return { base, words: words === undefined ? none : { ...none, ...(JSON.parse(words) as FaultTexts) } };
}
