/** Every pile: what is left of it, and what has been discarded. */
import type { PileName } from '#engine/model/vocabulary.ts';
import { deckLine, deckName, isSkill, seenItems } from '../describe/decks.ts';
import { lineText } from '../describe/line.ts';
import { fittingSize } from '../layout/text.ts';
import type { BoardModel } from '../model.ts';
import { useScene } from '../scene.ts';
import { deckSymbol } from '../symbols/decks.ts';
import { Sign } from '../symbols/Sign.tsx';
import { skillSymbol } from '../symbols.ts';
import { capital } from '../words.ts';
import { Spot } from './Spot.tsx';

const rowHeight = 25;
const columnWidth = 262;
const seenHeight = 18;

/** What is known of a pile's order stands below its name. */
const heightOf = ({ piles }: BoardModel, pile: PileName): number =>
  rowHeight + (piles[pile].top === undefined && piles[pile].bottom === undefined ? 0 : seenHeight);

const totalHeight = (model: BoardModel, piles: readonly PileName[]): number =>
  piles.reduce((sum, pile) => sum + heightOf(model, pile), 0);

function columns({ print: { piles } }: BoardModel): readonly (readonly PileName[])[] {
  const rows = Math.ceil(piles.length / 2);
  return [piles.slice(0, rows), piles.slice(rows)];
}

export function decksHeight(model: BoardModel): number {
  return Math.max(...columns(model).map(piles => totalHeight(model, piles))) + 2;
}

export function Decks() {
  const { model } = useScene();
  return columns(model).flatMap((piles, column) =>
    piles.map((pile, at) => (
      <Deck key={pile} pile={pile} x={column * columnWidth} y={totalHeight(model, piles.slice(0, at))} />
    )),
  );
}

function Deck({ pile, x, y }: { readonly pile: PileName; readonly x: number; readonly y: number }) {
  const { model, words } = useScene();
  const { size, discard } = model.piles[pile];
  const seen = seenItems(model.piles[pile], words).join(' · ');
  return (
    <Spot
      id={pile}
      label={lineText(words, deckLine(model, words, pile))}
      class="deck-row"
      transform={`translate(${x} ${y})`}
      corner={{ x: 256, y: 2 }}
      face={<rect class="reach" y="1" width="256" height={heightOf(model, pile) - 2} rx="4" />}
    >
      {isSkill(pile, words.facets) ? (
        <g data-of={pile} transform="translate(14 12.5)">
          <rect class="tile" x="-10" y="-10" width="20" height="20" rx="3" />
          <Sign class="on-tile" d={skillSymbol(pile, words.facets)} size={15} />
        </g>
      ) : (
        <Sign class="soft" d={deckSymbol(pile, words.facets)} x={14} y={13} size={19} />
      )}
      <text class="small" x="32" y="18">
        {capital(deckName(words, pile), words)}
      </text>
      <text class="count end" x="218" y="19">
        {size}
      </text>
      {seen !== '' && (
        <text class="small" x="32" y="36" font-size={fittingSize([seen], 13, 220)}>
          {seen}
        </text>
      )}
      {discard > 0 && (
        <text class="small end" x="252" y="18">
          {discard}
        </text>
      )}
    </Spot>
  );
}
