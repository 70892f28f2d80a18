import { type Area, type Sector, sectors } from '#engine/model/vocabulary.ts';
import type { Several } from '../log/gathered.ts';
import type { NounId } from '../terms.ts';
import type { EventKey, Narrator, Values, Word } from '../voice.ts';
import type { Tellers } from './teller.ts';

type SpaceEvents =
  | 'attacked'
  | 'activated'
  | 'sector-activated'
  | 'ship-placed'
  | 'ship-missing'
  | 'ship-moved'
  | 'ship-transferred'
  | 'ship-destroyed'
  | 'ship-damaged'
  | 'ship-returned'
  | 'ship-repaired'
  | 'galactica-damaged'
  | 'location-repaired'
  | 'tokens-seen'
  | 'boarded'
  | 'centurion-advanced'
  | 'centurion-destroyed'
  | 'civilian-seen'
  | 'nuke-spent';

/** Ships, attacks and damage. */
export const spaceEvents: Tellers<SpaceEvents> = {
  attacked: ({ by, target, craft, result, at, tokens = [] }, { voice, token }) => {
    const attacker = by === 'viper' ? (craft ?? by) : by;
    const attacked = target === 'viper' ? (craft ?? target) : target;
    const values = {
      attacker: voice.tell(`attacker.${attacker}` as EventKey),
      target: voice.tell(`target.${attacked}` as EventKey),
      it: voice.tell(`it.${attacked}` as EventKey),
    };
    return at === undefined
      ? voice.tell('attacked', values, result)
      : voice.tell(
          'attacked',
          { ...values, ...sector(voice, at), list: tokens.map(token).join(', ') },
          tokens.length === 0 ? `${result}-at` : `${result}-at-seen`,
        );
  },
  activated: ({ what }, { voice }) => voice.tell(`activated.${what}` as EventKey),
  'sector-activated': ({ sector: at }, { voice }) => voice.tell('sector-activated', sector(voice, at)),
  'ship-placed': ({ ship, at, from, times, withShips: others }, { voice }) =>
    voice.tell('ship-placed', { ...ships(voice, ship, times, others), ...sector(voice, at) }, from),
  'ship-missing': ({ ship, at }, { voice }) =>
    voice.tell('ship-missing', { ship: voice.noun(ship, 1), ...sector(voice, at) }),
  'ship-moved': ({ ship, from, to, times }, { voice }) =>
    voice.tell('ship-moved', {
      ...ships(voice, ship, times),
      from: voice.sector(from),
      to: voice.sector(to),
    }),
  'ship-transferred': ({ ship, from, to, times }, { voice }) =>
    voice.tell(
      'ship-transferred',
      { ...ships(voice, ship, times), sector: place(voice, to), ...(from && { from: place(voice, from) }) },
      from === undefined ? 'new' : undefined,
    ),
  'ship-destroyed': ({ ship, at, times }, { voice }) =>
    voice.tell('ship-destroyed', { ...ships(voice, ship, times), ...sector(voice, at) }, at && 'at'),
  'ship-damaged': ({ ship, at, token, times }, { voice, token: name }) => {
    const values = { ...ships(voice, ship, times), ...sector(voice, at) };
    return token === undefined
      ? voice.tell('ship-damaged', values, at && 'at')
      : voice.tell('ship-damaged', { ...values, token: name(token) }, 'token');
  },
  'ship-returned': ({ ship, at, times, withShips: others, everywhere }, { voice }) =>
    voice.tell(
      'ship-returned',
      { ...ships(voice, ship, times, others), ...sector(voice, at) },
      everywhere && 'everywhere',
    ),
  'ship-repaired': ({ ship, times }, { voice }) => voice.tell('ship-repaired', ships(voice, ship, times)),
  'galactica-damaged': ({ token }, { voice, token: name }) =>
    voice.tell('galactica-damaged', { token: name(token) }),
  'location-repaired': ({ location }, { voice }) =>
    voice.tell('location-repaired', { place: voice.place(location) }),
  'tokens-seen': ({ seat, n, cards }, { voice, who, token }) =>
    voice.tell(
      'tokens-seen',
      { who: who(seat), n, list: (cards ?? []).map(token).join(', ') },
      cards && 'seen',
    ),
  boarded: ({ n }, { voice }) => voice.tell('boarded', { n, count: n }),
  'centurion-advanced': ({ to }, { voice }) => voice.tell('centurion-advanced', { to }),
  'centurion-destroyed': ({ at }, { voice }) => voice.tell('centurion-destroyed', { at }),
  'civilian-seen': ({ seat, at, card }, { voice, who, civilian }) => {
    const values = { who: who(seat), ...sector(voice, at) };
    return card === undefined
      ? voice.tell('civilian-seen', values)
      : voice.tell('civilian-seen', { ...values, card: civilian(card) }, 'seen');
  },
  'nuke-spent': (_, { voice }) => voice.tell('nuke-spent'),
};

function place(voice: Narrator, at: Sector | Area): Word {
  const sector = sectors.find(one => one === at);
  return sector === undefined ? voice.area(at as Area) : voice.sector(sector);
}

function sector(voice: Narrator, at: Sector | undefined): Values {
  return at === undefined ? {} : { sector: voice.sector(at) };
}

/** Ships and how many of them, which the verb follows; of several kinds there are always more than one. */
function ships(voice: Narrator, ship: NounId, times = 1, others: Several['withShips'] = []): Values {
  if (others.length === 0) return { ships: voice.noun(ship, times), count: times };
  const list = new Intl.ListFormat(voice.language, { type: 'conjunction' });
  const words = [{ ship, times }, ...others].map(one => voice.noun(one.ship, one.times));
  return { ships: (wanted: string) => list.format(words.map(word => word(wanted))), count: 2 };
}
