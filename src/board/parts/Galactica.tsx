/** Galactica as a plan of her decks, the bow to the left. */
import { type Box, tenth } from '../layout/shape.ts';
import { useScene } from '../scene.ts';
import { Room } from './Room.tsx';

/** Her bow to the left, drawn around the field that her decks take. */
function outlineOf({ x, y, w, h }: Box, bow: number): string {
  const right = x + w;
  const foot = y + h;
  const nose = 0.24 * h;
  return `M${x - bow} ${y + h / 2} ${x - bow / 4.5} ${y + nose} ${x + 12} ${y}H${right - 22}L${right} ${y + 20}V${foot - 20}L${right - 22} ${foot}H${x + 12}L${x - bow / 4.5} ${foot - nose}Z`;
}

function enginesOf({ x, y, w, h }: Box, long: number): string {
  const tall = 0.183 * h;
  return [0.12, 0.408, 0.697]
    .map(at => `M${x + w + 2} ${tenth(y + at * h)}h${long}v${tenth(tall)}h-${long}z`)
    .join('');
}

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
      <path class="hull" d={outlineOf(plan.hull, plan.isStrip ? 6 : 36)} />
      <path class="engines" d={enginesOf(plan.hull, plan.isStrip ? 5 : 12)} />
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
