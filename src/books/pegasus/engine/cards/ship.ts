/** The ship Pegasus: damage she takes, her repair, her end. */
import { askOne, ids } from '#engine/choices/ask.ts';
import type { BookRules } from '#engine/library/facet.ts';
import type { Resolvers } from '#engine/ops/resolver.ts';
import { boardOf, put, seatsAt, sendTo } from '#engine/rules/people.ts';
import { current } from '#engine/run/find.ts';
import { draw, pileSize, shuffleIn } from '#engine/run/piles.ts';
import { type Again, emit, type Position, push, type Run } from '#engine/run/run.ts';
import { pegasus } from './slots.ts';

/** She is there and has a location left to hit. */
function mayBeHit(run: Position): boolean {
  return !pegasus(run).destroyed && pileSize(run.state.piles['pegasus-damage']) > 0 && isOpen(run);
}

/** While Galactica is away from New Caprica so is she. */
const isOpen = ({ state }: Position): boolean => state.slots.newCaprica?.orbit !== false;

export function damagePegasus(run: Run): void {
  if (mayBeHit(run)) push(run, 'pegasus-hit');
}

export const damaged: NonNullable<BookRules['damaged']> = (run, location) =>
  run.state.slots.pegasus?.damage.some(id => run.lib.tokens.get(id)?.location === location) || undefined;

export const repairs: NonNullable<BookRules['repairs']> = (run, location) => {
  const here = pegasus(run);
  const token = here.damage.find(id => run.lib.tokens.get(id)?.location === location);
  if (token === undefined) return undefined;
  here.damage.splice(here.damage.indexOf(token), 1);
  shuffleIn(run, 'pegasus-damage', [token]);
  emit(run, 'location-repaired', { location });
  return true;
};

export const shipOps: Resolvers<
  'choose-damaged-ship' | 'draw-pegasus-damage' | 'damage-pegasus-location' | 'look-at-pegasus'
> = {
  /** Each time Galactica would be damaged; tokens that were drawn to be picked from are hers, unless ruled otherwise. */
  'choose-damaged-ship'(run, _op, frame): Again {
    const picked = frame.card;
    const either = run.state.rulings['damage-effects-naming-galactica-tokens'] === 'either-ship';
    if (!mayBeHit(run) || (picked !== undefined && !either)) return;
    const question = { seat: current(run), prompt: 'damaged-ship' } as const;
    const word = askOne(run, question, ids(['galactica', 'pegasus']));
    if (word === undefined) return 'again';
    if (word === 'galactica') return;
    if (picked !== undefined) shuffleIn(run, 'galactica-damage', [picked]);
    // Nothing more befalls Galactica.
    run.state.stack.pop();
    push(run, 'pegasus-hit');
  },

  'draw-pegasus-damage'(run, _op, frame) {
    const token = draw(run, 'pegasus-damage');
    if (token === undefined) return;
    frame.card = token;
    emit(run, 'pegasus-damaged', { token });
  },

  'damage-pegasus-location'(run, _op, frame) {
    const location = run.lib.tokens.get(frame.card ?? '')?.location;
    if (frame.card === undefined || location === undefined) return;
    pegasus(run).damage.push(frame.card);
    for (const seat of seatsAt(run, location)) sendTo(run, seat, 'sickbay');
  },

  /** With every location damaged at once she is destroyed; the game goes on. */
  'look-at-pegasus'(run) {
    const ship = pegasus(run);
    const all = [...run.lib.tokens.values()].filter(token => token.ship === 'pegasus').length;
    if (ship.destroyed || ship.damage.length < all) return;
    ship.destroyed = true;
    emit(run, 'pegasus-destroyed', {});
    for (const seat of run.state.seats.keys()) {
      if (boardOf(run, seat) !== 'pegasus') continue;
      put(run, seat, { in: 'location', location: 'sickbay' }, () =>
        emit(run, 'sent', { seat, to: 'sickbay' }),
      );
    }
  },
};
