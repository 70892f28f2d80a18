/** Cylon Leaders at the table: who is one, who may still be, and which Loyalty deck that asks for. */
import type { BookRules } from '#engine/library/facet.ts';
import type { Library } from '#engine/library/library.ts';
import type { Character } from '#engine/model/card.ts';
import type { CharacterClass, ClassTraits, Standing, StandingTraits } from '#engine/model/people.ts';
import type { CharacterId, Seat } from '#engine/model/vocabulary.ts';
import type { Position } from '#engine/run/run.ts';

export const leaderClasses: { readonly [id in CharacterClass]?: ClassTraits } = {
  'cylon-leader': { drafted: 'freely', open: { aboard: 'infiltrating' }, barredBy: 'no-leaders' },
};

export const leaderStandings: { readonly [id in Standing]?: StandingTraits } = {
  infiltrating: { human: true },
};

export const leads = (
  { characters }: Pick<Library, 'characters'>,
  character: CharacterId | undefined,
): boolean => characters.get(character ?? '')?.class === 'cylon-leader';

export const isLeader = ({ lib, state }: Position, seat: Seat): boolean =>
  leads(lib, state.seats[seat]?.character);

const isLed = (run: Position): boolean => run.state.seats.some((_, seat) => isLeader(run, seat));

/** May the next player lead the Cylons, or must he, being the last at a table that has no Loyalty deck without a Leader? */
function mayDraft(run: Position, character: Character): boolean {
  const { seats, options } = run.state;
  const decks = run.lib.loyaltyDecks.filter(deck => deck.players === seats.length);
  const led = isLed(run);
  if (character.class === 'cylon-leader')
    return !led && options.options['no-leaders'] !== true && decks.some(deck => deck.leader);
  const last = seats.filter(seat => seat.character === undefined).length === 1;
  return led || !last || decks.some(deck => !deck.leader);
}

/** One Cylon Leader at most, and only where there is a Loyalty deck for a table with one, or without. */
const refuses: NonNullable<BookRules['refuses']> = (lib, { seats, options }) => {
  const decks = lib.loyaltyDecks.filter(deck => deck.players === seats.length);
  const chosen = seats.flatMap(({ character }) => character ?? []);
  const leaders = chosen.filter(character => leads(lib, character)).length;
  if (leaders > 1) return 'too-many-leaders';
  const without = options['no-leaders'] === true;
  if (leaders > 0 && (without || !decks.some(deck => deck.leader))) return 'leader-not-allowed';
  const mayJoin = leaders > 0 || (chosen.length < seats.length && !without);
  return mayJoin || decks.some(deck => !deck.leader) ? undefined : 'leader-needed';
};

export const leaderRules: BookRules = {
  mayDraft,
  refuses,
  facts: run => (isLed(run) ? ['leader'] : []),
  deckFits: (run, deck) => (deck.leader ?? false) === isLed(run),
};
