/** The options of the crisis card in hand. */
import { optionId } from '../model/optionId.ts';
import type { Seat } from '../model/vocabulary.ts';
import { crisis, current } from '../run/find.ts';
import type { Position } from '../run/run.ts';
import { holds } from './holds.ts';
import { named } from './who.ts';

/** Who picks one: whom the card names, a revealed Cylon too (cylon-turn.decides). */
export function optionChooser(run: Position): Seat {
  const decides = run.lib.crises.get(crisis(run).card)?.decides ?? 'current';
  return named(run, decides)[0] ?? current(run);
}

/** Any of them may be taken, unless the card itself forbids it (crisis.any-option). */
export function openOptions(run: Position): string[] {
  const seat = optionChooser(run);
  const options = run.lib.crises.get(crisis(run).card)?.options ?? [];
  return options.flatMap((option, i) =>
    'requires' in option && option.requires && !holds(run, option.requires, seat)
      ? []
      : [optionId(option, i)],
  );
}
