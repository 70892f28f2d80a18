/** A board with moving pieces, stepped by hand: how a widget will use it. */
import { Suspense } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { LiveBoard } from '#board/LiveBoard.tsx';
import { unmarked } from '#board/marks.ts';
import type { BoardModel } from '#board/model.ts';
import type { Language } from '#i18n/languages.ts';
import type { Titles } from '#text/titles.ts';
import { useWords } from '#ui/board/useWords.ts';

type Props = { readonly language: Language; readonly boards: readonly BoardModel[]; readonly titles: Titles };

export function Moving(props: Props) {
  return (
    <Suspense fallback={undefined}>
      <Steps {...props} />
    </Suspense>
  );
}

const choosable = new Set(['bow', 'stern', 'port-bow', 'port-stern', 'command', 'brig']);

function Steps({ language, boards, titles }: Props) {
  const words = useWords(language, titles);
  const [at, setAt] = useState(0);
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  // A press before the island is hydrated would be lost.
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const model = boards[at % boards.length];
  if (model === undefined) throw new Error('There is no position to show.');
  const marks = { ...unmarked, choosable, chosen: new Set(chosen === undefined ? [] : [chosen]) };
  return (
    <div data-step={at}>
      <button type="button" class="button" disabled={!hydrated} onClick={() => setAt(at + 1)}>
        Step
      </button>
      <output>{chosen ?? ''}</output>
      <LiveBoard id="moving" model={model} words={words} marks={marks} onChoose={setChosen} />
    </div>
  );
}
