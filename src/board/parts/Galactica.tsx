/** Galactica as a plan of her decks, the bow to the left. */
import { roomAt } from '../layout/rooms.ts';
import { hull } from '../layout/sectors.ts';
import { useScene } from '../scene.ts';
import { Room } from './Room.tsx';

const outline = 'M190 360 218 286 238 218H912L934 238V482L912 502H238L218 434Z';
const engines = 'M936 252h12v52h-12zM936 334h12v52h-12zM936 416h12v52h-12z';

export function Galactica({ empty = false }: { readonly empty?: boolean }) {
  const { model, words } = useScene();
  const rooms = model.print.locations.filter(({ board }) => board === 'galactica');
  return (
    <>
      <path class="hull" d={outline} />
      <path class="engines" d={engines} />
      {empty ? (
        <text class="name middle" x={hull.x + hull.w / 2} y={hull.y + hull.h / 2 + 10}>
          {words.t('parts.galactica')}
        </text>
      ) : (
        rooms.map((location, at) => {
          const { x, y } = roomAt('galactica', location.id, at);
          return <Room key={location.id} location={location} x={x} y={y} />;
        })
      )}
    </>
  );
}
