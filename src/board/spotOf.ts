import type { Choice } from '#engine/model/choice.ts';
import type { SpotId } from './marks.ts';

/** Where on the board an option lies. Centurions are offered by the space they stand on, which is a mere number. */
export function spotOf({ about }: Choice, option: string): SpotId {
  return about === 'centurion' ? `boarding-${option}` : option;
}
