/** A board whose pieces move and can be chosen, with all that can be drawn. */
import { drawingOf } from './drawings.tsx';
import { LiveBoardWith, type LiveProps } from './LiveBoardWith.tsx';

export const LiveBoard = (props: LiveProps) => <LiveBoardWith {...props} drawingOf={drawingOf} />;
