/** Frames out of older files: what instructions keep in them had other names. */
import { sectors } from '../model/vocabulary.ts';
import { isObject, type SomeObject } from './stored.ts';

/** Until it became a local of each instruction, one word told how far any of them had come. */
function fromStage(stage: string): SomeObject {
  switch (stage) {
    case 'human':
    case 'cylon':
      return { side: stage };
    case 'recalled':
    case 'passing':
    case 'destroyed':
      return { [stage]: true };
    default:
      return { goal: sectors.some(sector => sector === stage) ? { flight: stage } : { walk: stage } };
  }
}

export function ofToday(frame: unknown): unknown {
  if (!isObject(frame)) return frame;
  const { at, user, sector, card, stage, ...rest } = frame;
  const given = (slots: SomeObject) => Object.entries(slots).filter(([, value]) => value !== undefined);
  return Object.fromEntries([
    ...given({ at, ...rest }),
    ...given(at === 'game' ? { last: user } : { user }),
    ...given(at === 'activate-raiders' || at === 'raiders-placed' ? { area: sector } : { sector }),
    ...given(card === 'crisis' || card === 'destination' ? { pile: card } : { card }),
    ...(typeof stage === 'string' ? given(fromStage(stage)) : []),
  ]);
}
