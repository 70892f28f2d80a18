/** A beat in a line above the board, which shows the change at the same time. */
import { iconSymbols, stepSymbols } from '#board/symbols/icons.ts';
import { peopleSymbols } from '#board/symbols/people.ts';
import { tokenSymbols } from '#board/symbols/tokens.ts';
import { symbols } from '#board/symbols.ts';
import { Glyph } from '../bench/Glyph.tsx';
import { type Beat, placeOf } from './beats.ts';
import { headline, nameOf, type Show } from './show.ts';

export function Line(show: Show) {
  const { beat } = show;
  if (placeOf(beat) !== 'line') return null;
  return (
    <div class="stage-line" data-weight={beat.weight} aria-hidden="true">
      <Glyph d={signOf(show)} />
      <span>{lineOf(show)}</span>
      <Change beat={beat} />
    </div>
  );
}

function lineOf(show: Show): string {
  const { chief } = show.beat;
  return chief.type === 'turn-began'
    ? show.speech.t('status.turn', { n: chief.number, who: nameOf(show, chief.seat) })
    : headline(show);
}

/** What a resource was, and is. */
function Change({ beat: { chief } }: { readonly beat: Beat }) {
  if (chief.type !== 'resource-lost' && chief.type !== 'resource-gained') return null;
  const { type, amount, now } = chief;
  return (
    <b class={type === 'resource-lost' ? 'loss' : 'gain'}>
      {type === 'resource-lost' ? now + amount : now - amount} → {now}
    </b>
  );
}

/** The sign in front of a line above the board. */
function signOf({ beat: { chief } }: Pick<Show, 'beat'>): string {
  if ('resource' in chief) return symbols[chief.resource];
  switch (chief.type) {
    case 'turn-began':
      return peopleSymbols.current;
    case 'rolled':
    case 'roll-amended':
    case 'attacked':
    case 'risked':
      return tokenSymbols.die;
    case 'boarded':
    case 'centurion-advanced':
    case 'centurion-destroyed':
      return tokenSymbols.centurion;
    case 'nuke-spent':
      return tokenSymbols.nuke;
    case 'jump-track-moved':
    case 'last-jump-ready':
      return iconSymbols['prepare-for-jump'];
    case 'sleeper-phase':
      return peopleSymbols.loyalty;
    case 'activated':
      return stepSymbols.activate;
    case 'ship-destroyed':
      return tokenSymbols.destroyed;
    case 'galactica-damaged':
    case 'location-repaired':
      return tokenSymbols.damaged;
    default:
      return 'seat' in chief ? peopleSymbols.hand : stepSymbols.crisis;
  }
}
