/** At the door: the games of this device, and a place for a file or a link. Fetched when the door stands. */
import { Fetched } from '#ui/loading/Fetched.tsx';
import type { DoorGamesProps } from './DoorGames.tsx';

export function KeptGames(props: DoorGamesProps) {
  return (
    <Fetched load={() => import('./DoorGames.tsx')}>{({ DoorGames }) => <DoorGames {...props} />}</Fetched>
  );
}
