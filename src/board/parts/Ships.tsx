/** The ships of a sector, or of a place of a book, stack by stack. */
import type { CardId, CharacterId } from '#engine/model/vocabulary.ts';
import { resources } from '#engine/model/vocabulary.ts';
import { stackText } from '../describe/sectors.ts';
import { flow } from '../layout/flow.ts';
import { type Box, tenth } from '../layout/shape.ts';
import { type StackLayout, shipSizes } from '../layout/stack.ts';
import type { Ship } from '../model.ts';
import { shipBoxes, shipGap } from '../room.ts';
import { useScene } from '../scene.ts';
import type { Stack } from '../stacks.ts';
import { Sign } from '../symbols/Sign.tsx';
import { shipSymbols } from '../symbols/ships.ts';
import { damageSymbol, tokenSymbols } from '../symbols/tokens.ts';
import { symbols } from '../symbols.ts';
import { Piece } from './Piece.tsx';
import { Spot } from './Spot.tsx';

type Props = { readonly field: Box; readonly stacks: readonly Stack[] };

export function Ships({ field, stacks }: Props) {
  const { words, plan } = useScene();
  const sizes = shipBoxes(stacks, field, words, plan.leastScale);
  const { scale, corners } = flow(sizes, field, shipGap, 1.35);
  return (
    <g transform={`translate(${field.x} ${field.y})${scale === 1 ? '' : `scale(${scale})`}`}>
      {stacks.map((stack, at) => {
        const layout = sizes[at];
        const corner = corners[at];
        if (layout === undefined || corner === undefined) return undefined;
        return <StackOfShips key={stack.id} stack={stack} layout={layout} x={corner.x} y={corner.y} />;
      })}
    </g>
  );
}

type StackProps = {
  readonly stack: Stack;
  readonly layout: StackLayout;
  readonly x: number;
  readonly y: number;
};

function StackOfShips({ stack, layout, x, y }: StackProps) {
  const { model, words } = useScene();
  const { id, kind, ships } = stack;
  const [first] = ships;
  return (
    <Spot
      id={id}
      label={stackText(stack, model.print, words)}
      class={`ships ${kind}`}
      transform={`translate(${tenth(x)} ${tenth(y)})`}
      corner={{ x: layout.w + 4, y: -4 }}
      face={<rect class="reach" x="-4" y="-4" width={tenth(layout.w + 8)} height={layout.h + 8} rx="6" />}
    >
      {layout.number !== undefined && (
        <text class="number" x={layout.number.x} y={layout.number.y}>
          {ships.length}
        </text>
      )}
      {ships.map((ship, at) => (
        <Piece
          key={ship.piece ?? at}
          of={`${kind}:${ship.piece ?? `${id}-${at}`}`}
          x={layout.ships[at]?.x ?? 0}
          y={layout.ships[at]?.y ?? 0}
        >
          {kind === 'civilian' ? <Civilian ship={ship} /> : <Silhouette ship={ship} />}
        </Piece>
      ))}
      {first?.pilot !== undefined && <Pilot character={first.pilot} layout={layout} />}
      {first?.damage?.map((token, at, all) => (
        <Damage
          key={token}
          token={token}
          x={layout.w / 2 + (at - (all.length - 1) / 2) * 24}
          y={layout.below + 12}
        />
      ))}
    </Spot>
  );
}

function Silhouette({ ship: { kind } }: { readonly ship: Ship }) {
  const { w, h } = shipSizes[kind];
  return <Sign d={shipSymbols[kind]} size={kind === 'basestar' ? w - 14 : Math.min(w, h) - 4} />;
}

/** Face down it shows nothing but that it is there; known to the viewer it shows what is lost with it. */
function Civilian({ ship: { cargo } }: { readonly ship: Ship }) {
  const { model } = useScene();
  const loss = cargo === undefined ? undefined : model.print.cargo[cargo];
  const lost = resources.filter(resource => (loss?.[resource] ?? 0) > 0);
  return (
    <>
      <rect
        class={cargo === undefined ? 'token hidden' : 'token'}
        x="-23"
        y="-20"
        width="46"
        height="40"
        rx="5"
      />
      {cargo === undefined && (
        <>
          <Sign d={shipSymbols.civilian} y={-5} size={28} />
          <Sign class="ink" d={tokenSymbols.hidden} y={11} size={13} />
        </>
      )}
      {lost.map((resource, at) => (
        <g key={resource} transform={`translate(${(at - (lost.length - 1) / 2) * 21} 0)`}>
          <Sign class="ink" d={symbols[resource]} y={-6} size={15} />
          <text class="loss" y="16">
            −{loss?.[resource]}
          </text>
        </g>
      ))}
      {cargo !== undefined && lost.length === 0 && (
        <>
          <Sign class="faint" d={shipSymbols.civilian} y={-6} size={26} />
          <text class="loss" y="16">
            0
          </text>
        </>
      )}
    </>
  );
}

/** The character's tag goes along when she leaves a location for a viper. */
function Pilot({ character, layout }: { readonly character: CharacterId; readonly layout: StackLayout }) {
  const { model, words } = useScene();
  const seat = model.players.find(player => player.character === character)?.id ?? character;
  return (
    <Piece of={`person:${seat}`} x={0} y={layout.below + 2}>
      <rect class="tag" width={tenth(layout.w)} height="22" rx="4" />
      <text class="on-tag middle" x={tenth(layout.w / 2)} y="16">
        {words.tagName(character)}
      </text>
    </Piece>
  );
}

function Damage({ token, x, y }: { readonly token: CardId; readonly x: number; readonly y: number }) {
  const { words } = useScene();
  return (
    <g class="damage" transform={`translate(${x} ${y})`}>
      <rect x="-11" y="-11" width="22" height="22" rx="3" />
      <Sign d={damageSymbol(token, words.facets)} size={16} />
    </g>
  );
}
