/** A board with moving pieces, stepped by hand: how a widget will use it. */
import { useEffect, useState } from 'preact/hooks';
import { LiveBoard } from '../../board/LiveBoard.tsx';
import { loadWords } from '../../board/loadWords.ts';
import { unmarked } from '../../board/marks.ts';
import type { BoardModel } from '../../board/model.ts';
import type { Words } from '../../board/words.ts';
import type { Language } from '../../i18n/languages.ts';

type Props = { readonly language: Language; readonly boards: readonly BoardModel[] };

const choosable = new Set(['bow', 'stern', 'port-bow', 'port-stern', 'command', 'brig']);

export function Moving({ language, boards }: Props) {
  const [words, setWords] = useState<Words | undefined>(undefined);
  const [at, setAt] = useState(0);
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  useEffect(() => {
    void loadWords(language).then(setWords);
  }, [language]);
  const model = boards[at % boards.length];
  if (words === undefined || model === undefined) return <p>…</p>;
  const marks = { ...unmarked, choosable, chosen: new Set(chosen === undefined ? [] : [chosen]) };
  return (
    <>
      <button type="button" class="button" onClick={() => setAt(at + 1)}>
        Step
      </button>
      <output>{chosen ?? ''}</output>
      <LiveBoard id="moving" model={model} words={words} marks={marks} onChoose={setChosen} />
    </>
  );
}
