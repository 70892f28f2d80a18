/** The box is complete after every choice, whatever the rulings and the options of the game. */
import { makeSave, parseSave } from '#engine/index.ts';
import { type GameOptions, rulings } from '#engine/model/options.ts';
import { difficulties } from '#engine/model/vocabulary.ts';
import { type Case, inCase } from '../kit/cases.ts';
import { unsoundWith } from '../kit/conservation.ts';
import { positions, startOf } from '../kit/games.ts';
import type { Below } from '../kit/random.ts';
import { illMade } from './answers.ts';

/** In every position of a game. Gives the number of positions. */
export function staysComplete(c: Case, changes: Partial<GameOptions> = {}): number {
  return inCase(c, (below, player) => {
    let looked = 0;
    let last = startOf(c, changes);
    for (last of positions(last, player, below)) {
      const faults = [...unsoundWith(last), ...illMade(last.state)];
      if (faults.length > 0) throw new Error(faults.slice(0, 5).join('; '));
      looked += 1;
    }
    const loaded = parseSave(last.lib, makeSave(last));
    if (loaded.ok !== true) throw new Error('The save of the game does not give the game');
    return looked;
  });
}

const rulingIds = Object.keys(rulings) as (keyof typeof rulings)[];
const switched = (ids: readonly (keyof typeof rulings)[], pick: (n: number) => number) =>
  Object.fromEntries(ids.map(id => [id, rulings[id][pick(rulings[id].length)] ?? rulings[id][0]]));

/** Every option of every ruling alone, all switched at once, the other difficulties, the variant, luck that is asked. */
export const variants: readonly (readonly [name: string, changes: Partial<GameOptions>])[] = [
  ...rulingIds.flatMap(id =>
    rulings[id].slice(1).map(option => [`${id}: ${option}`, { rulings: { [id]: option } }] as const),
  ),
  ['every ruling switched', { rulings: switched(rulingIds, () => 1) }],
  ...difficulties.map(difficulty => [difficulty, { difficulty }] as const),
  ['no Sympathizer', { options: { 'no-sympathizer': true } }],
  ['asked luck', { chance: 'asked' }],
];

/** Any mixture of all that can be set. */
export function mixture(below: Below): Partial<GameOptions> {
  return {
    rulings: switched(
      rulingIds.filter(() => below(2) === 0),
      below,
    ),
    difficulty: difficulties[below(difficulties.length)] ?? 'normal',
    options: { 'no-sympathizer': below(2) === 0 },
    chance: below(2) === 0 ? 'seeded' : 'asked',
  };
}
