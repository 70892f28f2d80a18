/** Which ship, which sector, which token. */
import type { ChoiceOf, ChoiceOption, OneOf, SomeOf } from '#engine/model/choice.ts';
import type { Ship } from '#engine/model/state.ts';
import { type Sector, sectors } from '#engine/model/vocabulary.ts';
import { shipNamed, shipOptions } from '#engine/ops/shipIds.ts';
import { shipsAt } from '#engine/rules/ships.ts';
import { neighbours } from '#engine/rules/space.ts';
import { bestForMe } from './best.ts';
import type { Outlook } from './outlook.ts';
import { centurionPrice, civilianPrice } from './prices.ts';
import { raiderPrice, viperPrice } from './raiders.ts';
import { shotPrice } from './threats.ts';
import { worthOfBlock } from './worth/worth.ts';

const sectorOf = (id: string | undefined): Sector | undefined => sectors.find(s => s === id);

function shipOf(o: Outlook, id: string): Ship | undefined {
  return shipNamed(shipOptions(o.run, o.run.state.ships), id);
}

/** What to shoot at, destroy or lose. */
export function chooseShip(o: Outlook, choice: ChoiceOf<'ship'>): string {
  const { about } = choice;
  if (about === 'centurion') return bestForMe(o, choice.options, id => centurionPrice(Number(id)));
  const by = about === 'viper' || about === 'nuke' ? about : 'galactica';
  return bestForMe(o, choice.options, id => {
    const ship = shipOf(o, id);
    return ship ? shotPrice(o, ship, by) : 0;
  });
}

/** An activation of an unmanned viper, or the viper that is recalled, taken over, hit or damaged. */
export function chooseViper(o: Outlook, choice: OneOf): string {
  return bestForMe(o, choice.options, id => viperWorth(o, id));
}

function viperWorth(o: Outlook, id: string): number {
  const [verb = '', from = '', what = ''] = id.split(':');
  const here = sectorOf(from.replace(/-\d+$/, '')) ?? sectorOf(from);
  switch (verb) {
    case 'launch':
      // What flies like a viper and is none is the better ship.
      return here ? 0.2 + viperPrice(o, here) + (what === '' ? 0 : 0.1) : 0;
    case 'move': {
      const to = sectorOf(id.slice(id.lastIndexOf(':') + 1));
      return to ? viperPrice(o, to) - (here ? viperPrice(o, here) + 0.1 : 0) : 0;
    }
    case 'attack': {
      const target = id.slice(id.lastIndexOf(':') + 1);
      const ship = here && o.run.state.ships.find(s => s.at === here && target.startsWith(s.kind));
      return ship ? 0.3 + shotPrice(o, ship, 'viper') : 0;
    }
    case 'stop':
      return 0;
    default: {
      const ship = shipOf(o, id);
      return ship?.pilot === undefined ? 0.5 : 0;
    }
  }
}

/** Where to launch, which sector acts first, where an inspected civilian ship goes. */
export function chooseSector(o: Outlook, choice: ChoiceOf<'sector'>): string {
  const danger = (at: Sector) => {
    const near = neighbours(at).reduce((n, s) => n + shipsAt(o.run, s, 'raider').length, 0);
    return 2 * shipsAt(o.run, at, 'raider').length + near - shipsAt(o.run, at, 'viper').length;
  };
  return bestForMe(o, choice.options, id => {
    const at = sectorOf(id);
    if (!at) return 0;
    if (choice.about === 'launch') return viperPrice(o, at);
    return choice.about === 'raider' ? -raiderPrice(o, at) : -danger(at);
  });
}

/** A civilian ship to be lost: the one that carries least, as far as I know. */
export function chooseCivilian(o: Outlook, choice: OneOf): string {
  return bestForMe(o, choice.options, id => -cargoPrice(o, id));
}

function cargoPrice(o: Outlook, id: string): number {
  const ship = shipOf(o, id);
  const card = o.view.ships.find(s => s.id === ship?.id)?.cargo;
  if (card === undefined) return civilianPrice(o);
  const loss = o.lib.civilians.get(card)?.loss ?? {};
  return Object.values(loss).reduce((sum, n) => sum + n, 0) * civilianPrice(o);
}

/** Civilian ships to look at and move: those in most danger. */
export function chooseCivilians(o: Outlook, choice: SomeOf): string[] {
  const danger = (option: ChoiceOption) => {
    const at = shipOf(o, option.id)?.at;
    return at ? shipsAt(o.run, at, 'raider').length : 0;
  };
  return [...choice.options]
    .sort((a, b) => danger(b) - danger(a))
    .slice(0, choice.max)
    .map(option => option.id);
}

/** A room that nobody has thought of. */
const usualRoom = 1.5;

/** Only a Cylon chooses damage tokens. */
export function chooseTokens(o: Outlook, choice: SomeOf): string[] {
  const harm = (id: string) =>
    o.lib.tokens.get(id)?.do ? -worthOfBlock(o, `token/${id}#`) : (o.knowledge.tokens[id] ?? usualRoom);
  return choice.options
    .map(option => option.id)
    .sort((a, b) => harm(b) - harm(a))
    .slice(0, choice.min);
}

export function repairAll(choice: SomeOf): string[] {
  return choice.options
    .flatMap(({ id, count }) => Array.from({ length: count ?? 1 }, () => id))
    .slice(0, choice.max);
}
