import type { SpotId } from '#board/marks.ts';
import type { GameEvent } from '#engine/model/event.ts';
import { sectors } from '#engine/model/vocabulary.ts';
import type { Stop, Story } from '#ui/story/index.ts';

/** Where on the board that lies which is told, or which an answer would change: a dial, a space area, a place. */
export function spotsInQuestion(stop: Stop): readonly SpotId[] {
  switch (stop.kind) {
    case 'show':
      return stop.beat.events.flatMap(spotsOf);
    case 'ask':
      return [
        ...stop.question.options.flatMap(({ event }) => (event === undefined ? [] : spotsOf(event))),
        // `launch:bow` is about the bow, the name of a location about itself.
        ...(stop.question.tried?.split(':') ?? []),
      ];
    case 'do':
      return Object.values(stop.deed.outcomes).flat().flatMap(spotsOf);
  }
}

function spotsOf(event: GameEvent): readonly SpotId[] {
  switch (event.type) {
    case 'resource-lost':
    case 'resource-gained':
      return [event.resource];
    case 'attacked':
    case 'ship-placed':
    case 'ship-destroyed':
      return event.at === undefined ? [] : [event.at];
    case 'ship-moved':
      return [event.from];
    case 'moved':
    case 'sent':
      return [event.to];
    case 'jump-track-moved':
      return ['jump-track'];
    case 'distance-reached':
      return ['distance'];
    // It leaves everything behind.
    case 'jumped':
      return [...sectors];
    case 'boarded':
      return ['boarding-0'];
    case 'centurion-advanced':
      return [`boarding-${event.to}`];
    default:
      return [];
  }
}

/** What the words of a step name, as its marks say: these are lit. */
export function spotsNamed({ recording }: Story, stop: Stop): readonly SpotId[] {
  const { marks } = stop.beat;
  const asked = stop.kind === 'ask' ? stop.question.mark : stop.kind === 'do' ? stop.deed.mark : undefined;
  const own = recording.marks.find(({ name }) => name === asked)?.about;
  if (own !== undefined || stop.kind !== 'show') return own ?? [];
  return marks.flatMap(({ do: deed, ask, about = [] }) => ((deed ?? ask) === undefined ? about : []));
}
