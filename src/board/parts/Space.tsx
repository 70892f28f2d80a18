/** Space around Galactica, with her in its midst: the part of the board at which everybody looks. */
import { type Sector, sectors } from '#engine/model/vocabulary.ts';
import { lineText } from '../describe/line.ts';
import { sectorLine } from '../describe/sectors.ts';
import { type Box, tenth } from '../layout/shape.ts';
import { lettering } from '../layout/text.ts';
import { useScene } from '../scene.ts';
import { stacksOf } from '../stacks.ts';
import { Sign } from '../symbols/Sign.tsx';
import { tokenSymbols } from '../symbols/tokens.ts';
import { capital } from '../words.ts';
import { Galactica } from './Galactica.tsx';
import { Ships } from './Ships.tsx';
import { Spot } from './Spot.tsx';

type Props = {
  /** Sectors that are shown; all of them when left out. */
  readonly only?: readonly Sector[] | undefined;
  /** Galactica as a mere outline, for a figure that is about space alone. */
  readonly empty?: boolean | undefined;
};

export function Space({ only = sectors, empty = false }: Props) {
  const { plan } = useScene();
  return (
    <>
      {only.map(sector => (
        <path key={sector} class="sky" d={plan.sectors[sector].outline} />
      ))}
      {only.length === sectors.length && plan.kind === 'wide' && <Scope space={plan.space} />}
      {only.map(sector => (
        <SectorPart key={sector} sector={sector} />
      ))}
      {only.length === sectors.length && <Galactica empty={empty} />}
    </>
  );
}

/** The rings of a tracking screen. They measure nothing; the sectors alone count (board.space-areas). */
function Scope({ space: { w, h } }: { readonly space: Box }) {
  const ring = (x: number, y: number) => ({
    cx: w / 2,
    cy: h / 2,
    rx: tenth(w / 2 - (x / 1160) * w),
    ry: tenth(h / 2 - (y / 720) * h),
  });
  return (
    <g class="scope">
      <ellipse {...ring(16, 12)} pathLength="720" />
      <ellipse {...ring(102, 88)} />
      <ellipse {...ring(188, 164)} />
    </g>
  );
}

function SectorPart({ sector }: { readonly sector: Sector }) {
  const { model, words, plan } = useScene();
  const { outline, name, mark, launch, box, field } = plan.sectors[sector];
  const title = capital(words.voice.sector(sector)('nom'), words);
  const { size, lines = [title] } = plan.isStrip
    ? lettering(title, plan.sectorNames ?? [], field.w)
    : { size: plan.sectorNames && lettering(title, plan.sectorNames, box.w - 34).size };
  const stacks = stacksOf(sector, model.ships[sector], model.players);
  return (
    <Spot
      id={sector}
      label={lineText(words, sectorLine(model, words, sector))}
      class="sector"
      corner={mark}
      face={<path class="edge" d={outline} />}
      holds={stacks.map(({ id }) => id)}
    >
      {!(plan.isStrip && stacks.length > 0) && (
        <text
          class={`name ${name.anchor}`}
          x={name.x}
          y={name.y}
          font-size={size}
          style={plan.shape && size ? `font-size:${size}px` : undefined}
        >
          {lines.length === 1
            ? title
            : lines.map((line, at) => (
                <tspan key={line} x={name.x} dy={at === 0 ? -6 : 13}>
                  {line}
                </tspan>
              ))}
        </text>
      )}
      {launch !== undefined && (
        <Sign
          class="launch"
          d={tokenSymbols.launch}
          x={launch.x}
          y={launch.y}
          size={plan.isStrip ? 14 : plan.kind === 'wide' ? 26 : 18}
        />
      )}
      <Ships field={field} stacks={stacks} />
    </Spot>
  );
}
