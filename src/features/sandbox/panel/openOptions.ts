/** What can be told of a decision without telling what only its seat knows. */
import { type Library, optionsOf } from '#engine/index.ts';
import type { Choice } from '#engine/model/choice.ts';
import { settlesNothing } from './settlesNothing.ts';

/** Options of these are cards and tokens that only the asked player has looked at. */
const secret: ReadonlySet<string> = new Set(['crisis', 'destination', 'quorum', 'civilian', 'token', 'card']);

/** An option that names a card tells what the player holds, or is; what was chosen has been seen by all. */
export function isOpen({ faces, loyalty, quorum, ownCards }: Library, option: string): boolean {
  const isCard = faces.has(option) || loyalty.has(option) || quorum.has(option);
  return !isCard && ![...ownCards.values()].some(cards => cards.has(option));
}

/** The options of which anybody at the table knows; none, where there would be nothing to say of them. */
export function openOptions(lib: Library, asked: Choice, chosen: string): readonly string[] {
  if (asked.shape === 'some' || secret.has(asked.prompt) || settlesNothing(asked)) return [];
  const options = optionsOf(asked).flatMap(({ id }) => (id === chosen || isOpen(lib, id) ? [id] : []));
  return options.length > 1 ? options : [];
}
