/** A lesson: a story in which the reader acts. */
import { useHands } from './useHands.tsx';
import { Player, type PlayerProps } from '../player/Player.tsx';

export function Lesson(props: PlayerProps) {
  return <Player {...props} useHands={useHands} />;
}
