/** Two texts of one game: which of them has gone on from the other. */
import { isObject, parseJson } from '#ui/links/json.ts';

/**
 * How a game stands to the one that is kept: `ahead` where it goes on from it, `behind` where the kept one goes on from
 * it, `apart` where each has a choice that the other one has not, or where that cannot be told.
 */
export type Standing = 'same' | 'ahead' | 'behind' | 'apart';

export function standingOf(game: string, kept: string): Standing {
  if (game === kept) return 'same';
  const [ours, theirs] = [historyIn(game), historyIn(kept)];
  if (ours === undefined || theirs === undefined || ours.beginning !== theirs.beginning) return 'apart';
  const shared = Math.min(ours.choices.length, theirs.choices.length);
  for (let at = 0; at < shared; at++) if (ours.choices[at] !== theirs.choices[at]) return 'apart';
  if (ours.choices.length === theirs.choices.length) return 'same';
  return ours.choices.length > shared ? 'ahead' : 'behind';
}

interface History {
  readonly beginning: string;
  readonly choices: readonly string[];
}

function historyIn(text: string): History | undefined {
  const save = parseJson(text);
  if (!isObject(save)) return undefined;
  const { version, options, origin, choices } = save;
  if (!Array.isArray(choices)) return undefined;
  return {
    beginning: JSON.stringify([version, options, origin]),
    choices: choices.map(choice => JSON.stringify(choice)),
  };
}
