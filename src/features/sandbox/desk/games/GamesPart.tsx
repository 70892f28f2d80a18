/** Keeping the game on the table, and the games that are kept. */
import { useState } from 'preact/hooks';
import { makeSave } from '#engine/index.ts';
import type { Opening } from '#ui/table/opening.ts';
import type { SandboxSession } from '../../machine/session.ts';
import { fileName } from '../../saves/file.ts';
import type { Said } from '../said.ts';
import { download } from './download.ts';
import { explained } from './explained.ts';
import { GameList, nameOf } from './GameList.tsx';
import { Import } from './Import.tsx';
import { keptOf, newId } from './keptOf.ts';
import type { Keeping } from './notKept.ts';
import { games } from './onDevice.ts';
import { openingOfKept } from './openingOfKept.ts';

type Props = {
  readonly session: SandboxSession;
  readonly said: Said;
  readonly keeping: Keeping;
  readonly name: (name: string) => void;
  readonly open: (opening: Opening) => Promise<string | undefined>;
};

export function GamesPart({ session, said, keeping, name, open }: Props) {
  const { t } = said;
  const { game, players, standingAnswers } = session;
  const [typed, setTyped] = useState('');
  const [version, setVersion] = useState(0);
  const [told, setTold] = useState<string | undefined>(undefined);

  /** A copy under a name: the game itself goes on and is kept by itself. */
  const keep = async (event: Event) => {
    event.preventDefault();
    const called = typed.trim();
    if (game === undefined || called === '') return;
    const done = await games.write(
      keptOf({ game, players, standingAnswers }, newId(), 'hand', called),
      makeSave(game),
    );
    if (done.ok) {
      setTyped('');
      name(called);
    }
    setTold(done.ok ? t('games.kept', { name: called }) : t(`notKept.${done.fault}`));
    setVersion(version + 1);
  };
  return (
    <div class="games">
      {game !== undefined && (
        <>
          <form class="keep" onSubmit={keep}>
            <label class="text-line">
              <span>{t('games.name')}</span>
              <input
                value={typed}
                maxLength={80}
                onInput={({ currentTarget }) => setTyped(currentTarget.value)}
              />
            </label>
            <button type="submit" class="button">
              {t('games.keep')}
            </button>
            <button
              type="button"
              class="button quiet"
              onClick={() => {
                const kept = keptOf({ game, players, standingAnswers }, '', 'hand', typed);
                download(fileName(nameOf(said, kept), new Date()), makeSave(game));
              }}
            >
              {t('games.exportThis')}
            </button>
          </form>
          <p role="status">{told}</p>
        </>
      )}
      <GameList
        said={said}
        current={keeping.id}
        version={`${version} ${game?.log?.length}`}
        open={(id, kept) => void open(openingOfKept(id, kept)).then(setTold)}
      />
      <Import said={said} open={open} explain={fault => explained(said, fault)} />
    </div>
  );
}
