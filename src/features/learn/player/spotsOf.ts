import type { SpotId } from '#board/marks.ts';
import type { Question } from '#ui/story/index.ts';

/** Where on the board an answer lies, so that it can be given there: a sector to fly to, ships to be hit. */
export function spotsOf({ options }: Question): ReadonlyMap<SpotId, string> {
  return new Map(
    options.flatMap(({ id, event }): [SpotId, string][] => {
      switch (event?.type) {
        case 'ship-moved':
          return [[event.to, id]];
        case 'ship-destroyed':
          return event.at === undefined ? [] : [[`${event.at}:${event.ship}`, id]];
        default:
          return [];
      }
    }),
  );
}
