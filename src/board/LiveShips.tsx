/** A board whose pieces move and can be chosen, where the instruments are shown elsewhere. */
import { LiveBoardWith, type LiveProps } from './LiveBoardWith.tsx';
import { shipDrawing } from './shipDrawings.tsx';

export const LiveShips = (props: LiveProps) => <LiveBoardWith {...props} drawingOf={shipDrawing} />;
