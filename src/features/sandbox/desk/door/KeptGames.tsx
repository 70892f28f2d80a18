/** At the door: the games of this device, and a place for a file or a link. Fetched when the door stands. */
import { Fetched } from '#ui/loading/Fetched.tsx';
import type { DoorGamesProps } from './DoorGames.tsx';
import type { LastGameProps } from './LastGame.tsx';

export function KeptGames(props: DoorGamesProps) {
  return (
    <Fetched load={() => import('./DoorGames.tsx')}>{({ DoorGames }) => <DoorGames {...props} />}</Fetched>
  );
}

/** The one that was played last, as soon as the games of this device are read. */
export function LastGame(props: LastGameProps) {
  return (
    <Fetched load={() => import('./LastGame.tsx')}>{({ LastGame: Last }) => <Last {...props} />}</Fetched>
  );
}
