/** The plan of the evening in a page: read from its link or from the device, kept there, and its books at hand. */
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { libraryOf } from '#books/libraries.ts';
import { type Book as Expansion, load as loadFacets, onTable, optionalBooks } from '#books/registry.ts';
import type { Library } from '#engine/index.ts';
import { benchMachine } from '#ui/bench/benchMachine.ts';
import { booksChanged, expansionsTonight, putOnTable } from '#ui/keep/books.ts';
import { inOwnLanguage } from '#ui/keep/inOwnLanguage.ts';
import { changeSettings } from '#ui/keep/settings.ts';
import { sayOfTable, tableTonight } from '#ui/keep/table.ts';
import type { PackFault } from '#ui/links/packed.ts';
import { firstObjectiveIn } from '#ui/table/firstObjective.ts';
import { makeSpeech, type Speech } from '#ui/table/speech.ts';
import { loadTexts, type Site } from '#ui/table/texts.ts';
import type { Evening } from './keptNights.ts';
import type { Night } from './night.ts';
import { firstPlan, makePlan, type Plan } from './plan.ts';
import {
  type Boxes,
  fitted,
  type PlanMove,
  type PlanStage,
  planBench,
  planStage,
  strangersIn,
} from './planBench.ts';
import { packPlan } from './planLink.ts';
import { saidBy } from './saidBy.ts';
import { deviceLanguage } from './site.ts';

/** The books of the plan, what they bring to an evening, and the words for everything in them. */
interface AtHand {
  readonly key: string;
  readonly lib: Library;
  readonly nights: readonly Night[];
  readonly speech: Speech;
}

export type EveningFault = 'unreachable' | 'badLink' | 'otherLink';

type Store = typeof import('./keptNights.ts');

export interface EveningShown {
  readonly plan: Plan;
  readonly stage: PlanStage;
  /** Undefined until the books have been fetched. */
  readonly atHand: AtHand | undefined;
  readonly names: readonly string[];
  readonly fault: EveningFault | undefined;
  /** Fetches the books once more. */
  readonly again: () => void;
  /** What the link names and the books do not have. */
  readonly strangers: readonly string[];
  /** The plan comes from a link and lies beside that of this device, which has not been replaced yet. */
  readonly isVisiting: boolean;
  /** It replaces that of this device, or goes. */
  readonly decide: (takes: boolean) => void;
  /** What is kept of the evening; undefined until it has been fetched. */
  readonly store: Store | undefined;
  /** The device keeps the plan, and all that is ticked and pressed. */
  readonly isKept: boolean;
  readonly answer: (move: PlanMove) => void;
  readonly rename: (seat: number, name: string) => void;
  readonly reset: () => void;
  /** Behind the address of any part of the evening. */
  readonly fragment: string;
}

export function useEvening(site: Site, boxes: Boxes): EveningShown {
  const libraries = useRef(new Map<string, Library>());
  const libraryFor = (books: readonly string[]) => libraries.current.get(books.join(' '));
  const [store, setStore] = useState<Store | undefined>(undefined);
  const fetched = useRef<Store | undefined>(undefined);
  /** The objective where none has been chosen; known as soon as the store is. */
  const objective = useRef('');
  const bench = useMemo(() => planBench(libraryFor, boxes, text => fetched.current?.parsePlan(text)), []);
  const [{ context }, send, actor] = useMachine(useMemo(() => benchMachine(bench), [bench]));
  const plan = context.state;
  const [read, setRead] = useState(false);
  const [names, setNames] = useState<readonly string[]>([]);
  const [atHand, setAtHand] = useState<AtHand | undefined>(undefined);
  const [fault, setFault] = useState<EveningFault | undefined>(undefined);
  const [strangers, setStrangers] = useState<readonly string[]>([]);
  const [isKept, setKept] = useState(true);
  const [isVisiting, setVisiting] = useState(false);
  const load = (to: Plan) => send({ type: 'LOAD', text: makePlan(to) });
  const planOfBooks = (on: readonly Expansion[]): Plan => ({
    ...firstPlan,
    objective: objective.current,
    books: onTable(on),
  });

  const readAddress = ({ planIn, ownEvening, readEvening, visit }: Store) => {
    const linked = planIn(location.hash);
    const own = linked && inOwnLanguage(site, deviceLanguage());
    if (own !== undefined) return location.replace(own);
    const isOther = linked?.ok === true && wouldReplace(ownEvening(), linked.plan, planOfBooks([]));
    visit(isOther ? linked.plan : undefined);
    setVisiting(isOther);
    const kept = readEvening();
    const found = linked?.ok === true ? linked.plan : (kept.plan ?? planOfBooks(expansionsTonight()));
    setFault(linked?.ok === false ? faultOf(linked.fault) : undefined);
    setStrangers([]);
    // Names belong to the seats they were written for.
    const isSame = kept.plan !== undefined && sameSeats(kept.plan, found);
    setNames(isSame ? kept.names : []);
    load(found);
    setRead(true);
  };
  useEffect(() => {
    Promise.all([import('./keptNights.ts'), loadFacets('cards', onTable([]))]).then(
      ([loaded, books]) => {
        fetched.current = loaded;
        objective.current = firstObjectiveIn(books);
        setStore(loaded);
      },
      () => setFault('unreachable'),
    );
  }, []);
  useEffect(() => {
    if (store === undefined) return;
    const follow = () => readAddress(store);
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [store]);

  // The switches of the header and the plan are about the same books. They are put there one by one: in between, what
  // lies on the table is not what anybody wants.
  const isPutting = useRef(false);
  useEffect(() => {
    if (!read) return;
    const follow = () => {
      if (isPutting.current || isVisiting) return;
      const on = expansionsTonight();
      const now = actor.getSnapshot().context.state.books;
      for (const book of optionalBooks) {
        if (on.includes(book) !== now.includes(book))
          send({ type: 'ANSWER', move: { type: 'book', book, on: on.includes(book) } });
      }
      const { objective } = tableTonight();
      const { objective: before } = actor.getSnapshot().context.state;
      if (objective !== undefined && objective !== before && libraryFor(now)?.objectives.has(objective))
        send({ type: 'ANSWER', move: { type: 'objective', objective } });
    };
    addEventListener(booksChanged, follow);
    return () => removeEventListener(booksChanged, follow);
  }, [read, isVisiting]);

  const text = makePlan(plan);
  useEffect(() => {
    if (!read || store === undefined) return;
    setKept(store.keepEvening({ plan, names }));
    if (!isVisiting) {
      changeSettings({ box: plan.box });
      const on = expansionsTonight();
      isPutting.current = true;
      for (const book of optionalBooks)
        if (on.includes(book) !== plan.books.includes(book)) putOnTable(book, plan.books.includes(book));
      // Who has only opened this page has said nothing of the table.
      const isSaid = makePlan(plan) !== makePlan(planOfBooks(expansionsTonight()));
      if (isSaid && atHand?.key === plan.books.join(' ')) {
        const { books: _, ...said } = saidBy(atHand.lib, atHand.nights, plan);
        sayOfTable({ leader: undefined, ...said });
      }
      isPutting.current = false;
    }
    const url = `${location.pathname}${location.search}#${packPlan(plan)}`;
    history.replaceState(history.state, '', url);
  }, [read, text, names, isVisiting, atHand]);

  const key = plan.books.join(' ');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!read) return;
    let left = false;
    Promise.all([loadTexts(site, plan.books), libraryOf(plan.books), nightsOf(plan.books)]).then(
      ([texts, lib, nights]) => {
        libraries.current.set(key, lib);
        if (left) return;
        setAtHand({ key, lib, nights, speech: makeSpeech(site, texts) });
        const now = actor.getSnapshot().context.state;
        setStrangers(strangersIn(lib, now));
        load(fitted(lib, now));
      },
      () => left || setFault('unreachable'),
    );
    return () => {
      left = true;
    };
  }, [read, key, tries]);

  return {
    plan,
    stage: planStage(libraryFor, plan),
    atHand: atHand?.key === key ? atHand : undefined,
    names,
    fault,
    again() {
      setFault(undefined);
      setTries(tries + 1);
    },
    strangers,
    isVisiting,
    store,
    decide(takes) {
      if (store === undefined) return;
      if (takes) setKept(store.takeOver());
      else {
        const { plan: mine } = store.ownEvening();
        const url = `${location.pathname}${location.search}${mine ? `#${packPlan(mine)}` : ''}`;
        history.replaceState(history.state, '', url);
        readAddress(store);
      }
      setVisiting(false);
    },
    isKept,
    fragment: read ? `#${packPlan(plan)}` : '',
    answer(move) {
      if (move.type === 'begin') setNames(turned(names, move.seat, plan.seats.length));
      send({ type: 'ANSWER', move });
    },
    rename: (seat, name) => setNames(plan.seats.map((_, at) => (at === seat ? name : (names[at] ?? '')))),
    reset() {
      setNames([]);
      store?.keepEvening({ ticks: {}, table: undefined });
      load(planOfBooks(expansionsTonight()));
    },
  };
}

async function nightsOf(books: readonly Expansion[]): Promise<readonly Night[]> {
  const facets = await loadFacets('play', books);
  return Promise.all(facets.map(({ night }) => night()));
}

const faultOf = (fault: PackFault): EveningFault => (fault === 'other-format' ? 'otherLink' : 'badLink');

/** Whether the plan of a link would cost this device something: an evening whose planning has begun. */
function wouldReplace({ plan, names, ticks, table }: Evening, linked: Plan, untouched: Plan): boolean {
  if (plan === undefined || makePlan(plan) === makePlan(linked)) return false;
  const isUntouched = makePlan(plan) === makePlan({ ...untouched, books: plan.books });
  const isBegun = names.some(name => name.trim() !== '') || Object.keys(ticks).length > 0 || Boolean(table);
  return isBegun || !isUntouched;
}

const sameSeats = (one: Plan, other: Plan): boolean => one.seats.join(' ') === other.seats.join(' ');

function turned(names: readonly string[], by: number, seats: number): readonly string[] {
  const all = Array.from({ length: seats }, (_, at) => names[at] ?? '');
  return [...all.slice(by), ...all.slice(0, by)];
}

/** What a player is called tonight: by name, else by character, else by number. */
export function calledAt(
  { plan, names }: Pick<EveningShown, 'plan' | 'names'>,
  speech: Speech,
  seat: number,
  numbered: (n: number) => string,
): string {
  const name = names[seat]?.trim();
  if (name) return name;
  const character = plan.seats[seat];
  return character === undefined ? numbered(seat + 1) : speech.words.shortName(character);
}
