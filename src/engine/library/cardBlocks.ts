/** What cards and sheets carry out, as blocks, and their abilities, filed. */
import type { Card, CardKinds, CrisisCard } from '../model/card.ts';
import type { CrisisPart } from '../model/vocabulary.ts';
import type { AbilityFile } from './abilities.ts';
import type { Blocks } from './blocks.ts';
import type { CardKind, OwnKind } from './cardKind.ts';
import { addCrisisBlocks } from './crisisBlocks.ts';
import type { Source } from './library.ts';

export interface Filing {
  readonly blocks: Blocks;
  readonly abilities: AbilityFile;
  readonly kinds: readonly CardKind[];
  readonly parts: readonly CrisisPart[];
  /** Hears of a card of a kind that no book brings. */
  readonly stray: (name: string, card: Card) => void;
}

export function addCard(filing: Filing, card: Card): void {
  const { blocks, abilities } = filing;
  const name = `${card.deck}/${card.id}`;
  const file = (source: Source) =>
    abilities.add(name, 'abilities' in card ? card.abilities : undefined, source, card.id);
  switch (card.deck) {
    case 'skill':
      file({ on: 'skill', card: card.id, forCylons: card.usedBy === 'cylons' });
      break;
    case 'crisis':
    case 'super-crisis':
      addCrisisBlocks(blocks, name, card, filing.parts);
      file({ on: 'in-play', card: card.id });
      break;
    case 'quorum':
      blocks.add(`${name}#`, card.do, card.id);
      file({ on: 'quorum', card: card.id });
      break;
    case 'loyalty':
      if (card.reveal) blocks.add(`${name}#reveal`, card.reveal, card.id);
      if (card.immediate) blocks.add(`${name}#immediate`, card.immediate, card.id);
      file({ on: 'loyalty', card: card.id });
      break;
    case 'destination':
      blocks.add(`${name}#`, card.do, card.id);
      break;
    default:
      addOwn(filing, name, card);
  }
}

/** A card of a kind that some book brings. */
function addOwn({ blocks, abilities, kinds, parts, stray }: Filing, name: string, card: Card): void {
  const kind = kinds.find(one => one.kind === card.deck);
  if (!kind) {
    stray(name, card);
    return;
  }
  if (kind.crisis) addCrisisBlocks(blocks, name, card as CrisisCard, parts);
  else {
    const does = kind.does?.(card as CardKinds[OwnKind]);
    if (does) blocks.add(`${name}#`, does, card.id, kind.rule);
  }
  if ('abilities' in card) abilities.add(name, card.abilities, { on: 'in-play', card: card.id }, card.id);
}
