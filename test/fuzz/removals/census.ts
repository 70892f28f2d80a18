/** How often each card, token and piece is there, whatever the books: what is taken away goes somewhere. */
import type { Library } from '#engine/index.ts';
import type { State } from '#engine/model/state.ts';

export type Census = ReadonlyMap<string, number>;

/** Words that are no cards lying somewhere, though a card may be called so. */
const noPlaces: ReadonlySet<string> = new Set([
  'options',
  'rulings',
  'stack',
  'pending',
  'answers',
  'luck',
  'passed',
  'titles',
  'used',
  'id',
  'character',
  'place',
  'forces',
  'kind',
  'revealed',
  'overlays',
]);

/** No procedure has a card in its hands. */
export function isQuiet({ stack, over }: State): boolean {
  return (
    over === undefined && stack.at(-1)?.turn !== undefined && stack.every(each => !each.own && !each.offered)
  );
}

/** A deck that another takes the place of in the course of the game is left out. */
export function census(lib: Library, state: State): Census {
  const found = new Map<string, number>();
  const add = (what: string, n = 1) => found.set(what, (found.get(what) ?? 0) + n);
  const exchanged = lib.objectives.get(state.options.objective)?.settle !== undefined;
  const isCard = (word: string) =>
    lib.faces.has(word) ||
    (!exchanged && lib.crises.has(word)) ||
    [lib.quorum, lib.loyalty, lib.destinations, lib.tokens, lib.civilians, ...lib.ownCards.values()].some(
      cards => cards.has(word) && !(exchanged && lib.crises.has(word)),
    );
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      if (isCard(value)) add(value);
    } else if (Array.isArray(value)) value.forEach(walk);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, each] of Object.entries(value)) if (!noPlaces.has(key)) walk(each);
    }
  };
  // A mission that counts already lies beside the objective.
  const { mission } = state.slots;
  const twice = mission !== undefined && state.inPlay.includes(mission.card);
  walk(twice ? { ...state, slots: { ...state.slots, mission: undefined } } : state);
  const vipers = state.ships.filter(({ kind, craft }) => kind === 'viper' && craft === undefined).length;
  add('vipers', vipers + state.reserves.vipers + state.damagedVipers + state.destroyed.vipers);
  add('raptors', state.reserves.raptors + state.destroyed.raptors);
  return found;
}

/** What is there more or less often than it was. */
export function differences(before: Census, after: Census): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap(what => {
    const [was, is] = [before.get(what) ?? 0, after.get(what) ?? 0];
    return was === is ? [] : [`${what}: ${was} before, ${is} now`];
  });
}
