/** A character on the board: a tag with the name, the titles held, whose turn it is and who has been revealed. */
import { tagName } from '../describe/locations.ts';
import { titlesOf } from '../describe/players.ts';
import type { Sized } from '../layout/flow.ts';
import { tenth } from '../layout/shape.ts';
import { nameWidth } from '../layout/text.ts';
import type { BoardModel, Player } from '../model.ts';
import { useScene } from '../scene.ts';
import { personSign } from '../signs.ts';
import { LineSign } from '../symbols/LineSign.tsx';
import { type PeopleSymbol, peopleSymbols, titleSymbol } from '../symbols/people.ts';
import { Sign } from '../symbols/Sign.tsx';
import type { Words } from '../words.ts';
import { Piece } from './Piece.tsx';

const type = 14;
const icon = 15;
const height = 24;
const lineHeight = 15;

/** In how many lines names of several words stand; in none where only emblems have room. */
export type NameLines = 0 | 1 | 2;

/** What stands before the name: whose turn it is, who has been revealed. */
function signsOf(model: BoardModel, { id, revealed }: Player): readonly PeopleSymbol[] {
  return [...(id === model.current ? ['current' as const] : []), ...(revealed === 'no' ? [] : [revealed])];
}

/** The name broken after its first word. */
function linesOf(name: string, lines: NameLines): readonly string[] {
  const [first = name, ...rest] = name.split(' ');
  return lines !== 2 || rest.length === 0 ? [name] : [first, rest.join(' ')];
}

const widthOf = (name: readonly string[]) => Math.max(...name.map(line => nameWidth(line, type)));

export function tagSize(model: BoardModel, words: Words, player: Player, lines: NameLines): Sized {
  if (lines === 0) return { w: height, h: height };
  const icons = titlesOf(model, player).length + signsOf(model, player).length;
  const name = linesOf(tagName(model, words, player), lines);
  return {
    w: Math.ceil(14 + widthOf(name) + icons * (icon + 2)),
    h: height + (name.length - 1) * lineHeight,
  };
}

type Props = {
  readonly player: Player;
  readonly lines: NameLines;
  readonly x: number;
  readonly y: number;
};

export function Person({ player, lines, x, y }: Props) {
  const { model, words, plan } = useScene();
  const seat = plan.emblems ? model.players.indexOf(player) % 7 : undefined;
  if (lines === 0 && player.character !== undefined) {
    return (
      <Piece of={`person:${player.id}`} x={x} y={y}>
        <rect class="tag" data-seat={seat} width={height} height={height} rx="3" />
        <LineSign
          class="line-on-tag"
          of={personSign(player.character, words.facets)}
          x={height / 2}
          y={height / 2}
          size={height - 5}
        />
      </Piece>
    );
  }
  const signs = signsOf(model, player);
  const name = linesOf(tagName(model, words, player), lines);
  const { w, h } = tagSize(model, words, player, lines);
  const start = 7 + signs.length * (icon + 2);
  const wide = widthOf(name);
  const after = start + wide + 3;
  const iconAt = (from: number, at: number) => from + at * (icon + 2) + icon / 2;
  return (
    <Piece of={`person:${player.id}`} x={x} y={y}>
      <rect
        class={player.revealed === 'no' ? 'tag' : 'tag cylon'}
        data-seat={seat}
        width={w}
        height={h}
        rx="4"
      />
      {signs.map((sign, at) => (
        <Sign key={sign} class="on-tag" d={peopleSymbols[sign]} x={iconAt(5, at)} y={h / 2} size={icon} />
      ))}
      {name.map((line, at) => (
        <text key={line} class="on-tag middle" x={tenth(start + wide / 2)} y={17 + at * lineHeight}>
          {line}
        </text>
      ))}
      {titlesOf(model, player).map((title, at) => (
        <Sign key={title} class="on-tag" d={titleSymbol(title)} x={iconAt(after, at)} y={h / 2} size={icon} />
      ))}
    </Piece>
  );
}
