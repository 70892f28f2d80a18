/** The instruments of the board, and who sits around it. */
import { LiveBoard } from '#board/LiveBoard.tsx';
import { unmarked } from '#board/marks.ts';
import type { BoardPart } from '#board/parts.ts';
import { spotsOf } from '#ui/table/spots.ts';
import { useTable } from '../scene.ts';

const instruments = [
  'players',
  'resources',
  'jump',
  'boarding',
  'reserves',
  'decks',
] as const satisfies readonly BoardPart[];

export function Instruments() {
  const { model, speech, asked, picking } = useTable();
  const { choosable, chosen, press } = spotsOf(asked, picking);
  return (
    <LiveBoard
      id="sandbox-instruments"
      model={model}
      words={speech.words}
      parts={instruments}
      marks={{ ...unmarked, choosable, chosen }}
      onChoose={press}
      silent
    />
  );
}
