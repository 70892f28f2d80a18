/** The desk as a tab beside the log, fetched when it is opened; the editor lies over everything. */
import { useEffect } from 'preact/hooks';
import { libraryOf } from '#books/libraries.ts';
import type { Scenario } from '#scenarios/index.ts';
import { Fetched } from '#ui/loading/Fetched.tsx';
import { PartFault } from '#ui/loading/PartFault.tsx';
import type { Speech } from '#ui/table/speech.ts';
import type { SandboxSession } from '../machine/session.ts';
import { useDialog } from '../parts/useDialog.ts';
import type { DeskScene } from './useDesk.ts';

type Props = {
  readonly session: SandboxSession;
  readonly speech: Speech;
  readonly desk: DeskScene;
  readonly edit: () => void;
};

export function DeskTab({ session, speech, desk, edit }: Props) {
  const { words } = desk;
  const waiting = <p role="status">{speech.t('tabs.loading')}</p>;
  if (words.is === 'failed') return <PartFault again={words.again} />;
  return (
    <Fetched load={() => import('./Desk.tsx')} waiting={waiting}>
      {({ Desk }) =>
        words.loaded === undefined ? waiting : <Desk {...desk} {...{ session, edit }} said={words.loaded} />
      }
    </Fetched>
  );
}

type EditorProps = {
  readonly session: SandboxSession;
  readonly speech: Speech;
  readonly desk: DeskScene;
  readonly close: () => void;
};

/** The editor, laid out with the position on the table. */
async function fetchEditor({ game, gameAt }: SandboxSession) {
  const [{ default: Editor }, { begin }, { freshScenario, startOf }, { earlierOf }] = await Promise.all([
    import('./editor/Editor.tsx'),
    import('./editor/editing.ts'),
    import('./editor/startOf.ts'),
    import('./share/linksOf.ts'),
  ]);
  const scenario = startOf(game, game === undefined ? [] : earlierOf(gameAt, game), await freshScenario());
  const books = await libraryOf(scenario.books);
  const start = begin(books, scenario);
  if (start === undefined) throw new Error('The position on the table cannot be written down.');
  return { Editor, books, start };
}

export function EditorSheet({ session, speech, desk, close }: EditorProps) {
  const dialog = useDialog(close);
  const { words, open } = desk;
  const said = words.loaded;
  useEffect(() => session.pause(), []);
  const play = async (scenario: Scenario) => {
    const why = await open({ from: 'scenario', scenario, line: scenario.script?.length ?? 0 });
    if (why === undefined) close();
  };
  const waiting = <p role="status">{said?.t('desk.waiting') ?? speech.t('tabs.loading')}</p>;
  return (
    <dialog ref={dialog} class="sheet-dialog editor-sheet" aria-label={said?.t('editor.title')}>
      <div class="editor-head">
        <h2>{said?.t('editor.title')}</h2>
        <button type="button" class="button quiet" onClick={close}>
          {said?.t('desk.close') ?? speech.t('link.close')}
        </button>
      </div>
      {words.is === 'failed' ? (
        <PartFault again={words.again} />
      ) : (
        <Fetched load={() => fetchEditor(session)} waiting={waiting}>
          {({ Editor, books, start }) =>
            said === undefined ? (
              waiting
            ) : (
              <Editor {...{ said, books, start }} play={scenario => void play(scenario)} />
            )
          }
        </Fetched>
      )}
    </dialog>
  );
}
