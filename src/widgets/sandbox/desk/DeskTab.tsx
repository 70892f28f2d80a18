/** The desk as a tab beside the log, fetched when it is opened; the editor lies over everything. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { SandboxSession } from '../../../machines/sandbox/session.ts';
import type { Scenario } from '../../../scenarios/index.ts';
import { useDialog } from '../parts/Bar.tsx';
import type { Speech } from '../speech.ts';
import type { DeskProps } from './Desk.tsx';
import type { DeskScene } from './useDesk.ts';

type Props = {
  readonly session: SandboxSession;
  readonly speech: Speech;
  readonly desk: DeskScene;
  readonly edit: () => void;
};

export function DeskTab({ session, speech, desk, edit }: Props) {
  const [Loaded, load] = useState<{ readonly Desk: ComponentType<DeskProps> } | 'failed' | undefined>(
    undefined,
  );
  useEffect(() => {
    import('./Desk.tsx').then(load, () => load('failed'));
  }, []);
  const { said } = desk;
  if (Loaded === 'failed') return <p class="notice">{speech.t('tabs.failed')}</p>;
  if (Loaded === undefined || said === undefined) return <p role="status">{speech.t('tabs.loading')}</p>;
  return <Loaded.Desk {...desk} {...{ session, said, edit }} />;
}

/** What must be said whether or not the desk is open. */
export function DeskNotices({ desk: { said, keeping, told, take } }: { readonly desk: DeskScene }) {
  if (said === undefined) return null;
  const { t } = said;
  return (
    <>
      {told !== undefined && (
        <p class="notice" role="status">
          {told}
        </p>
      )}
      {keeping.fault !== undefined && (
        <p class="notice not-kept" role="status">
          {t(`notKept.${keeping.fault}`)}
        </p>
      )}
      {keeping.lead === 'follows' && (
        <p class="notice follows" role="status">
          {t('tabs.follows')}{' '}
          <button type="button" class="plain" onClick={take}>
            {t('tabs.take')}
          </button>
        </p>
      )}
    </>
  );
}

type EditorProps = {
  readonly session: SandboxSession;
  readonly desk: DeskScene;
  readonly close: () => void;
};

type Parts = typeof import('./editor/Editor.tsx') & typeof import('./editor/startOf.ts');

export function EditorSheet({ session, desk, close }: EditorProps) {
  const dialog = useDialog(close);
  const [parts, load] = useState<Parts | 'failed' | undefined>(undefined);
  const [start, begin] = useState<Scenario | undefined>(undefined);
  const { said } = desk;
  useEffect(() => {
    session.pause();
    Promise.all([
      import('./editor/Editor.tsx'),
      import('./editor/startOf.ts'),
      import('./share/linksOf.ts'),
    ]).then(
      ([editor, starts, { earlierOf }]) => {
        const { game } = session;
        begin(starts.startOf(game, game === undefined ? [] : earlierOf(session.gameAt, game)));
        load({ ...editor, ...starts });
      },
      () => load('failed'),
    );
  }, []);
  if (said === undefined) return null;
  const play = async (scenario: Scenario) => {
    const why = await desk.open({ from: 'scenario', scenario, line: scenario.script?.length ?? 0 });
    if (why === undefined) close();
  };
  return (
    <dialog ref={dialog} class="sheet-dialog editor-sheet" aria-label={said.t('editor.title')}>
      <div class="editor-head">
        <h2>{said.t('editor.title')}</h2>
        <button type="button" class="button quiet" onClick={close}>
          {said.t('desk.close')}
        </button>
      </div>
      {parts === 'failed' && <p class="notice">{said.t('desk.failed')}</p>}
      {parts === undefined && <p role="status">{said.t('desk.waiting')}</p>}
      {typeof parts === 'object' && start !== undefined && (
        <parts.default {...{ said, start }} play={scenario => void play(scenario)} />
      )}
    </dialog>
  );
}
