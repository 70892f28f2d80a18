/** At the door: the games of this device, and a place for a file or a link. Fetched when the door stands. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Opening } from '../../../../machines/sandbox/opening.ts';
import type { Site } from '../../texts.ts';
import type { DoorGamesProps } from './DoorGames.tsx';

type Props = { readonly site: Site; readonly open: (opening: Opening) => void };

export function KeptGames({ site, open }: Props) {
  const [Loaded, load] = useState<{ readonly DoorGames: ComponentType<DoorGamesProps> } | undefined>(
    undefined,
  );
  useEffect(() => {
    // Without it one begins anew.
    import('./DoorGames.tsx').then(load, () => undefined);
  }, []);
  return Loaded === undefined ? null : <Loaded.DoorGames {...{ site, open }} />;
}
