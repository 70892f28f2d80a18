/** The part of the sandbox that is fetched when a game begins: the engine, the board, the words. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { load, onTable } from '#books/registry.ts';
import type { Difference } from '#engine/index.ts';
import type { Weigh } from '#ui/stage/facet.ts';
import { weighWith } from '#ui/stage/weights.ts';
import type { OpenBench } from '#ui/table/onSite.ts';
import type { Opening } from '#ui/table/opening.ts';
import { makeSpeech, type Speech } from '#ui/table/speech.ts';
import { loadTexts, type Site } from '#ui/table/texts.ts';
import { Brains } from './brains/brains.ts';
import { fetchOnSite } from './fetchOnSite.ts';
import { gameKey } from './guide/guided.ts';
import { isAtTable } from './machine/table.ts';
import type { MissedProps } from './parts/Missed.tsx';
import { Table } from './Table.tsx';
import { type Sandbox, useSandbox } from './useSandbox.ts';
import { useSettings } from './useSettings.ts';

type Props = {
  readonly site: Site;
  readonly opening: Opening;
  /** Where what stands on simulators can be played on. */
  readonly openBench?: OpenBench | undefined;
  /** The table is there to be seen. */
  readonly onLaid: () => void;
  /** There is no game in it, or the table has been left. */
  readonly onLeave: (fault?: Fault) => void;
  /** There is no game in it, and the one on the table goes on. */
  readonly onMissed: (fault: Fault) => void;
} & MissedProps;

export type Fault = 'unknown' | 'unreachable' | 'refused';

export default function Game({ site, opening, openBench, onLaid, onLeave, onMissed, ...link }: Props) {
  const [settings, set] = useSettings();
  const play = useSandbox(
    useMemo(() => fetchOnSite(site), [site]),
    openBench,
    { hurried: settings.pace === 'once', windows: settings.askAll ? 'all' : 'able' },
  );
  const brains = useMemo(() => new Brains(), []);
  useEffect(() => {
    brains.getReady(onTable([]), 'bots');
    return () => brains.stop();
  }, [brains]);
  const [begun, setBegun] = useState(false);
  const [differs, setDiffers] = useState<Difference | undefined>(undefined);
  useEffect(() => {
    let left = false;
    const open = async () => {
      const opened = await play.session.load(opening).catch(() => 'unreachable' as const);
      if (left) return;
      const fault = opened === 'unreachable' ? opened : opened.ok === false && faultOf(opened.because.fault);
      if (fault !== false) (isAtTable(play.now()) ? onMissed : onLeave)(fault);
      else if (opened !== 'unreachable') {
        setDiffers(opened.ok === 'partly' ? opened.differs : undefined);
        const table = play.now();
        if (opening.guided && isAtTable(table))
          set({ guide: { met: [], game: gameKey(table.game), firstRound: true } });
        setBegun(true);
      }
    };
    void open();
    return () => {
      left = true;
    };
  }, [opening]);

  const { state } = play;
  useEffect(() => {
    if (begun && !isAtTable(play.now())) onLeave();
  }, [begun, state]);
  const words = useWords(site, play, onLeave);
  const laid = isAtTable(state) && words !== undefined;
  useEffect(() => {
    if (laid) onLaid();
  }, [laid]);
  if (!isAtTable(state) || words === undefined) return null;
  return (
    <Table
      {...{ play, ...words, brains, settings, set, differs, link }}
      table={state}
      edits={opening.edits === true}
    />
  );
}

const faultOf = (fault: string): Fault =>
  fault === 'unknown-preset' ? 'unknown' : fault === 'unreachable' ? 'unreachable' : 'refused';

interface Words {
  readonly speech: Speech;
  readonly weigh: Weigh;
}

/** The words of the books that are played with, and how much what happens in them matters. */
function useWords(site: Site, { state }: Sandbox, onLeave: Props['onLeave']): Words | undefined {
  const books = isAtTable(state) ? state.game.lib.books.join(' ') : undefined;
  const [found, setFound] = useState<{ readonly books: string; readonly words: Words } | undefined>(
    undefined,
  );
  useEffect(() => {
    if (books === undefined) return;
    let left = false;
    const named = books.split(' ');
    Promise.all([loadTexts(site, named), load('stage', named)]).then(
      ([texts, stage]) =>
        left || setFound({ books, words: { speech: makeSpeech(site, texts), weigh: weighWith(stage) } }),
      () => left || onLeave('unreachable'),
    );
    return () => {
      left = true;
    };
  }, [site, books]);
  return found?.books === books ? found?.words : undefined;
}
