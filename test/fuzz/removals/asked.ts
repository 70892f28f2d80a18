/** Whether a choice can be made by whom it is asked of: what has gone is neither asked nor offered. */
import type { Library } from '#engine/index.ts';
import type { Choice } from '#engine/model/choice.ts';
import type { SeatState, State } from '#engine/model/state.ts';
import type { Seat } from '#engine/model/vocabulary.ts';

/** Prompts whose options are cards of the own hand. */
const ofHand: ReadonlySet<string> = new Set(['contribute', 'pay', 'hand-limit']);

const sheetsWith = (lib: Library, ability: string): string[] =>
  [...lib.characters.values()].flatMap(({ id, abilities }) =>
    abilities.some(each => each.id === ability) ? [id] : [],
  );

/** An ability that is on nothing but sheets, and not on that of this player. */
function isOfOthers(lib: Library, { character }: SeatState, option: string): boolean {
  const sheets = sheetsWith(lib, option);
  if (sheets.length === 0 || sheets.includes(character ?? '')) return false;
  return ![...lib.titles.values(), ...lib.locations.values(), ...lib.quorum.values()].some(
    ({ abilities = [] }) => abilities.some(({ id }) => id === option),
  );
}

/** What is still kept for a character who has just left the game: looked up here by name, as a reader of a file would. */
function lingering({ stack, ships, seats }: State, gone: Seat): string | undefined {
  if (stack.some(({ turn }) => turn) === false) return undefined;
  if (seats[gone]?.character !== undefined || seats[gone]?.place.in !== 'nowhere')
    return 'They have not left';
  if (ships.some(({ pilot }) => pilot === gone)) return 'They still fly';
  for (const frame of stack) {
    const { picked, user, check, jump, owed, turn, at, pc, called } = frame;
    if (picked === gone) return `Still picked in ${at}`;
    if (user === gone) return `Still who has used it in ${at}`;
    if (check?.aim === gone) return `Still aimed at in ${at}`;
    if (jump?.places?.[gone]) return `Still where they were in ${at}`;
    if (owed?.some(({ seat }) => seat === gone)) return `Still owes cards in ${at}`;
    if (turn?.marks?.some(word => word.endsWith(`:${gone}`))) return `Still lends an office in ${at}`;
    if (turn?.seat === gone && turn.marks?.some(word => /^(borrowed|began):/.test(word)))
      return `Still marked in ${at}`;
    const waits = pc === 0 && !called && frame.seat === gone && at.startsWith('execution');
    const waiting: unknown = Reflect.get(frame, 'waiting');
    if (waits || JSON.stringify(waiting ?? '').includes(`"seat":${gone}`))
      return `Still to be executed in ${at}`;
  }
  return undefined;
}

/** What is wrong with asking this, if anything is. */
export function askedInVain(
  { lib, state }: { readonly lib: Library; readonly state: State },
  choice: Choice,
): string | undefined {
  if (choice.shape !== 'react' && 'options' in choice && choice.options.length === 0)
    return 'Nothing to choose from';
  if (choice.seat === 'chance') return undefined;
  const seat = state.seats[choice.seat];
  if (!seat) return 'Asked of nobody';
  if (seat.character === undefined && choice.prompt !== 'character')
    return 'Asked of somebody without a character';
  const left = choice.prompt === 'character' ? lingering(state, choice.seat) : undefined;
  if (left !== undefined) return left;
  if (!('options' in choice)) return undefined;
  for (const { id } of choice.options) {
    if (ofHand.has(choice.prompt) && !seat.hand.includes(id)) return `${id} is not in the hand`;
    if (choice.prompt === 'reaction' && lib.faces.has(id) && !seat.hand.includes(id))
      return `${id} is not in the hand`;
    if (choice.prompt === 'reaction' && isOfOthers(lib, seat, id)) return `${id} is somebody else's`;
    if (choice.prompt !== 'player') continue;
    const other = state.seats.find(each => each.id === id);
    if (other && other.character === undefined) return `${id} has no character`;
  }
  return undefined;
}
