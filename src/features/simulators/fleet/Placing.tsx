/** Which ships are in an area, how many centurions are on board, and what is activated. */
import { sectorName, shipName } from '#board/describe/sectors.ts';
import { peopleSymbols } from '#board/symbols/people.ts';
import { shipSymbols } from '#board/symbols/ships.ts';
import { tokenSymbols } from '#board/symbols/tokens.ts';
import { capital, type Words } from '#board/words.ts';
import { sectors } from '#engine/model/vocabulary.ts';
import { Glyph } from '#ui/bench/Glyph.tsx';
import { Key } from '#ui/bench/StepKeys.tsx';
import { Select } from '../kit/Select.tsx';
import type { FleetTexts } from './FleetBench.tsx';
import {
  type Activation,
  type FleetState,
  type Library,
  left,
  type Squadron,
  shipsIn,
  squadrons,
} from './fleetBench.ts';

type Change =
  | { readonly type: 'look-at'; readonly sector: (typeof sectors)[number] }
  | { readonly type: 'put' | 'take'; readonly kind: Squadron }
  | { readonly type: 'land' | 'remove' }
  | { readonly type: 'activate'; readonly what: Activation };

type Props = {
  readonly name: string;
  readonly lib: Library;
  readonly state: FleetState;
  readonly activations: readonly Activation[];
  readonly texts: FleetTexts;
  readonly words: Words;
  readonly hydrated: boolean;
  readonly send: (change: Change) => void;
};

const signs: { readonly [kind in Squadron]: string } = {
  ...shipSymbols,
  pilot: peopleSymbols.current,
};

export function Placing({ name, lib, state, activations, texts, words, hydrated, send }: Props) {
  const { fleet, sector } = state;
  const nameOf = (kind: Squadron) =>
    kind === 'pilot' ? texts.pilot : shipName(words, kind === 'viper' ? 'unmanned-viper' : kind);
  const { length } = fleet.centurions;
  return (
    <div class="placing needs-script">
      <Select
        label={texts.area}
        options={sectors.map(value => ({ value, name: capital(sectorName(words, value), words) }))}
        chosen={sector}
        hydrated={hydrated}
        onChoose={one => send({ type: 'look-at', sector: one })}
      />
      <ul aria-label={texts.ships}>
        {squadrons.map(kind => (
          <Count
            key={kind}
            sign={signs[kind]}
            name={nameOf(kind)}
            n={shipsIn(fleet, sector, kind)}
            full={left(lib, fleet, kind) === 0}
            {...{ texts, hydrated }}
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
            {...{ texts, hydrated }}
            onLess={() => send({ type: 'remove' })}
            onMore={() => send({ type: 'land' })}
          />
        )}
      </ul>
      <p class="label">{texts.activate}</p>
      <p class="steps">
        {activations.map((what, at) => (
          <Key
            key={what}
            face={texts.deeds[what]}
            hydrated={hydrated}
            quiet={at > 0}
            onPress={what === 'armory' && length === 0 ? undefined : () => send({ type: 'activate', what })}
          />
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
  readonly hydrated: boolean;
  readonly onLess: () => void;
  readonly onMore: () => void;
};

function Count({ sign, name, n, full, texts, hydrated, onLess, onMore }: CountProps) {
  return (
    <li>
      <Glyph d={sign} /> <span>{name}</span>
      <span class="stepper">
        <span class="keys">
          <button
            type="button"
            aria-label={`${name}: ${texts.less}`}
            disabled={!hydrated || n === 0}
            onClick={onLess}
          >
            −
          </button>
          <output>{n}</output>
          <button
            type="button"
            aria-label={`${name}: ${texts.more}`}
            disabled={!hydrated || full}
            onClick={onMore}
          >
            +
          </button>
        </span>
      </span>
    </li>
  );
}
