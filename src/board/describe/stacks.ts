import type { BoardModel, Cell, Stacked } from '../model.ts';
import type { Words } from '../words.ts';
import type { Line } from './line.ts';
import { cargoText } from './sectors.ts';

export const stackName = ({ t }: Words, { id }: Stacked): string => t(`stacks.${id}`);

/** What this viewer knows of the top, up to the last ship that they have seen. */
function knownOf(model: BoardModel, words: Words, { cards }: Stacked): string | undefined {
  const known = cards.slice(0, cards.findLastIndex(card => card !== undefined) + 1);
  if (known.length === 0) return undefined;
  const names = known.map(card =>
    card === undefined ? words.t('decks.unknown') : cargoText(card, model.print, words),
  );
  return words.t('decks.top', { cards: names.join('; ') });
}

export function stackLine(model: BoardModel, words: Words, stack: Stacked): Line {
  const known = knownOf(model, words, stack);
  return {
    spot: stack.id,
    name: stackName(words, stack),
    items: [words.t('decks.left', { n: stack.cards.length }), ...(known === undefined ? [] : [known])],
  };
}

export const cellLine = ({ t }: Words, { id, name, says }: Cell): Line => ({
  spot: id,
  name: t(name),
  items: [t(says)],
});
