/** Which side a Cylon Leader is on for now: that of his Agenda, but not before his own conditions are within reach. */

import { isHarm } from '#bots/reasonable/harm.ts';
import type { Side } from '#engine/model/vocabulary.ts';
import { holds } from '#engine/queries/holds.ts';
import type { Position } from '#engine/run/run.ts';
import type { View } from '#engine/view/view.ts';
import type { AgendaCard, DeckTests } from '../engine/cards/words.ts';

const harms = ['all-red', 'lost-ships', 'damaged-locations'] as const satisfies readonly (keyof DeckTests)[];

/** The Agenda he holds, if he knows of one. */
function agendaOf(run: Position, view: View, me: number) {
  const [card] = view.seats[me]?.slots.agendas ?? [];
  return card === undefined
    ? undefined
    : (run.lib.ownCards.get('agenda')?.get(card) as AgendaCard | undefined);
}

export function sideOfAgenda(run: Position, view: View, me: number): Side | undefined {
  const agenda = agendaOf(run, view, me);
  if (!agenda) return undefined;
  const met = holds(run, agenda.cond, me);
  if (agenda.side === 'humans' && !met && isHarm(agenda.cond, harms)) return 'cylons';
  // What is not met yet needs time: nobody may win before.
  if (agenda.side === 'cylons' && !met && !isHarm(agenda.cond, harms)) return 'humans';
  return agenda.side;
}
