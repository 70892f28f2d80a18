/** The Crisis step: drawing, deciding, resolving, icons, putting away. */
import { askOne, ids } from '../choices/ask.ts';
import { answered } from '../library/facet.ts';
import type { Seat } from '../model/vocabulary.ts';
import { foldMost } from '../queries/modifiers.ts';
import { openOptions } from '../queries/options.ts';
import { ignored } from '../queries/suspended.ts';
import { optionChooser } from '../queries/who.ts';
import { isHuman } from '../rules/people.ts';
import { counted } from '../run/chance.ts';
import { crisis, current, nearest, shipsAct, you } from '../run/find.ts';
import { discardTo, drawSeveral } from '../run/piles.ts';
import { type Again, bit, emit, type Position, push, type Run } from '../run/run.ts';
import { spend } from '../timing/limits.ts';
import { type Offer, offersOf } from '../timing/window.ts';
import { newCrisis } from './crises.ts';
import type { Resolvers } from './resolver.ts';
import { moveMarker } from './resources.ts';
import { putAway } from './thisCard.ts';

function cardOf(run: Run) {
  const card = run.lib.crises.get(crisis(run).card);
  if (!card) throw new Error(`There is no crisis card ${crisis(run).card}`);
  return card;
}

/** Icons of the card being resolved count, unless its player has turned Cylon and the ruling stops the step there. */
export function iconsCount(run: Position, { icons, drawer } = crisis(run)): boolean {
  const stopped = run.state.rulings['turned-in-own-crisis'] === 'stop' && !isHuman(run, drawer);
  return icons && !stopped;
}

/** What the sheet of the player who chooses lets him choose besides. */
function ownOptions(run: Run, seat: Seat) {
  return offersOf(run, 'option-due', seat);
}

function useOwnOption(run: Run, { filed, option }: Offer, seat: Seat): void {
  spend(run, filed, seat);
  crisis(run).option = filed.block;
  emit(run, 'ability-used', { seat, ability: option });
}

/** A choice after which nothing has happened, and nobody was asked anything, is not passed over in silence. */
function tellIfIdle(run: Run): void {
  const { card, option } = crisis(run);
  if (option === undefined || run.optionFrom !== run.events.length) return;
  emit(run, 'without-effect', { seat: optionChooser(run), card, option });
}

export const crisisFlowOps: Resolvers<
  | 'draw-crisis'
  | 'replace-drawn'
  | 'resolve-crisis'
  | 'decide'
  | 'do-option'
  | 'do-special'
  | 'activate-icons'
  | 'prepare-for-jump'
  | 'put-crisis-away'
> = {
  /** Some see more than one card and choose (Religious Visions). */
  'draw-crisis'(run, _op, frame): Again {
    const seat = current(run);
    if (!frame.offered) {
      const drawn = drawSeveral(run, 'crisis', foldMost(run, 'crisis-draw', { seat }, 1));
      frame.offered = drawn.map(h => h.card);
      if (drawn.length > 1) {
        emit(run, 'crises-seen', { seat, n: drawn.length, cards: [...frame.offered], secretTo: bit(seat) });
      }
    }
    const { offered } = frame;
    const card = askOne(run, { seat, prompt: 'crisis' }, counted(offered));
    if (card === undefined) return 'again';
    frame.offered = undefined;
    offered.splice(offered.indexOf(card), 1);
    run.state.piles.crisis.bottom.push(...offered.map(c => ({ card: c, seen: bit(seat) })));
    frame.crisis = newCrisis(card, seat, true);
    frame.own = { card, pile: 'crisis', fate: 'discard' };
    emit(run, 'crisis-drawn', { seat, card, super: false });
  },

  /** A card discarded unresolved is followed by another (Secret Destiny). */
  'replace-drawn'(run) {
    const now = crisis(run);
    const own = nearest(run, 'own');
    if (!now.replaced || !own) return;
    const [drawn] = drawSeveral(run, 'crisis', 1);
    discardTo(run, 'crisis', now.card);
    emit(run, 'crisis-replaced', { seat: now.drawer, card: now.card });
    now.replaced = false;
    if (!drawn) return;
    now.card = drawn.card;
    own.card = drawn.card;
    emit(run, 'crisis-drawn', { seat: now.drawer, card: drawn.card, super: false });
    push(run, 'crisis-drawn');
  },

  'resolve-crisis'(run) {
    const card = cardOf(run);
    push(run, `${card.deck}/${card.id}#`);
  },

  decide(run, { other }): Again {
    const now = crisis(run);
    const seat = other ? you(run) : optionChooser(run);
    const own = other ? [] : ownOptions(run, seat);
    const open = [...openOptions(run).filter(id => !other || id !== now.option), ...own.map(o => o.option)];
    const word = askOne(run, { seat, prompt: other ? 'option' : 'decide', about: now.card }, ids(open));
    if (word === undefined) return 'again';
    now.option = word;
    const chosen = own.find(o => o.option === word);
    if (chosen) useOwnOption(run, chosen, seat);
    emit(run, 'option-chosen', { seat, card: now.card, option: word });
  },

  'do-option'(run, _op, frame): Again {
    const card = cardOf(run);
    if (frame.chosen) {
      frame.chosen = undefined;
      tellIfIdle(run);
      return;
    }
    frame.chosen = true;
    run.optionFrom = run.events.length;
    const { option, drawer } = crisis(run);
    // An option of somebody's sheet stands in the place of those of the card.
    if (option?.includes('#')) push(run, option, { seat: drawer });
    else push(run, `${card.deck}/${card.id}#${option}`);
    return 'again';
  },

  'do-special'(run) {
    const card = cardOf(run);
    push(run, `${card.deck}/${card.id}#special`);
  },

  'activate-icons'(run, _op, frame) {
    frame.left ??=
      iconsCount(run) && !crisis(run).iconsReplaced && shipsAct(run)
        ? cardOf(run).activate.filter(icon => !ignored(run, icon))
        : [];
    const [what, ...left] = frame.left;
    if (what === undefined) {
      frame.left = undefined;
      return;
    }
    frame.left = left;
    emit(run, 'activated', { what });
    push(run, `activate-${what}`);
    return 'again';
  },

  'prepare-for-jump'(run) {
    if (!iconsCount(run) && !crisis(run).jump) return;
    const shown = answered(run, rules => rules.jumpIcon?.(run)) ?? cardOf(run).jump;
    if (shown) moveMarker(run, 1);
  },

  'put-crisis-away'(run) {
    const own = nearest(run, 'own');
    if (own) putAway(run, own);
  },
};
