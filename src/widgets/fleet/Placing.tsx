/** Which ships stand in an area, how many centurions are on board, and what is set in motion. */
import { sectorName, shipName } from '../../board/describe/sectors.ts';
import { peopleSymbols } from '../../board/symbols/people.ts';
import { shipSymbols } from '../../board/symbols/ships.ts';
import { tokenSymbols } from '../../board/symbols/tokens.ts';
import { capital, type Words } from '../../board/words.ts';
import { sectors } from '../../engine/model/vocabulary.ts';
import {
  type Context,
  type Deed,
  type Library,
  left,
  type Squadron,
  shipsIn,
  squadrons,
} from '../../machines/fleetBench.ts';
import { Glyph } from '../bench/Glyph.tsx';
import type { FleetTexts } from '../FleetBench.tsx';

type Change =
  | { readonly type: 'look-at'; readonly sector: (typeof sectors)[number] }
  | { readonly type: 'put' | 'take'; readonly kind: Squadron }
  | { readonly type: 'land' | 'remove' }
  | { readonly type: 'activate'; readonly deed: Deed };

type Props = {
  readonly name: string;
  readonly lib: Library;
  readonly context: Context;
  readonly deeds: readonly Deed[];
  readonly texts: FleetTexts;
  readonly words: Words;
  readonly awake: boolean;
  readonly send: (change: Change) => void;
};

const signs: { readonly [kind in Squadron]: string } = {
  ...shipSymbols,
  pilot: peopleSymbols.current,
};

export function Placing({ name, lib, context, deeds, texts, words, awake, send }: Props) {
  const { fleet, sector } = context;
  const nameOf = (kind: Squadron) =>
    kind === 'pilot' ? texts.pilot : shipName(words, kind === 'viper' ? 'unmanned-viper' : kind);
  const { length } = fleet.centurions;
  return (
    <div class="placing needs-script">
      <label class="area">
        <span class="label">{texts.area}</span>
        <select
          value={sector}
          disabled={!awake}
          onChange={({ currentTarget }) => {
            const chosen = sectors.find(one => one === currentTarget.value);
            if (chosen !== undefined) send({ type: 'look-at', sector: chosen });
          }}
        >
          {sectors.map(one => (
            <option key={one} value={one}>
              {capital(sectorName(words, one), words)}
            </option>
          ))}
        </select>
      </label>
      <ul aria-label={texts.ships}>
        {squadrons.map(kind => (
          <Count
            key={kind}
            sign={signs[kind]}
            name={nameOf(kind)}
            n={shipsIn(fleet, sector, kind)}
            full={left(lib, fleet, kind) === 0}
            {...{ texts, awake }}
            onLess={() => send({ type: 'take', kind })}
            onMore={() => send({ type: 'put', kind })}
          />
        ))}
        {name === 'boarding' && (
          <Count
            sign={tokenSymbols.centurion}
            name={texts.centurions}
            n={length}
            full={length >= lib.components.centurions}
            {...{ texts, awake }}
            onLess={() => send({ type: 'remove' })}
            onMore={() => send({ type: 'land' })}
          />
        )}
      </ul>
      <p class="label">{texts.activate}</p>
      <p class="steps">
        {deeds.map((deed, at) => (
          <button
            key={deed}
            type="button"
            class={at === 0 ? 'button' : 'button quiet'}
            disabled={!awake || (deed === 'armory' && length === 0)}
            onClick={() => send({ type: 'activate', deed })}
          >
            {texts.deeds[deed]}
          </button>
        ))}
      </p>
    </div>
  );
}

type CountProps = {
  readonly sign: string;
  readonly name: string;
  readonly n: number;
  readonly full: boolean;
  readonly texts: FleetTexts;
  readonly awake: boolean;
  readonly onLess: () => void;
  readonly onMore: () => void;
};

function Count({ sign, name, n, full, texts, awake, onLess, onMore }: CountProps) {
  return (
    <li>
      <Glyph d={sign} /> <span>{name}</span>
      <span class="stepper">
        <span class="keys">
          <button
            type="button"
            aria-label={`${name}: ${texts.less}`}
            disabled={!awake || n === 0}
            onClick={onLess}
          >
            −
          </button>
          <output>{n}</output>
          <button
            type="button"
            aria-label={`${name}: ${texts.more}`}
            disabled={!awake || full}
            onClick={onMore}
          >
            +
          </button>
        </span>
      </span>
    </li>
  );
}
