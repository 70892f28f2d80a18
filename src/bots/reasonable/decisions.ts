/** What an effect leaves to its decider: options, people, places, cards and decks. */
import type { ChoiceOf, OneOf, YesNo } from '#engine/model/choice.ts';
import type { Instruction } from '#engine/model/flow.ts';
import type { CardId, PileName } from '#engine/model/vocabulary.ts';
import type { View } from '#engine/view/view.ts';
import { firstOf, type Scouted } from '../facet.ts';
import { best, bestForMe } from './best.ts';
import { crisisWorth, optionWorth } from './crises.ts';
import { mine, type Outlook } from './outlook.ts';
import { placeWorth } from './places.ts';
import { distancePrice, keepPrice } from './prices.ts';
import { checkStake } from './stakes.ts';
import { suspicion } from './suspicion.ts';
import { lineOf, worthIfPicked, worthOfBlock, worthOfBranch } from './worth/worth.ts';

/** The instruction that asks me, laid on the stack so that `you` and `picked` mean what they mean there. */
function asking<T>(o: Outlook, read: (found: NonNullable<ReturnType<typeof lineOf>>) => T, otherwise: T): T {
  const found = lineOf(o.lib, o.view.doing.nodes.at(-1));
  if (!found) return otherwise;
  const { picked, actors } = o.view.doing;
  const seat = actors.at(-1) ?? o.me;
  o.run.state.stack.push({ at: found.block, pc: 0, seat, ...(picked === undefined ? {} : { picked }) });
  const result = read(found);
  o.run.state.stack.pop();
  return result;
}

export function decide(o: Outlook, { about, options }: ChoiceOf<'decide'>): string {
  return bestForMe(o, options, id => optionWorth(o, about, id));
}

/** An option of an effect, or the other option of a crisis. */
export function chooseOption(o: Outlook, { about, options }: ChoiceOf<'option'>): string {
  if (about !== undefined) return bestForMe(o, options, id => optionWorth(o, about, id));
  return asking(
    o,
    ({ line }) => {
      const amends = easier(o, line.op);
      if (amends) return amends;
      return bestForMe(o, options, id => worthOfBranch(o, line.child[id]));
    },
    options[0]?.id ?? '',
  );
}

/** Raise or lower the difficulty of the check in hand. */
function easier(o: Outlook, op: Instruction): string | undefined {
  const { check } = o.view;
  if (!check || op.op !== 'choose') return undefined;
  const amounts = op.options.flatMap(({ id, do: [first] }) =>
    first?.op === 'amend-check' && first.difficulty !== undefined ? [{ id, by: first.difficulty }] : [],
  );
  if (amounts.length < op.options.length) return undefined;
  const sign = mine(o, checkStake(o, check)) >= 0 ? 1 : -1;
  return amounts.sort((a, b) => sign * (a.by - b.by))[0]?.id;
}

export function yesOrNo(o: Outlook, choice: YesNo): string {
  // Handing on a card that shows nothing good.
  if (choice.about !== undefined) return 'yes';
  return asking(
    o,
    ({ line }) =>
      // Cards that one may draw.
      line.op.op === 'draw'
        ? 'yes'
        : bestForMe(o, [{ id: 'no' }, { id: 'yes' }], id =>
            worthOfBranch(o, line.child[id === 'yes' ? 'do' : 'else']),
          ),
    'no',
  );
}

export function choosePlayer(o: Outlook, choice: ChoiceOf<'player'>): string {
  const seatOf = (id: string) => o.view.seats.findIndex(seat => seat.id === id);
  if (choice.about !== undefined) return best(o, choice.options, ({ id }) => -suspicion(o, seatOf(id)));
  return asking(
    o,
    ({ rest }) => bestForMe(o, choice.options, id => worthIfPicked(o, seatOf(id), rest)),
    choice.options[0]?.id ?? '',
  );
}

/** Where a character is put: where he can do most. */
export function chooseLocation(o: Outlook, { about: seat, options }: ChoiceOf<'location'>): string {
  return bestForMe(o, options, id => placeWorth(o, seat, id));
}

export function destinationWorth(o: Outlook, id: CardId): number {
  const card = o.lib.destinations.get(id);
  if (!card) return 0;
  const objective = o.lib.objectives.get(o.view.options.objective);
  const goal =
    objective?.lastJump ?? (objective && firstOf(o.knowledge.facets, facet => facet.goal?.(objective)));
  const missing = Math.max(0, (goal ?? 0) - o.view.distance);
  return worthOfBlock(o, `destination/${id}#`) + distancePrice(o) * Math.min(card.distance, missing);
}

/** What lies on top and is better than what comes otherwise stays there for the humans. */
export const scouted: { readonly [pile: string]: Scouted } = {
  crisis: { isGood: (o, card) => crisisWorth(o, card) >= -1.5 },
  destination: { isGood: (o, card) => destinationWorth(o, card) >= 1.2 },
};

const topOf = ({ view: { piles } }: Outlook, pile: string): CardId | undefined =>
  (piles as { readonly [pile: string]: View['piles'][PileName] })[pile]?.top[0];

export function topOrBottom(o: Outlook, { about }: ChoiceOf<'top-or-bottom'>): string {
  const deck = o.knowledge.scouted[about];
  const card = deck?.top ? deck.top(o) : topOf(o, about);
  if (deck === undefined || card === undefined) return 'top';
  return deck.isGood(o, card) === (o.side === 'humans') ? 'top' : 'bottom';
}

/** Out of another's hand, or a Super Crisis card of my own. */
export function chooseCard(o: Outlook, choice: ChoiceOf<'card'>): string {
  if (choice.about === 'super-crisis') {
    return bestForMe(o, choice.options, id => crisisWorth(o, id, false));
  }
  // Which of several Loyalty cards is shown makes no difference.
  if (choice.about === 'loyalty') return best(o, choice.options, () => 0);
  return best(o, choice.options, ({ id }) => keepPrice(o, id));
}

/** A skill that is to count for nothing in this check: one of those that are against me. */
export function chooseSkill(o: Outlook, choice: OneOf): string {
  const { check } = o.view;
  const found = o.view.check ? checkStake(o, o.view.check) : 0;
  return best(o, choice.options, ({ id }) => {
    const counts = check?.skills.some(skill => skill === id) ?? false;
    return mine(o, found >= 0 ? 1 : -1) * (counts ? -1 : 1);
  });
}

export function chooseResult(o: Outlook): string {
  const stake = o.view.check ? mine(o, checkStake(o, o.view.check)) : 0;
  return stake >= 0 ? 'pass' : 'fail';
}
