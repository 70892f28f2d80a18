/** A lesson: a story in which the reader acts. */
import { useHands } from './lesson/useHands.tsx';
import { Player, type PlayerProps } from './Player.tsx';

export function Lesson(props: PlayerProps) {
  return <Player {...props} useHands={useHands} />;
}
