import type { CardOpName } from '../../../engine/model/effect.ts';
import { cardWorth } from './cards.ts';
import { choiceWorth } from './choices.ts';
import { fleetWorth } from './fleet.ts';
import { peopleWorth } from './people.ts';
import type { Worths } from './worth.ts';

/** What every operation is worth. The entries reach each other through the outlook that carries this table. */
export const allWorths: Worths<CardOpName> = { ...cardWorth, ...choiceWorth, ...fleetWorth, ...peopleWorth };
