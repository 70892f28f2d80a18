/** Whom the words of an effect name, here and now. */

import { answered } from '../library/facet.ts';
import type { Among, Who } from '../model/effect.ts';
import type { Seat, Title } from '../model/vocabulary.ts';
import { candidates } from '../rules/line.ts';
import { boardOf, isAt, isHuman, locationOf, meant, seatState } from '../rules/people.ts';
import { clockwise, crisis, current, nearest, nobody, you } from '../run/find.ts';
import { blockOf, type Position } from '../run/run.ts';

/** Named by the effect and touched by it: a crisis does nothing to revealed Cylons (cylon-turn.unaffected). */
export function affected(run: Position, who: Who): Seat[] {
  const seats = named(run, who);
  return resultOfCrisis(run) ? seats.filter(seat => isHuman(run, seat)) : seats;
}

/**
 * The one who decides, rolls or looks; a revealed Cylon who drew the crisis does (cylon-turn.decides). The current
 * player stands in where a title lies vacant, but for nobody who should have been picked and was not: then nobody
 * decides, and what was to be decided does not happen.
 */
export function decider(run: Position, who: Who): Seat | undefined {
  const [seat] = named(run, who);
  if (seat === undefined && who === 'picked' && nearest(run, 'picked') === nobody) return undefined;
  return seat ?? current(run);
}

export function named(run: Position, who: Who): Seat[] {
  const { titles } = run.state;
  const one = (seat: Seat | undefined) => (seat === undefined || seat === nobody ? [] : [seat]);
  // However a card counts them up, several act in the order of play; whoever is named twice acts once.
  const inOrder = (seats: readonly (Seat | undefined)[]) =>
    clockwise(run, current(run)).filter(seat => seats.includes(seat));
  switch (who) {
    case 'you':
      return [you(run)];
    case 'current':
      return [current(run)];
    case 'president':
      return one(titles.president);
    case 'admiral':
      return one(titles.admiral);
    case 'president-and-admiral':
      return inOrder([titles.president, titles.admiral]);
    case 'picked':
      return one(nearest(run, 'picked'));
    case 'each-human':
      return clockwise(run, current(run)).filter(seat => isHuman(run, seat));
    case 'each-cylon':
      return clockwise(run, current(run)).filter(seat => !isHuman(run, seat));
    case 'admiral-and-current':
      return inOrder([titles.admiral, current(run)]);
    case 'each-player':
      return clockwise(run, current(run));
    default: {
      if (typeof who === 'string') {
        const meant = run.lib.who[who];
        return meant ? inOrder(meant(run)) : one(titles[who as Title]);
      }
      if ('next' in who)
        return candidates(run, who.next)
          .filter(s => s !== titles[who.next])
          .slice(0, 1);
      const all = clockwise(run, current(run));
      if ('at' in who) {
        const places = who.atJump ? nearest(run, 'jump')?.places : undefined;
        return all.filter(seat => (places ? places[seat] === who.at : isAt(run, seat, who.at)));
      }
      return all.filter(seat => boardOf(run, seat) === who.on);
    }
  }
}

/** Who picks an option of the crisis card: whom it names, a revealed Cylon too (cylon-turn.decides). */
export function optionChooser(run: Position): Seat {
  const decides = run.lib.crises.get(crisis(run).card)?.decides ?? 'current';
  return named(run, decides)[0] ?? current(run);
}

export function eligible(run: Position, among: Among, chooser: Seat): Seat[] {
  return clockwise(run, chooser).filter(seat => {
    if (among.other && seat === chooser) return false;
    if (among.on && boardOf(run, seat) !== among.on) return false;
    if (among.at && !isAt(run, seat, meant(run, chooser, among.at))) return false;
    if (
      among.here &&
      (locationOf(run, chooser) === undefined || !isAt(run, seat, locationOf(run, chooser) ?? ''))
    )
      return false;
    if (among.titled && !among.titled.some(title => run.state.titles[title] === seat)) return false;
    if (among.untitled && run.state.titles[among.untitled] === seat) return false;
    if (answered(run, rules => rules.mayPick?.(run, among, seat, chooser)) === false) return false;
    if (among.human && !isHuman(run, seat)) return false;
    return !among.character || seatState(run, seat).character === among.character;
  });
}

/** What is being carried out is the text of a crisis card. */
export function resultOfCrisis(run: Position): boolean {
  const { stack } = run.state;
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i];
    if (frame?.cylonsToo) return false;
    const card: string | undefined = frame && blockOf(run, frame).card;
    if (card !== undefined) return run.lib.crises.has(card);
  }
  return false;
}
