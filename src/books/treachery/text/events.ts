import type { LogOf } from '#text/log/facet.ts';
import type { DestinyEvents } from '../engine/destiny.ts';

export const events: LogOf<{ events: DestinyEvents }>['events'] = {
  'destiny-grown': ({ skill, n }, { voice }) =>
    voice.tell('destiny-grown', { cards: voice.noun(`${skill}-card`, n) }),
};
