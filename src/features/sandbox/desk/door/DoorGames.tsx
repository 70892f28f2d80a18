import { PartFault } from '#ui/loading/PartFault.tsx';
import { usePart } from '#ui/loading/usePart.ts';
import type { Opening } from '#ui/table/opening.ts';
import type { Site } from '#ui/table/texts.ts';
import { deskTexts, makeDoorSaid } from '../doorSaid.ts';
import { explained } from '../games/explained.ts';
import { GameList } from '../games/GameList.tsx';
import { Import } from '../games/Import.tsx';

export type DoorGamesProps = { readonly site: Site; readonly open: (opening: Opening) => void };

export function DoorGames({ site, open }: DoorGamesProps) {
  const words = usePart(async () => makeDoorSaid(site.language, await deskTexts(site)));
  if (words.is === 'failed') return <PartFault again={words.again} />;
  const said = words.loaded;
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
        open={id => {
          location.hash = `saved=${id}`;
        }}
      />
      <Import said={said} open={tried} explain={fault => explained(said, fault)} />
    </section>
  );
}
