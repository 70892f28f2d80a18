import { newCapricaWorth } from '../expansions/newCaprica/worth.ts';
import { pegasusWorth } from '../expansions/pegasus/worth.ts';
import { cardWorth } from './cards.ts';
import { choiceWorth } from './choices.ts';
import { fleetWorth } from './fleet.ts';
import { peopleWorth } from './people.ts';
import type { Weighed, Worths } from './worth.ts';

/** What each operation is worth. The entries reach each other through the outlook that carries this table. */
export const allWorths: Worths<Weighed> = {
  ...cardWorth,
  ...choiceWorth,
  ...fleetWorth,
  ...peopleWorth,
  ...newCapricaWorth,
  ...pegasusWorth,
};
