/** What goes on beside the table all the time: the game is kept, and what was left behind is a branch. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Difference, Game } from '#engine/index.ts';
import { askToPersist } from '#ui/keep/persist.ts';
import { type Part, usePart } from '#ui/loading/usePart.ts';
import type { Opening } from '#ui/table/opening.ts';
import type { Speech } from '#ui/table/speech.ts';
import type { OpeningFault, SandboxSession } from '../machine/session.ts';
import type { KeptGame } from '../saves/games.ts';
import { type Branch, branchesAfter } from '../time/branches.ts';
import { isPacked } from './door/packedIn.ts';
import { Keeper } from './games/keeping.ts';
import { nameBeside } from './games/nameBeside.ts';
import { type Keeping, notKept } from './games/notKept.ts';
import { games } from './games/onDevice.ts';
import { openingOfKept } from './games/openingOfKept.ts';
import type { Said } from './said.ts';
import type { Mark } from './scenario/scenarioFiles.ts';

export interface DeskScene {
  /** Its words, which are fetched after the table. */
  readonly words: Part<Said>;
  readonly keeping: Keeping;
  readonly branches: readonly Branch[];
  readonly marks: readonly Mark[];
  readonly mark: (marks: readonly Mark[]) => void;
  readonly name: (name: string) => void;
  readonly take: () => void;
  /** Tries once more to keep the game. */
  readonly keepAgain: () => void;
  readonly open: (opening: Opening) => Promise<string | undefined>;
  /** What the last opening has to say though it is open. */
  readonly told: string | undefined;
}

/** `differs`: what the opening of the first game had to say. */
export function useDesk(session: SandboxSession, speech: Speech, differs?: Difference): DeskScene {
  const { game, name, players, standingAnswers, save } = session;
  const words = useSaid(speech);
  const said = words.loaded;
  const [holdsTo, setHoldsTo] = useState(differs);

  const load = async (opening: Opening) => {
    const result = await session.load(opening);
    if (result.ok !== false) setHoldsTo(result.ok === 'partly' ? result.differs : undefined);
    return result;
  };
  const show = async (id: string, found: KeptGame): Promise<boolean> => {
    const shown = await load(openingOfKept(id, found, true)).catch(() => undefined);
    return shown !== undefined && shown.ok !== false;
  };
  const [keeping, keeper] = useKeeper({
    show,
    nameBeside: (called, table) => nameBeside(speech, called, table),
  });
  useEffect(() => {
    if (keeper === undefined || name === undefined || game === undefined) return;
    const table = { game, players, standingAnswers };
    keeper.begin(name, table, save);
    keeper.note(table);
  }, [keeper, name, game, players, standingAnswers, save]);

  useAddressOf(keeping, players);
  const branches = useBranches(session);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useEffect(() => setMarks([]), [name]);

  const open = async (opening: Opening): Promise<string | undefined> => {
    const result = await load(opening).catch(() => undefined);
    if (result === undefined) return said?.t('faults.unreachable') ?? '';
    return result.ok === false ? (said === undefined ? '' : faultText(said, result.because)) : undefined;
  };
  return {
    words,
    keeping,
    branches,
    marks,
    mark: setMarks,
    name: called => keeper?.name(called),
    take: () => keeper?.take(),
    keepAgain: () => keeper?.again(),
    open,
    told: said && holdsTo && `${said.difference(holdsTo)} ${said.t('faults.partly')}`,
  };
}

type Around = Pick<ConstructorParameters<typeof Keeper>[0], 'show' | 'nameBeside'>;

/** What it needs of the page is always that of the last drawing. */
function useKeeper(around: Around): readonly [Keeping, Keeper | undefined] {
  const [keeping, setKeeping] = useState(notKept);
  const [keeper, setKeeper] = useState<Keeper | undefined>(undefined);
  const latest = useRef(around);
  latest.current = around;
  useEffect(() => {
    const begun = new Keeper({
      games,
      tell: setKeeping,
      show: (id, found) => latest.current.show(id, found),
      nameBeside: (called, table) => latest.current.nameBeside(called, table),
      onKept: askToPersist,
    });
    setKeeper(begun);
    return () => begun.end();
  }, []);
  return [keeping, keeper];
}

function faultText({ t, loadFault }: Said, because: OpeningFault): string {
  switch (because.fault) {
    case 'bad-save':
      return loadFault(because.loaded);
    case 'bad-position':
      return t('faults.impossible', { where: '' });
    default:
      return t(`faults.${because.fault}`);
  }
}

function useSaid(speech: Speech): Part<Said> {
  return usePart(async () => {
    const [{ deskTexts }, { makeSaid }] = await Promise.all([
      import('./doorSaid.ts'),
      import('./loadSaid.ts'),
    ]);
    return makeSaid(speech, await deskTexts(speech.site));
  }, speech);
}

/**
 * Whoever comes back to the page, or is brought back by a device that has put it to sleep, finds the game where it stood.
 * With several humans nothing that a link has brought stays in the address: it may hold their secrets.
 */
function useAddressOf({ opensBy }: Keeping, players: SandboxSession['players']): void {
  const several = players.filter(player => player === 'human').length > 1;
  useEffect(() => {
    const show = (hash: string) =>
      history.replaceState(history.state, '', location.pathname + location.search + hash);
    if (opensBy !== undefined) show(`#saved=${opensBy}`);
    else if (several && isPacked(location.hash)) show('');
  }, [opensBy, several]);
}

function useBranches(session: SandboxSession): readonly Branch[] {
  const end = session.gameAt(session.of);
  const known = useRef<{ end: Game | undefined; branches: readonly Branch[] }>({
    end: undefined,
    branches: [],
  });
  const { current } = known;
  if (end !== undefined && end !== current.end) {
    const branches = current.end === undefined ? [] : branchesAfter(current.branches, current.end, end);
    known.current = { end, branches };
  }
  return known.current.branches;
}
