/** What a Cylon Leader or the Sympathetic Cylon wants, and who wins with it; Loyalty cards that do not stay. */

import { aimOf } from '#books/leaders/engine/aims.ts';
import { isLeader } from '#books/leaders/engine/people.ts';
import { askOne, askYes, seatOptions } from '#engine/choices/ask.ts';
import { cardsOf } from '#engine/library/cardKind.ts';
import type { BookRules } from '#engine/library/facet.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import type { Resolvers } from '#engine/ops/resolver.ts';
import { passOn } from '#engine/ops/reveal.ts';
import { holds } from '#engine/queries/holds.ts';
import { canBeSent, isHuman, seatState } from '#engine/rules/people.ts';
import { loyaltyDeck } from '#engine/rules/variants.ts';
import { crisis, nearest, you } from '#engine/run/find.ts';
import { drawHidden } from '#engine/run/piles.ts';
import { type Again, bit, emit, type Position, push, type Run } from '#engine/run/run.ts';
import { agendas } from './slots.ts';

const sympathetic = 'sympathetic-cylon';

/** Cylon Leaders, and whoever such a card has turned. */
export function mayInfiltrate(run: Position, seat: Seat): boolean {
  return (
    isLeader(run, seat) || seatState(run, seat).shown.some(card => run.lib.loyalty.get(card)?.turns === true)
  );
}

/** Who may be given face-down Loyalty cards: an infiltrator is human in everything but this. */
export function receivers(run: Position, giver: Seat): Seat[] {
  const any = run.state.rulings['infiltrator-receives-loyalty'] === 'allowed';
  return [...run.state.seats.keys()].filter(
    seat => seat !== giver && isHuman(run, seat) && (any || seatState(run, seat).revealed === 'no'),
  );
}

/** The stack of this table: that of its Leader, or of the Sympathetic Cylon where there may be one. */
function stackInUse(run: Run): 'hostile' | 'sympathetic' | undefined {
  const agenda = loyaltyDeck(run)?.agenda;
  if (agenda) return agenda;
  return run.state.options.options[sympathetic] && loyaltyDeck(run)?.later ? 'sympathetic' : undefined;
}

function dealAgenda(run: Run, seat: Seat): void {
  const drawn = drawHidden(run, 'agenda');
  if (!drawn) return;
  agendas(run, seat).push({ card: drawn.card, seen: bit(seat) });
  emit(run, 'agenda-dealt', { seat, card: drawn.card, secretTo: bit(seat) });
}

export const aims: NonNullable<BookRules['aims']> = (run, seat) =>
  (run.state.seats[seat]?.slots.agendas ?? []).flatMap(({ card }) => {
    const agenda = cardsOf(run.lib, 'agenda').get(card);
    return agenda ? [aimOf(run, agenda, seat, false)] : [];
  });

/** He wins with the side he favours if everything on his Agenda is met; nothing else decides for him. */
export const wins: NonNullable<BookRules['wins']> = (lib, state, seat) => {
  const run = { lib, state };
  const held = state.seats[seat]?.slots.agendas ?? [];
  if (held.length === 0) return undefined;
  return held.every(({ card }) => {
    const agenda = cardsOf(lib, 'agenda').get(card);
    return agenda !== undefined && agenda.side === state.over?.winner && holds(run, agenda.cond, seat);
  });
};

/** A revealed Cylon hands on what he is dealt. */
export const dealt: NonNullable<BookRules['dealt']> = (run, seat, card) => {
  if (isHuman(run, seat) || receivers(run, seat).length === 0) return undefined;
  push(run, 'hand-on-dealt', { seat, card });
  return true;
};

export const joinsLater: NonNullable<BookRules['joinsLater']> = ({ state }) =>
  state.options.options[sympathetic] ? sympathetic : undefined;

/** Each revealed Cylon says whether he lets it happen. */
export const suffer: NonNullable<BookRules['suffer']> = (run, op, cylons, frame) => {
  if (run.state.rulings['cylon-immunity-is-optional'] === 'automatic') return [];
  const said = frame.willing?.pc === frame.pc ? frame.willing.said : [];
  const touched = cylons.filter(seat => {
    if (op.op === 'send') return canBeSent(run, seat, op.to, true);
    return op.op !== 'discard' || seatState(run, seat).hand.length > 0;
  });
  const next = touched.find(seat => !said.includes(seat) && !said.includes(~seat));
  if (next === undefined) return touched.filter(seat => said.includes(seat));
  const yes = askYes(run, { seat: next, prompt: 'suffer' });
  if (yes === undefined) return 'asking';
  frame.willing = { pc: frame.pc, said: [...said, yes ? next : ~next] };
  return suffer(run, op, cylons, frame);
};

export const benefit: NonNullable<BookRules['benefit']> = (run, cylons) =>
  run.state.rulings['cylon-immunity-is-optional'] === 'automatic' ? [] : cylons;

export const leaderOps: Resolvers<'deal-agenda' | 'become-cylon' | 'give-dealt-card' | 'note-super-crisis'> =
  {
    'deal-agenda'(run, { to }) {
      if (to === 'you') return dealAgenda(run, you(run));
      const stack = stackInUse(run);
      for (const card of cardsOf(run.lib, 'agenda').values()) {
        if (card.tendency === stack) run.state.piles.agenda.bag.push(card.id);
      }
      for (const seat of run.state.seats.keys()) if (isLeader(run, seat)) dealAgenda(run, seat);
    },

    'become-cylon'(run) {
      const seat = you(run);
      seatState(run, seat).revealed = 'cylon';
      emit(run, 'revealed', { seat });
    },

    'give-dealt-card'(run, _op, frame): Again {
      const seat = you(run);
      const card = nearest(run, 'card');
      if (card === undefined) return;
      const question = { seat, prompt: 'player', about: { card } } as const;
      const word = askOne(run, question, seatOptions(run, receivers(run, seat)));
      if (word === undefined) return 'again';
      passOn(run, frame, seat, card, word);
    },

    'note-super-crisis'(run) {
      const { slots } = seatState(run, crisis(run).drawer);
      slots.superCrisesPlayed = (slots.superCrisesPlayed ?? 0) + 1;
    },
  };
