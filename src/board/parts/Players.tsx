/** Who plays: the character, the titles, what can be seen of the cards; and the nukes that come with a title. */

import { lineText } from '../describe/line.ts';
import { playerName } from '../describe/locations.ts';
import { nukesLine, playerLine, titlesOf } from '../describe/players.ts';
import type { Player } from '../model.ts';
import { useScene } from '../scene.ts';
import { peopleSymbols, titleSymbol } from '../symbols/people.ts';
import { Sign } from '../symbols/Sign.tsx';
import { tokenSymbols } from '../symbols/tokens.ts';
import { Piece } from './Piece.tsx';
import { Spot } from './Spot.tsx';

const rowHeight = 29;

export function playersHeight(players: number): number {
  return (players + 1) * rowHeight + 4;
}

export function Players() {
  const { model } = useScene();
  return (
    <>
      {model.players.map((player, at) => (
        <PlayerRow key={player.id} player={player} y={at * rowHeight} />
      ))}
      <Nukes y={model.players.length * rowHeight} />
    </>
  );
}

function PlayerRow({ player, y }: { readonly player: Player; readonly y: number }) {
  const { model, words } = useScene();
  const current = player.id === model.current;
  const held = titlesOf(model, player);
  const standing = player.revealed;
  return (
    <Spot
      id={player.id}
      label={lineText(words, playerLine(model, words, player))}
      class={`player${current ? ' here' : ''}${standing === 'no' ? '' : ' revealed'}`}
      transform={`translate(0 ${y})`}
      corner={{ x: 518, y: 2 }}
      face={<rect class="reach" y="1" width="520" height={rowHeight - 2} rx="6" />}
    >
      {current && <Sign class="signal" d={peopleSymbols.current} x={14} y={15} size={15} />}
      <text class="name" x="28" y="21">
        {playerName(model, words, player)}
      </text>
      {standing !== 'no' && (
        <>
          <Sign class="cylon" d={peopleSymbols[standing]} x={146} y={16} size={20} />
          <text class="small" x="162" y="21">
            {words.t(`players.${standing}`)}
          </text>
        </>
      )}
      {held.map((title, at) => (
        <g key={title} transform={`translate(${standing === 'no' ? 146 + at * 120 : 320} 16)`}>
          <Sign d={titleSymbol(title)} size={20} />
          <text class="small" x="16" y="5">
            {words.voice.name(title)('nom')}
          </text>
        </g>
      ))}
      <Counted d={peopleSymbols.hand} n={player.hand} x={414} />
      <Counted d={peopleSymbols.loyalty} n={player.loyalty} x={472} />
    </Spot>
  );
}

function Counted({ d, n, x }: { readonly d: string; readonly n: number; readonly x: number }) {
  return (
    <g transform={`translate(${x} 16)`}>
      <Sign class="soft" d={d} size={20} />
      <text class="count" x="14" y="6">
        {n}
      </text>
    </g>
  );
}

function Nukes({ y }: { readonly y: number }) {
  const { model, words } = useScene();
  const line = nukesLine(model, words);
  const places = Math.max(model.print.nukes, model.nukes);
  return (
    <Spot
      id="nukes"
      label={lineText(words, line)}
      transform={`translate(0 ${y})`}
      corner={{ x: 518, y: 2 }}
      face={<rect class="reach" y="1" width="520" height={rowHeight} rx="6" />}
    >
      <text class="small" x="28" y="21">
        {line.name}
      </text>
      {Array.from({ length: places }, (_, at) =>
        at < model.nukes ? (
          <Piece key={at} of={`nuke:${at}`} x={186 + at * 34} y={16}>
            <Sign d={tokenSymbols.nuke} size={25} />
          </Piece>
        ) : (
          <circle key={at} class="slot" cx={186 + at * 34} cy="16" r="2.5" />
        ),
      )}
    </Spot>
  );
}
