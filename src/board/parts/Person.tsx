/** A character on the board: a tag with the name, the titles held, and a mark for the player whose turn it is. */
import { playerName } from '../describe/locations.ts';
import { titlesOf } from '../describe/players.ts';
import { textWidth } from '../layout/text.ts';
import type { BoardModel, Player } from '../model.ts';
import { useScene } from '../scene.ts';
import { peopleSymbols } from '../symbols/people.ts';
import { Symbol, tenth } from '../symbols/Symbol.tsx';
import type { Words } from '../words.ts';
import { Piece } from './Piece.tsx';

const type = 14;
const icon = 15;
export const tagHeight = 24;

export function tagWidth(model: BoardModel, words: Words, player: Player): number {
  const marks = titlesOf(model, player).length + (player.id === model.current ? 1 : 0);
  return Math.ceil(14 + textWidth(playerName(model, words, player), type) + marks * (icon + 1));
}

type Props = { readonly player: Player; readonly x: number; readonly y: number };

export function Person({ player, x, y }: Props) {
  const { model, words } = useScene();
  const width = tagWidth(model, words, player);
  const current = player.id === model.current;
  const name = playerName(model, words, player);
  const start = 7 + (current ? icon : 0);
  const after = start + textWidth(name, type) + 2;
  return (
    <Piece of={`person-${player.id}`} x={x} y={y}>
      <rect class={player.revealed === 'no' ? 'tag' : 'tag cylon'} width={width} height={tagHeight} rx="4" />
      {current && <Symbol class="on-tag" d={peopleSymbols.current} x={13} y={12} size={13} />}
      <text class="on-tag middle" x={tenth(start + textWidth(name, type) / 2)} y="17">
        {name}
      </text>
      {titlesOf(model, player).map((title, at) => (
        <Symbol
          key={title}
          class="on-tag"
          d={peopleSymbols[title]}
          x={tenth(after + at * (icon + 1) + icon / 2)}
          y={12}
          size={icon}
        />
      ))}
    </Piece>
  );
}
