/** Drawing, discarding, paying. */
import type { SomeOf } from '#engine/model/choice.ts';
import type { CardId, coreSkills } from '#engine/model/vocabulary.ts';
import { face } from '#engine/rules/hands.ts';
import { canPilot } from '#engine/rules/people.ts';
import type { Wanted } from '../facet.ts';
import { cheapest } from './best.ts';
import { kindOf } from './kinds.ts';
import { mine, type Outlook } from './outlook.ts';
import { keepPrice } from './prices.ts';
import { worthOfBlock } from './worth/worth.ts';

export function discard(o: Outlook, choice: SomeOf): string[] {
  const price = (id: CardId) =>
    o.lib.faces.has(id) ? keepPrice(o, id) + outcry(o, id) : ownCardPrice(o, id);
  for (const { id } of choice.options) o.watch?.weighs(id, -price(id));
  return cheapest(choice.options, choice.min, price);
}

/** What a card brings down on whoever chooses to discard it. */
function outcry(o: Outlook, id: CardId): number {
  const card = o.lib.faces.get(id)?.card.id;
  const filed = o.lib.triggers['cards-discarded'].filter(
    ({ source }) => source.on === 'skill' && source.card === card,
  );
  return filed.reduce((sum, { block }) => sum - mine(o, worthOfBlock(o, block)), 0);
}

/** A card of a book's own kind is kept for what it does for my side. */
const ownCardPrice = (o: Outlook, id: CardId): number => {
  const kind = kindOf(o.lib, id);
  return kind === undefined ? 0 : mine(o, worthOfBlock(o, `${kind}/${id}#`));
};

/** Whatever few checks ask for a Cylon in the open wants. */
export const skills: { readonly [Skill in (typeof coreSkills)[number]]: Wanted } = {
  leadership: { demand: 1.2, spite: 0.3 },
  tactics: { demand: 1.1, spite: 0.3 },
  politics: { demand: 1, spite: 0.5 },
  piloting: { demand: 0.6, spite: 1 },
  engineering: { demand: 0.8, spite: 1.1 },
};

/** One after the other the type most wanted, less so the more of it I have. */
export function drawSkills(o: Outlook, choice: SomeOf): string[] {
  const held = (o.view.seats[o.me]?.hand ?? []).map(card => face(o.run, card).skill as string);
  const left = new Map(choice.options.map(option => [option.id, option.count ?? 1]));
  const drawn: string[] = [];
  const wanted = (id: string) => {
    const { demand, spite } = o.knowledge.skills[id] ?? skills.politics;
    const base = o.side === 'cylons' && !o.hidden ? spite : demand;
    const pilot = id === 'piloting' && canPilot(o.run, o.me) ? 0.2 : 0;
    return base + pilot - 0.15 * [...held, ...drawn].filter(s => s === id).length;
  };
  while (drawn.length < choice.min) {
    const open = [...left.keys()].filter(id => (left.get(id) ?? 0) > 0).sort((a, b) => wanted(b) - wanted(a));
    const [id] = open;
    if (id === undefined) break;
    left.set(id, (left.get(id) ?? 0) - 1);
    drawn.push(id);
  }
  return drawn;
}
