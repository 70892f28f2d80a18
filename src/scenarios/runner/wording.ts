/** Choices and events in the notation's own words, for reports. */
import { optionsOf } from '#engine/index.ts';
import type { Choice } from '#engine/model/choice.ts';
import type { GameEvent } from '#engine/model/event.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import type { EventFields } from '../notation/eventFields.ts';
import { type Difference, show } from './compare.ts';

type NameOf = (seat: Seat | 'chance') => string;

/** Who is called what in a scenario, and what its events tell. */
interface Telling {
  nameOf(seat: Seat | 'chance'): string;
  readonly eventFields: EventFields;
}

/** An event as the notation writes it: seats by name, nothing that is undefined. */
export function written(event: GameEvent, telling: Telling): Record<string, unknown> {
  const body = event as unknown as Readonly<Record<string, unknown>>;
  const fields = Object.entries(telling.eventFields[event.type] ?? {}).flatMap(([field, kind]) => {
    const value = body[field];
    if (value === undefined) return [];
    return [[field, kind === 'seat' ? telling.nameOf(value as Seat) : value] as const];
  });
  return { type: event.type, ...Object.fromEntries(fields), cause: event.cause };
}

export function eventText(event: GameEvent, telling: Telling): string {
  const { type, cause, ...fields } = written(event, telling);
  const by = (cause as GameEvent['cause']).rule ?? (cause as GameEvent['cause']).node;
  const told = Object.entries(fields).map(([field, value]) => ` ${field}: ${show(value)}`);
  return `${String(type)}${told.join(',')} (${by})`;
}

function optionsText(choice: Choice): string {
  const options = optionsOf(choice).map(({ id, count }) => (count === undefined ? id : `${id} (${count})`));
  const number = choice.shape === 'some' ? `, ${choice.min} to ${choice.max} of` : ', one of';
  return `${number} [${options.join(', ')}]`;
}

/** `zarek owes contribute, 0 to 3 of [repair/1, …]`. */
export function choiceText(choice: Choice, nameOf: NameOf): string {
  const about = choice.about === undefined ? '' : ` about ${show(choice.about)}`;
  return `${nameOf(choice.seat)} owes ${choice.prompt}${about}${optionsText(choice)}`;
}

export const differenceText = (found: readonly Difference[]) => ({
  expected: found.map(d => `${d.at}: ${d.expected}`).join('; '),
  came: found.map(d => `${d.at}: ${d.came}`).join('; '),
});
