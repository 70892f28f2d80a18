/** What everybody at the table sees of each player, and what this viewer has seen besides: read off the view alone. */
import type { BoardFacets, HeldOfBook } from '#board/facet.ts';
import { deckSymbols } from '#board/symbols/decks.ts';
import { peopleSymbols } from '#board/symbols/people.ts';
import { tokenSymbols } from '#board/symbols/tokens.ts';
import type { Library } from '#engine/index.ts';
import type { CardId, CharacterId, LocationId, Seat, Sector, Side, Title } from '#engine/model/vocabulary.ts';
import type { View } from '#engine/view/view.ts';
import type { NounId } from '#text/terms.ts';

/** So many of a kind that lie before a player, or are held. */
export type Held = HeldOfBook | { readonly noun: NounId & keyof typeof heldSymbols; readonly n: number };

/** Outlines on the grid of 24. */
export const heldSymbols = {
  'skill-card': peopleSymbols.hand,
  'loyalty-card': peopleSymbols.loyalty,
  'quorum-card': deckSymbols.quorum,
  'super-crisis-card': deckSymbols['super-crisis'],
  nuke: tokenSymbols.nuke,
} as const;

export interface Plate {
  readonly seat: Seat;
  readonly id: string;
  readonly character: CharacterId | undefined;
  readonly at: LocationId | 'viper' | undefined;
  /** Where the viper is. */
  readonly sector: Sector | undefined;
  /** The place is one where somebody is kept. */
  readonly isHeld: boolean;
  readonly held: readonly Held[];
  readonly titles: readonly Title[];
  readonly isRevealed: boolean;
  readonly attached: readonly CardId[];
  readonly isOwn: boolean;
  readonly isCurrent: boolean;
  readonly isAsked: boolean;
  readonly known: Known | undefined;
}

/** What this viewer has seen for certain of the Loyalty cards of somebody else. */
export interface Known {
  /** Left out where what was seen does not tell. */
  readonly side?: Side;
  readonly cards: readonly CardId[];
  /** How many there are. */
  readonly of: number;
}

type Lib = Pick<Library, 'loyalty' | 'locations'>;

export function platesOf(view: View, lib: Lib, facets: BoardFacets): readonly Plate[] {
  const { viewer, titles, turn, waiting } = view;
  return view.seats.map((one, seat) => {
    const at = one.place.in === 'location' ? one.place.location : undefined;
    const held = (noun: keyof typeof heldSymbols, n: number, always = false): readonly Held[] =>
      n === 0 && !always ? [] : [{ noun, n }];
    const holds = (Object.keys(titles) as Title[]).filter(title => titles[title] === seat);
    return {
      seat,
      id: one.id,
      character: one.character,
      at: one.place.in === 'viper' ? 'viper' : at,
      sector: view.ships.find(({ pilot }) => pilot === seat)?.at,
      isHeld: at !== undefined && lib.locations.get(at)?.hazardous === true,
      held: [
        ...held('skill-card', one.handSize, true),
        ...held('loyalty-card', one.loyalty.length, one.revealed === 'no'),
        ...(titles.president === seat ? held('quorum-card', view.quorumHand.length, true) : []),
        ...(titles.admiral === seat ? held('nuke', view.nukes) : []),
        ...held('super-crisis-card', one.superCrises.length),
        ...facets.flatMap(({ before }) => before?.(one.slots) ?? []),
      ],
      titles: holds,
      isRevealed: one.revealed !== 'no',
      attached: one.attached,
      isOwn: viewer === seat,
      isCurrent: turn?.seat === seat,
      isAsked: waiting.includes(seat),
      known: viewer === seat ? undefined : knownOf(one, lib),
    };
  });
}

function knownOf({ loyalty }: View['seats'][number], lib: Lib): Known | undefined {
  const cards = loyalty.filter(card => card !== undefined);
  if (cards.length === 0) return undefined;
  const sides = cards.map(card => lib.loyalty.get(card)?.side);
  const told = { cards, of: loyalty.length };
  if (sides.includes('cylon')) return { ...told, side: 'cylons' };
  return sides.every(side => side === 'human') ? { ...told, side: 'humans' } : told;
}
