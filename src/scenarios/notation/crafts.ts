/**
 * Craft that books bring and that fly like vipers: under which keys of a sector they stand. The keys follow from the name:
 * of a `star-hawk` these are `star-hawks`, how many fly unmanned, and `star-pilots`, the seats that fly one.
 */
import type { Library } from '#engine/index.ts';
import type { Craft } from '#engine/model/vocabulary.ts';

export interface CraftKeys {
  readonly craft: Craft;
  readonly unmanned: string;
  readonly pilots: string;
}

type Crafts = Pick<Library, 'crafts'>;

const lastWord = /-[^-]+$/;

export const craftKeys = ({ crafts }: Crafts): readonly CraftKeys[] =>
  crafts.map(craft => ({
    craft,
    unmanned: `${craft}s`,
    pilots: `${craft.replace(lastWord, '')}-pilots`,
  }));

/** The keys under which seats stand that fly a viper, or what flies like one. */
export const pilotKeys = (lib: Crafts): readonly string[] => [
  'pilots',
  ...craftKeys(lib).map(({ pilots }) => pilots),
];

/** What a sector says under a key for unmanned craft; its schema knows the keys of the books. */
export const numberUnder = (sector: object, key: string): number =>
  (Reflect.get(sector, key) as number | undefined) ?? 0;

/** The same under a key for pilots. */
export const seatsUnder = (sector: object, key: string): readonly string[] =>
  (Reflect.get(sector, key) as readonly string[] | undefined) ?? [];
