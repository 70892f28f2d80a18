import { useEffect, useState } from 'preact/hooks';
import type { Opening } from '../../../../machines/sandbox/opening.ts';
import type { Site } from '../../texts.ts';
import { deskTexts, makeDoorSaid } from '../doorSaid.ts';
import { explained } from '../games/explained.ts';
import { GameList } from '../games/GameList.tsx';
import { Import } from '../games/Import.tsx';
import type { DoorSaid } from '../said.ts';

export type DoorGamesProps = { readonly site: Site; readonly open: (opening: Opening) => void };

export function DoorGames({ site, open }: DoorGamesProps) {
  const [said, say] = useState<DoorSaid | undefined>(undefined);
  useEffect(() => {
    deskTexts(site).then(
      texts => say(makeDoorSaid(site.language, texts)),
      () => undefined,
    );
  }, []);
  if (said === undefined) return null;
  const { t } = said;
  /** A save that cannot be played is told here; what holds is opened. */
  const tried = async (opening: Opening): Promise<string | undefined> => {
    const { held } = await import('../games/held.ts');
    const found = await held({ ok: true, opening });
    if (!found.ok) return explained(said, found);
    open(opening);
    return undefined;
  };
  return (
    <section class="door-games desk">
      <h2>{t('games.title')}</h2>
      <GameList
        said={said}
        open={kept => {
          location.hash = `saved=${kept.id}`;
        }}
      />
      <Import said={said} open={tried} explain={fault => explained(said, fault)} />
    </section>
  );
}
