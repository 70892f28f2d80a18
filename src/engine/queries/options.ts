/** The options of the crisis card in hand. */
import { optionId } from '../model/optionId.ts';
import { crisis } from '../run/find.ts';
import type { Position } from '../run/run.ts';
import { holds } from './holds.ts';
import { optionChooser } from './who.ts';

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
