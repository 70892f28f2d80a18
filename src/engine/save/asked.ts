/**
 * What a position asks is for the position to say, not for the file: the instruction in hand is carried out once more
 * and asks again. So nothing is offered that is not there, and an older save asks what is asked today.
 */
import { refusalOf } from '../choices/check.ts';
import type { Library } from '../library/library.ts';
import type { State } from '../model/state.ts';
import { advance } from '../run/advance.ts';
import { copyState } from '../run/copy.ts';

/** The position with its own questions; answers stay as far as all of them fit. It throws where it cannot ask. */
export function askedAnew(lib: Library, state: State): State {
  const { pending, answers } = state;
  if (pending.length === 0) return { ...state, answers: [] };
  // Chance is asked in the middle of an instruction that has its other answers already.
  const byChance = pending.every(({ seat }) => seat === 'chance');
  const copy: State = { ...copyState(state), pending: [], ...(byChance ? {} : { answers: [] }) };
  // A window that has asked would close now, nobody having answered.
  const window = copy.stack.at(-1)?.window;
  if (!byChance && window?.asked === 'reactions') window.asked = undefined;
  advance({ lib, state: copy, events: [], passIdle: false });
  if (byChance) return copy;
  const asked = copy.pending;
  const fit =
    answers.length < asked.length &&
    answers.every(({ seat, choose }) => {
      const choice = asked.find(one => one.seat === seat);
      return choice !== undefined && refusalOf(choice, choose) === undefined;
    });
  const isOpen = (seat: unknown) => answers.every(made => made.seat !== seat);
  return fit ? { ...copy, pending: asked.filter(({ seat }) => isOpen(seat)), answers } : copy;
}
