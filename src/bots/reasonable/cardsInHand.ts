/** Drawing, discarding, paying. */
import type { SomeOf } from '#engine/model/choice.ts';
import type { CardId, Skill } from '#engine/model/vocabulary.ts';
import { face } from '#engine/rules/hands.ts';
import { canPilot } from '#engine/rules/people.ts';
import { cheapest } from './best.ts';
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
  const kind = o.lib.kinds.find(each => o.lib.ownCards.get(each.kind)?.has(id))?.kind;
  return kind === undefined ? 0 : mine(o, worthOfBlock(o, `${kind}/${id}#`));
};

const demand: { readonly [skill in Skill]: number } = {
  leadership: 1.2,
  tactics: 1.1,
  politics: 1,
  piloting: 0.6,
  engineering: 0.8,
  treachery: 0.8,
};

/** A Cylon in the open wants what few checks ask for. */
const spite: { readonly [skill in Skill]: number } = {
  leadership: 0.3,
  tactics: 0.3,
  politics: 0.5,
  piloting: 1,
  engineering: 1.1,
  treachery: 1.2,
};

/** One after the other the type most wanted, less so the more of it I have. */
export function drawSkills(o: Outlook, choice: SomeOf): string[] {
  const held = (o.view.seats[o.me]?.hand ?? []).map(card => face(o.run, card).skill as string);
  const left = new Map(choice.options.map(option => [option.id, option.count ?? 1]));
  const drawn: string[] = [];
  const wanted = (id: string) => {
    const skill = o.lib.skills.find(s => s === id) ?? 'politics';
    const base = o.side === 'cylons' && !o.hidden ? spite[skill] : demand[skill];
    const pilot = skill === 'piloting' && canPilot(o.run, o.me) ? 0.2 : 0;
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
