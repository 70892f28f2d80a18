/** What goes on beside the table all the time: the game is kept, and what was left behind is a branch. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Difference, Game } from '../../../engine/index.ts';
import type { Opening } from '../../../machines/sandbox/opening.ts';
import type { OpeningFault, SandboxSession } from '../../../machines/sandbox/session.ts';
import { type Branch, branchesAfter } from '../../../machines/timeline/branches.ts';
import type { Speech } from '../speech.ts';
import { isPacked } from './door/packedIn.ts';
import type { Keeper } from './games/keeping.ts';
import { type Keeping, notKept } from './games/notKept.ts';
import type { Said } from './said.ts';
import type { Mark } from './scenario/scenarioFiles.ts';

export interface DeskScene {
  /** Undefined until its words have come. */
  readonly said: Said | undefined;
  readonly keeping: Keeping;
  readonly branches: readonly Branch[];
  readonly marks: readonly Mark[];
  readonly mark: (marks: readonly Mark[]) => void;
  readonly name: (name: string) => void;
  readonly take: () => void;
  readonly open: (opening: Opening, kept?: string) => Promise<string | undefined>;
  /** What the last opening has to say though it is open. */
  readonly told: string | undefined;
}

const savedIn = (hash: string): string | undefined => /^#saved=(.+)$/.exec(hash)?.[1];

/** `differs`: what the opening of the first game had to say. */
export function useDesk(session: SandboxSession, speech: Speech, differs?: Difference): DeskScene {
  const { game, name, players } = session;
  const [keeping, tell] = useState(notKept);
  const [keeper, bring] = useState<Keeper | undefined>(undefined);
  const said = useSaid(speech);
  const [holdsTo, hold] = useState(differs);
  // One that was opened by its address goes on under its id.
  const opened = useRef(savedIn(location.hash));

  useEffect(() => {
    let over = false;
    let brought: Keeper | undefined;
    void import('./games/keeping.ts').then(({ Keeper }) => {
      if (over) return;
      brought = new Keeper(tell);
      bring(brought);
    });
    return () => {
      over = true;
      brought?.end();
    };
  }, []);
  useEffect(() => {
    if (keeper === undefined || name === undefined || game === undefined) return;
    keeper.begin(name, opened.current);
    opened.current = undefined;
    keeper.note({ game, players });
  }, [keeper, name, game, players]);

  useAddressOf(keeping, players);
  const branches = useBranches(session);
  const [marks, mark] = useState<readonly Mark[]>([]);
  useEffect(() => mark([]), [name]);

  const open = async (opening: Opening, kept?: string): Promise<string | undefined> => {
    opened.current = kept;
    const result = await session.load(opening).catch(() => undefined);
    if (result === undefined) return said?.t('faults.unreachable') ?? '';
    if (result.ok === false) {
      opened.current = undefined;
      return said === undefined ? '' : faultText(said, result.because);
    }
    hold(result.ok === 'partly' ? result.differs : undefined);
    return undefined;
  };
  return {
    said,
    keeping,
    branches,
    marks,
    mark,
    name: called => keeper?.name(called),
    take: () => keeper?.take(),
    open,
    told: said && holdsTo && `${said.difference(holdsTo)} ${said.t('faults.partly')}`,
  };
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

function useSaid(speech: Speech): Said | undefined {
  const [said, say] = useState<Said | undefined>(undefined);
  useEffect(() => {
    let over = false;
    const load = async () => {
      const [{ deskTexts }, { makeSaid }] = await Promise.all([
        import('./doorSaid.ts'),
        import('./loadSaid.ts'),
      ]);
      const texts = await deskTexts(speech.site);
      if (!over) say(makeSaid(speech, texts));
    };
    // Without them the table can be played at all the same; they are asked for again with the next game.
    load().catch(() => undefined);
    return () => {
      over = true;
    };
  }, [speech]);
  return said;
}

/**
 * Whoever comes back to the page, or is brought back by a device that has put it to sleep, finds the game where it stood.
 * With several humans nothing that a link has brought stays in the address: it may hold their secrets.
 */
function useAddressOf({ id, written }: Keeping, players: SandboxSession['players']): void {
  const several = players.filter(player => player === 'human').length > 1;
  useEffect(() => {
    const show = (hash: string) =>
      history.replaceState(history.state, '', location.pathname + location.search + hash);
    if (id !== undefined && written) show(`#saved=${id}`);
    else if (several && isPacked(location.hash)) show('');
  }, [id, written, several]);
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
