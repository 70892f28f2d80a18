/** A game from a file, or from what somebody has pasted: a save, a scenario, a link. */
import { useState } from 'preact/hooks';
import { PartFault } from '#ui/loading/PartFault.tsx';
import type { Opening } from '#ui/table/opening.ts';
import { fileName, type Imported, importedBytes, importedText } from '../../saves/file.ts';
import type { DoorSaid } from '../said.ts';
import { download } from './download.ts';
import type { Unopened } from './openingOf.ts';

type Props = {
  readonly said: DoorSaid;
  /** Tries it; what comes back is why it cannot be played. */
  readonly open: (opening: Opening) => Promise<string | undefined>;
  readonly explain: (fault: Unopened) => string;
};

export function Import({ said, open, explain }: Props) {
  const { t } = said;
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<{ readonly why: string; readonly text?: string } | undefined>(
    undefined,
  );
  const [unreached, setUnreached] = useState<Imported | undefined>(undefined);

  const [opened, setOpened] = useState(false);

  const take = async (imported: Imported) => {
    setRefused(undefined);
    setOpened(false);
    setUnreached(undefined);
    if (imported.is === 'nothing') return setRefused({ why: t(`import.${imported.because}`) });
    const kept = imported.is === 'link' ? `#${imported.kind}=${imported.packed}` : imported.text;
    try {
      // The engine comes with it, which a game from here needs anyway.
      const { openingOf } = await import('./openingOf.ts');
      const found = await openingOf(imported);
      const why = found.ok ? await open(found.opening) : explain(found);
      if (why !== undefined) return setRefused({ why, text: kept });
      setText('');
      return setOpened(true);
    } catch {
      return setUnreached(imported);
    }
  };
  const takeFile = async (file: File | undefined) => {
    if (file === undefined) return;
    const bytes = await file.slice(0, 3_000_000).arrayBuffer();
    await take(importedBytes(new Uint8Array(bytes)));
  };

  return (
    <section
      class="import"
      aria-label={t('import.title')}
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault();
        void takeFile(event.dataTransfer?.files[0]);
      }}
    >
      <h3>{t('import.title')}</h3>
      <p>{t('import.text')}</p>
      <label class="file-line">
        <span>{t('import.file')}</span>
        <input
          type="file"
          accept=".json,.yaml,.yml,.save,.txt,application/json,text/plain"
          onChange={({ currentTarget }) => {
            void takeFile(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
      </label>
      <label class="text-line">
        <span>{t('import.paste')}</span>
        <textarea
          rows={3}
          spellcheck={false}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <button type="button" class="button quiet" onClick={() => take(importedText(text))}>
        {t('import.open')}
      </button>
      <p role="status">{opened && t('import.opened')}</p>
      {unreached !== undefined && (
        <PartFault text={t('faults.unreachable')} again={() => void take(unreached)} />
      )}
      {refused !== undefined && (
        <div class="notice" role="alert">
          <p>{refused.why}</p>
          {refused.text !== undefined && (
            <button
              type="button"
              class="plain"
              onClick={() => download(fileName(t('import.refused'), new Date()), refused.text ?? '')}
            >
              {t('import.keep')}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
