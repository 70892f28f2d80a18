/** A character on the board: a tag with the name, the titles held, whose turn it is and who has been revealed. */
import { playerName } from '../describe/locations.ts';
import { titlesOf } from '../describe/players.ts';
import { tenth } from '../layout/shape.ts';
import { textWidth } from '../layout/text.ts';
import type { BoardModel, Player } from '../model.ts';
import { useScene } from '../scene.ts';
import { type PeopleSymbol, peopleSymbols } from '../symbols/people.ts';
import { Sign } from '../symbols/Sign.tsx';
import type { Words } from '../words.ts';
import { Piece } from './Piece.tsx';

const type = 14;
const icon = 15;
export const tagHeight = 24;

/** What stands before the name: whose turn it is, who has been revealed. */
function signsOf(model: BoardModel, { id, revealed }: Player): readonly PeopleSymbol[] {
  return [...(id === model.current ? ['current' as const] : []), ...(revealed === 'no' ? [] : [revealed])];
}

export function tagWidth(model: BoardModel, words: Words, player: Player): number {
  const icons = titlesOf(model, player).length + signsOf(model, player).length;
  return Math.ceil(14 + textWidth(playerName(model, words, player), type) + icons * (icon + 2));
}

type Props = { readonly player: Player; readonly x: number; readonly y: number };

export function Person({ player, x, y }: Props) {
  const { model, words } = useScene();
  const signs = signsOf(model, player);
  const name = playerName(model, words, player);
  const start = 7 + signs.length * (icon + 2);
  const after = start + textWidth(name, type) + 3;
  const iconAt = (from: number, at: number) => from + at * (icon + 2) + icon / 2;
  return (
    <Piece of={`person:${player.id}`} x={x} y={y}>
      <rect
        class={player.revealed === 'no' ? 'tag' : 'tag cylon'}
        width={tagWidth(model, words, player)}
        height={tagHeight}
        rx="4"
      />
      {signs.map((sign, at) => (
        <Sign key={sign} class="on-tag" d={peopleSymbols[sign]} x={iconAt(5, at)} y={12} size={icon} />
      ))}
      <text class="on-tag middle" x={tenth(start + textWidth(name, type) / 2)} y="17">
        {name}
      </text>
      {titlesOf(model, player).map((title, at) => (
        <Sign key={title} class="on-tag" d={peopleSymbols[title]} x={iconAt(after, at)} y={12} size={icon} />
      ))}
    </Piece>
  );
}
