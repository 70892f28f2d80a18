/** Which of the ships that count as vipers are meant, where there are several kinds of them. */
import type { Choice } from '../model/choice.ts';
import type { Craft, Seat } from '../model/vocabulary.ts';
import { resultOfCrisis } from '../queries/who.ts';
import { craftsIn } from '../rules/crafts.ts';
import { current, nearest } from '../run/find.ts';
import type { Position, Run } from '../run/run.ts';
import { askOne, askSome, ids } from './ask.ts';

/** Whoever carries out an action, otherwise the current player (daybreak.assault-raptors.who-chooses). */
export const whoChooses = (run: Position): Seat =>
  resultOfCrisis(run) ? current(run) : (nearest(run, 'seat') ?? current(run));

export const craftNamed = ({ lib }: Position, word: string): Craft | undefined =>
  lib.crafts.find(craft => craft === word);

/** What of the Reserves can be named beside ships in space: `reserves` for a viper, `reserves:<craft>` for others. */
export function reserveNames(run: Position): string[] {
  const others = craftsIn(run, 'reserves').map(({ craft }) => `reserves:${craft}`);
  return run.state.reserves.vipers > 0 ? ['reserves', ...others] : others;
}

export const reserveNamed = (run: Position, word: string): Craft | undefined =>
  craftNamed(run, word.replace('reserves:', ''));

/** Vipers and other craft in the Reserves, as options. */
function ready(run: Run): { id: 'viper' | Craft; count: number }[] {
  const { vipers } = run.state.reserves;
  return [
    ...(vipers > 0 ? [{ id: 'viper' as const, count: vipers }] : []),
    ...craftsIn(run, 'reserves').map(({ craft, n }) => ({ id: craft, count: n })),
  ];
}

/** So many out of the Reserves, or as few as `least`; where all are alike only the number is asked. */
export function askCrafts(
  run: Run,
  seat: Seat,
  about: 'place' | 'damage',
  n: number,
  least = n,
): (Craft | undefined)[] | undefined {
  const options = ready(run);
  const most = Math.min(
    n,
    options.reduce((sum, { count }) => sum + count, 0),
  );
  const [only] = options;
  if (only && options.length === 1 && least >= most) {
    return Array.from({ length: most }, () => craftNamed(run, only.id));
  }
  const words = askSome(run, { seat, prompt: 'craft', about }, options, least, most);
  return words?.map(word => craftNamed(run, word));
}

/** One out of the Reserves to launch in. */
export function askCraft(run: Run, seat: Seat): 'viper' | Craft | undefined {
  const question = { seat, prompt: 'craft', about: 'launch' } as const satisfies Partial<Choice>;
  const word = askOne(run, question, ids(ready(run).map(({ id }) => id)));
  return word === undefined ? undefined : (craftNamed(run, word) ?? 'viper');
}
