/** A table, small: Galactica between the six areas of space, ships as dots, the dials as bars. */
import { resources, type Sector, type ShipKind } from '#engine/model/vocabulary.ts';
import type { Picture as Drawn } from '../../saves/picture.ts';

const places: { readonly [sector in Sector]: readonly [x: number, y: number] } = {
  bow: [14, 36],
  'starboard-bow': [42, 14],
  'starboard-stern': [80, 14],
  stern: [108, 36],
  'port-stern': [80, 58],
  'port-bow': [42, 58],
};

const order: readonly ShipKind[] = ['basestar', 'raider', 'heavy-raider', 'viper', 'civilian'];
/** More dots than these would run into the next area; a full one is seen to be full. */
const most = 12;
const inRow = 4;

export function Picture({ picture, label }: { readonly picture: Drawn; readonly label: string }) {
  const { ships, resources: dials, damage } = picture;
  return (
    <svg class="table-picture" viewBox="0 0 122 84" role="img" aria-label={label}>
      <rect class="sky" width="122" height="72" rx="4" />
      <path class="hull" d="M30 36 44 28h34l14 8-14 8H44Z" />
      {Array.from({ length: Math.min(6, damage) }, (_, i) => (
        <path key={i} class="hit" d={`M${44 + i * 6} 33l4 6m0-6-4 6`} />
      ))}
      {Object.entries(places).map(([sector, [x, y]]) => {
        const here = ships[sector as Sector] ?? {};
        const dots = order
          .flatMap(kind => Array.from({ length: here[kind] ?? 0 }, () => kind))
          .slice(0, most);
        const width = Math.min(inRow, dots.length);
        return dots.map((kind, i) => (
          <circle
            key={`${sector} ${i}`}
            class={kind}
            r={kind === 'basestar' ? 2.6 : 1.7}
            cx={x + ((i % inRow) - (width - 1) / 2) * 5}
            cy={y + (Math.floor(i / inRow) - Math.floor((dots.length - 1) / inRow) / 2) * 5}
          />
        ));
      })}
      {resources.map((resource, i) => (
        <rect
          key={resource}
          class={resource}
          x={4 + i * 29.5}
          y="76"
          width={(26 * Math.min(15, dials[resource])) / 15}
          height="5"
        />
      ))}
    </svg>
  );
}
