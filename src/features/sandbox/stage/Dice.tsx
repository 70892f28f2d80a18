/** The dice of the last step, seen to roll. What they show, the log says; here it is only seen. */
import { tokenSymbols } from '#board/symbols/tokens.ts';
import { Glyph } from '#ui/bench/Glyph.tsx';
import { useTable } from '../scene.ts';

/** More than these would only be a crowd. */
const most = 8;

export function Dice() {
  const { table, settings } = useTable();
  const rolled = table.events.filter(event => event.type === 'rolled').slice(-most);
  if (rolled.length === 0) return;
  const key = `${table.name} ${table.game.log?.length}`;
  return (
    <p key={key} class="dice" data-still={settings.stillDice || undefined} aria-hidden="true">
      {rolled.map(({ face, value }, at) => (
        <span key={at} class="thrown" style={`--at:${at}`}>
          <Glyph d={tokenSymbols.die} />
          <b>{face}</b>
          {value !== face && <small>{value}</small>}
        </span>
      ))}
    </p>
  );
}
