/** Galactica as a plan of her decks, the bow to the left. */
import { useScene } from '../scene.ts';
import { Room } from './Room.tsx';

const outline = 'M190 360 218 286 238 218H912L934 238V482L912 502H238L218 434Z';
const engines = 'M936 252h12v52h-12zM936 334h12v52h-12zM936 416h12v52h-12z';

type Props = {
  readonly empty?: boolean;
  /** Without the space around her, where the small ship stands that has no room for her decks. */
  readonly alone?: boolean;
};

export function Galactica({ empty = false, alone = false }: Props) {
  const { model, plan } = useScene();
  const rooms = model.print.locations.filter(({ board }) => board === 'galactica');
  return (
    <>
      {plan.kind === 'wide' ? <Hull named={empty} /> : !alone && <SmallHull />}
      {!empty &&
        rooms.map((location, at) => {
          const { x, y } = plan.roomAt('galactica', location.id, at);
          return <Room key={location.id} location={location} x={x} y={y} />;
        })}
    </>
  );
}

function Hull({ named }: { readonly named: boolean }) {
  const { words, plan } = useScene();
  const { x, y, w, h } = plan.hull;
  return (
    <>
      <path class="hull" d={outline} />
      <path class="engines" d={engines} />
      {named && (
        <text class="name middle" x={x + w / 2} y={y + h / 2 + 10}>
          {words.t('parts.galactica')}
        </text>
      )}
    </>
  );
}

/** The same ship where her decks have no room. */
function SmallHull() {
  const { words, plan } = useScene();
  const { x, y, w, h } = plan.hull;
  const right = x + w;
  return (
    <>
      <path class="hull" d={`M${x} ${y + h / 2}l26-34 14-26H${right - 10}V${y + h - 10}H${x + 40}l-14-26z`} />
      <path class="engines" d={`M${right - 9} ${y + 26}h7v32h-7zM${right - 9} ${y + h - 58}h7v32h-7z`} />
      <text class="name middle" x={x + w / 2 + 8} y={y + h / 2 + 5}>
        {words.t('parts.galactica')}
      </text>
    </>
  );
}
