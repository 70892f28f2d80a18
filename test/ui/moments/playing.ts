import { isOver, optionsOf, pending, sample } from '#engine/index.ts';
import type { Answer, Choice } from '#engine/model/choice.ts';
import { answered } from '#features/sandbox/machine/answer.ts';
import type { AtTable } from '#features/sandbox/machine/table.ts';
import type { Scenario } from '#scenarios/index.ts';
import { random } from '../../kit/random.ts';
import { matters, type Words } from './mattering.ts';

const tries = 60;
/** A turn has fewer choices. */
const far = 80;

/** Does it come to that before the next turn, if the player does what the position is for and all else is chance? */
export function mattersWithinATurn(table: AtTable, words: Words, { position }: Scenario): boolean {
  const place = position?.seats?.['p1']?.at;
  return Array.from({ length: tries }, (_, seed) => seed).some(seed => {
    const below = random(seed + 1);
    const answer = (choice: Choice): Answer => {
      const meant = optionsOf(choice).find(({ id }) => id === place || id.startsWith('repair/'));
      return choice.seat === 0 && choice.prompt === 'action' && meant ? meant.id : sample(choice, below);
    };
    return comesToMatter(table, words, answer);
  });
}

function comesToMatter(start: AtTable, words: Words, answer: (choice: Choice) => Answer): boolean {
  let table = start;
  for (let n = 0; n < far; n++) {
    if (matters(table, words)) return true;
    const [owed] = pending(table.game);
    if (owed === undefined || owed.seat === 'chance' || isOver(table.game)) return false;
    const after = answered(table, owed.seat, answer(owed));
    if (after === undefined) throw new Error('An option was refused.');
    if (after.events.some(({ type }) => type === 'turn-began')) return matters(after, words);
    table = after;
  }
  return false;
}
