/** The line at the top: whose turn it is, what the fleet has left, how far it has come. */

import { tokenSymbols } from '#board/symbols/tokens.ts';
import { symbols } from '#board/symbols.ts';
import { resources } from '#engine/model/vocabulary.ts';
import { Glyph } from '#ui/bench/Glyph.tsx';
import { seatName } from '#ui/table/speech.ts';
import { useTable } from '../scene.ts';

export function Status() {
  const { view, model, speech } = useTable();
  const { t, words, narrator } = speech;
  const { turn } = view;
  const { print } = model;
  const auto = print.jumpTrack.length - 1;
  const near = view.centurions.length === 0 ? undefined : Math.max(...view.centurions);
  return (
    <div class="status">
      <p class="status-turn">
        {view.over !== undefined ? (
          <b>{t(`over.${view.over.winner}`)}</b>
        ) : turn === undefined ? (
          <b>{t('status.before')}</b>
        ) : (
          <>
            <b>{t('status.turn', { n: turn.number, who: seatName(speech, view.seats, turn.seat) })}</b>{' '}
            <span>{narrator.tell(`step.${turn.step}`)}</span>
          </>
        )}
      </p>
      <ul class="gauges">
        {resources.map(resource => {
          const n = view.resources[resource];
          const red = n <= print.resources[resource].redAtOrBelow;
          return (
            <li key={resource} data-red={red || undefined} data-help={`spot:${resource}`}>
              <Glyph d={symbols[resource]} />
              <span class="visually-hidden">{words.voice.name(resource)('nom')} </span>
              <b>{n}</b>
              {red && <Glyph d={tokenSymbols['red-zone']} />}
            </li>
          );
        })}
        <li data-help="spot:jump-track">
          <Glyph d={tokenSymbols.fleet} />
          <span class="visually-hidden">{words.t('jump.fleet')} </span>
          <b>
            {view.jumpTrack}
            <small>/{auto}</small>
          </b>
        </li>
        <li data-help="spot:distance">
          <Glyph d={tokenSymbols['last-jump']} />
          <span class="visually-hidden">{words.t('jump.distance')} </span>
          <b>
            {view.distance}
            <small>/{print.lastJump}</small>
          </b>
        </li>
        {near !== undefined && (
          <li data-red={near >= print.boardingLost - 1 || undefined} data-help="spot:boarding">
            <Glyph d={tokenSymbols.centurion} />
            <span class="visually-hidden">{words.t('parts.boarding')} </span>
            <b>
              {near}
              <small>/{print.boardingLost}</small>
            </b>
          </li>
        )}
      </ul>
    </div>
  );
}
