/** What must be said whether or not the desk is open: with words that come with the table, whatever cannot be fetched. */
import { makeSave } from '#engine/index.ts';
import type { Speech } from '#ui/table/speech.ts';
import type { SandboxSession } from '../machine/session.ts';
import { fileName } from '../saves/file.ts';
import { download } from './games/download.ts';
import type { Beside } from './games/notKept.ts';
import type { DeskScene } from './useDesk.ts';

type Props = {
  readonly session: SandboxSession;
  readonly speech: Speech;
  readonly desk: DeskScene;
};

export function DeskNotices({ session, speech, desk: { keeping, told, take, keepAgain } }: Props) {
  const t = speech.keeping;
  // All of it, where the table shows an earlier position.
  const game = session.gameAt(session.of);
  const { beside, fault, lead } = keeping;
  return (
    <>
      {(told !== undefined || beside !== undefined) && (
        <p class="notice beside" role="status">
          {told} {beside && besideText(speech, beside)}
        </p>
      )}
      {fault !== undefined && (
        <div class="notice not-kept" role="status">
          <p>{t(`notKept.${fault}`)}</p>
          <p class="prompt-keys">
            <button type="button" class="button quiet" onClick={keepAgain}>
              {t('keeping.again')}
            </button>
            {game !== undefined && (
              <button
                type="button"
                class="button quiet"
                onClick={() => download(fileName('', new Date()), makeSave(game))}
              >
                {t('games.exportThis')}
              </button>
            )}
          </p>
        </div>
      )}
      {lead === 'follows' && (
        <p class="notice follows" role="status">
          {t('tabs.follows')} {session.players.includes('bot') && t('tabs.botsWait')}{' '}
          <button type="button" class="plain" onClick={take}>
            {t('tabs.take')}
          </button>
        </p>
      )}
    </>
  );
}

const besideText = ({ keeping }: Speech, beside: Beside): string =>
  beside.is === 'shown' ? keeping('keeping.shown') : keeping(`keeping.${beside.is}`, { name: beside.name });
