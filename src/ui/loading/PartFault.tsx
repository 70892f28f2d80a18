/** A part of the page could not be fetched: why, as far as that can be told, and what can be done. */
import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { hasNewerVersion } from './newerVersion.ts';
import { wordsOfPage } from './wordsOfPage.ts';

/** What is said of a newer version where a game is on the table: whether a reload would lose it. */
export const NewerSaid = createContext<string | undefined>(undefined);

type Props = {
  /** Fetches it once more. */
  readonly again?: (() => void) | undefined;
  /** What is said instead of the usual words. */
  readonly text?: string | undefined;
  /** The page itself is of another version than the part, as the text says: only a reload helps. */
  readonly isOutdated?: boolean;
};

export function PartFault({ again, text, isOutdated = false }: Props) {
  const { base, ...words } = wordsOfPage();
  const newer = useContext(NewerSaid) ?? words.newer;
  const [isNewer, setIsNewer] = useState(false);
  useEffect(() => {
    let left = false;
    void hasNewerVersion(base).then(found => left || setIsNewer(found));
    return () => {
      left = true;
    };
  }, []);
  return (
    <div class="notice part-fault" role="alert">
      <p>{isNewer && !isOutdated ? newer : (text ?? words.failed)}</p>
      <p class="prompt-keys">
        {(isNewer || isOutdated) && (
          <button type="button" class="button" onClick={() => location.reload()}>
            {words.reload}
          </button>
        )}
        {again !== undefined && !isNewer && !isOutdated && (
          <button type="button" class="button quiet" onClick={again}>
            {words.again}
          </button>
        )}
      </p>
    </div>
  );
}
