/** Where on the board the options of a question lie, and what a press on a spot means. */
import type { SpotId } from '#board/marks.ts';
import { spotOf } from '#board/spotOf.ts';
import { optionsOf } from '#engine/index.ts';
import type { Choice } from '#engine/model/choice.ts';

export interface Spots {
  readonly choosable: ReadonlySet<SpotId>;
  readonly chosen: ReadonlySet<SpotId>;
  readonly press: (spot: SpotId) => void;
}

type Hands = {
  readonly picked: readonly string[];
  readonly craft: string | undefined;
  readonly press: (id: string) => void;
  readonly pickCraft: (craft: string | undefined) => void;
};

export function spotsOf(asked: Choice | undefined, { picked, craft, press, pickCraft }: Hands): Spots {
  const options = asked === undefined ? [] : optionsOf(asked).map(({ id }) => id);
  const crafts = [...new Set(options.flatMap(craftOf))];
  const ordered = craft ?? (crafts.length === 1 ? crafts[0] : undefined);
  const bySpot = new Map<SpotId, string>();
  for (const id of options) {
    const [from] = craftOf(id);
    if (from !== undefined && from !== ordered) continue;
    if (asked !== undefined) bySpot.set(goalOf(id) ?? spotOf(asked, id), id);
  }
  const craftSpots = crafts.length > 1 ? crafts : [];
  return {
    choosable: new Set([...bySpot.keys(), ...craftSpots]),
    chosen: new Set([
      ...(asked === undefined ? [] : picked.map(id => spotOf(asked, id))),
      ...(ordered === undefined || craftSpots.length === 0 ? [] : [ordered]),
    ]),
    press(spot) {
      const id = bySpot.get(spot);
      if (id !== undefined) press(id);
      else if (crafts.includes(spot)) pickCraft(spot === craft ? undefined : spot);
    },
  };
}

/** The unmanned viper an order is for: `move:port-bow:bow` is one for the vipers there. */
function craftOf(id: string): SpotId[] {
  const [what, from] = id.split(':');
  return (what === 'move' || what === 'attack') && from !== undefined ? [`${from}:viper`] : [];
}

function goalOf(id: string): SpotId | undefined {
  const [what, from, goal] = id.split(':');
  if (what === 'launch') return from;
  if (what === 'move') return goal;
  return what === 'attack' && goal !== undefined ? `${from}:${goal}` : undefined;
}
