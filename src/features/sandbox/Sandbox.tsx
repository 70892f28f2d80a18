/** The sandbox in its page: the door first, which is there at once, and the game behind it, which is fetched. */
import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { onTable } from '#books/registry.ts';
import { useHydrated } from '#ui/bench/useHydrated.ts';
import { inOwnLanguage } from '#ui/keep/inOwnLanguage.ts';
import { whenIdle } from '#ui/keep/whenIdle.ts';
import type { Opening } from '#ui/table/opening.ts';
import { loadTexts, type Site } from '#ui/table/texts.ts';
import { KeptGames, LastGame } from './desk/door/KeptGames.tsx';
import { isPacked, type Refused, unpacked } from './desk/door/packedIn.ts';
import { Refusal } from './desk/door/Refusal.tsx';
import { Door, type DoorProps } from './door/Door.tsx';
import type Game from './Game.tsx';
import type { Fault } from './Game.tsx';
import { openingIn } from './openingIn.ts';

type GameProps = Parameters<typeof Game>[0];

export type SandboxProps = Omit<
  DoorProps,
  'open' | 'ready' | 'fault' | 'again' | 'waiting' | 'last' | 'goesOn'
> &
  Pick<GameProps, 'openBench'>;

/** The game, and at the same time its words: the table takes them up, or says that they cannot be had. */
function load(site: Site, opening?: Opening) {
  loadTexts(site, opening?.from === 'options' ? opening.options.books : onTable([])).catch(() => undefined);
  return import('./Game.tsx');
}

/** While somebody looks around at the door, what every game needs is fetched, unless the device is to save data. */
function fetchAhead(site: Site): void {
  const connection: { readonly saveData?: boolean } = Reflect.get(navigator, 'connection') ?? {};
  if (connection.saveData !== true) whenIdle(() => void load(site).catch(() => undefined));
}

const showAddress = (hash: string) =>
  history.replaceState(history.state, '', location.pathname + location.search + hash);

export function Sandbox({ site, openBench, ...door }: SandboxProps) {
  const ready = useHydrated();
  const [opening, setOpening] = useState<Opening | undefined>(undefined);
  const [Loaded, setLoaded] = useState<{ readonly Game: ComponentType<GameProps> } | undefined>(undefined);
  const [fault, setFault] = useState<string | undefined>(undefined);
  // What could not be fetched, to be tried again; nothing else stands in its way.
  const [unreached, setUnreached] = useState<(() => void) | undefined>(undefined);
  const failWith = (because: Fault | undefined, again: () => void) => {
    setFault(because === undefined || because === 'unreachable' ? undefined : door.texts[because]);
    setUnreached(because === 'unreachable' ? () => again : undefined);
  };

  const [refused, setRefused] = useState<Refused | undefined>(undefined);
  // What a link cannot bring is told at the table too, and the game there goes on under its own address.
  const [missed, setMissed] = useState<Fault | undefined>(undefined);
  const before = useRef('');
  const cannot = (fault: Fault, again = () => {}) => {
    setMissed(fault);
    failWith(fault, again);
    if (document.documentElement.hasAttribute('data-table')) showAddress(before.current);
  };
  useEffect(() => {
    const read = (change?: HashChangeEvent) => {
      before.current = change === undefined ? '' : new URL(change.oldURL).hash;
      setRefused(undefined);
      setMissed(undefined);
      failWith(undefined, read);
      const named = openingIn(location.hash);
      if (named !== undefined) return setOpening(named);
      if (!isPacked(location.hash)) {
        if (location.hash.includes('=')) cannot('unknown');
        return;
      }
      const own = inOwnLanguage(site);
      if (own !== undefined) return location.replace(own);
      unpacked(site, location.hash).then(
        found => {
          if (found.ok) return setOpening(found.opening);
          setRefused(found);
          if (document.documentElement.hasAttribute('data-table')) showAddress(before.current);
        },
        () => cannot('unreachable', () => read(change)),
      );
    };
    read();
    fetchAhead(site);
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);

  useEffect(() => {
    if (opening === undefined) return;
    failWith(undefined, () => setOpening(opening));
    load(site, opening).then(
      ({ default: Game }) => setLoaded({ Game }),
      () => {
        failWith('unreachable', () => setOpening(opening));
        setOpening(undefined);
      },
    );
  }, [opening]);

  const [goesOn, setGoesOn] = useState(false);
  // The door goes when the table is laid out, so that nobody looks at nothing.
  const [laid, setLaid] = useState(false);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-table', opening !== undefined && laid);
  }, [opening, laid]);

  return (
    <>
      {!(laid && opening !== undefined) && (
        <>
          {refused !== undefined && <Refusal refused={refused} />}
          <Door
            {...door}
            last={ready && <LastGame site={site} label={door.texts.last} onFound={() => setGoesOn(true)} />}
            goesOn={goesOn}
            site={site}
            ready={ready}
            open={setOpening}
            fault={fault}
            again={unreached}
            waiting={opening !== undefined}
          />
          {ready && <KeptGames site={site} open={setOpening} />}
        </>
      )}
      {opening !== undefined && Loaded !== undefined && (
        <Loaded.Game
          site={site}
          opening={opening}
          openBench={openBench}
          onLaid={() => setLaid(true)}
          onLeave={because => {
            setLaid(false);
            setOpening(undefined);
            setRefused(undefined);
            if (location.hash !== '') showAddress('');
            failWith(because, () => setOpening(opening));
          }}
          onMissed={fault => cannot(fault, () => setOpening({ ...opening }))}
          missed={refused ?? missed}
          again={unreached}
          onRead={() => {
            setRefused(undefined);
            setMissed(undefined);
          }}
        />
      )}
    </>
  );
}
