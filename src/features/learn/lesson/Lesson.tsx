/** A lesson: a story in which the reader acts. */

import { Player, type PlayerProps } from '../player/Player.tsx';
import { useHands } from './useHands.tsx';

export function Lesson(props: PlayerProps) {
  return <Player {...props} useHands={useHands} />;
}
