/** A skill card as far as a check looks at it: its type and its strength. */
import type { BoardFacets } from '#board/facet.ts';
import { skillSymbol } from '#board/symbols.ts';
import type { SkillFace } from '#engine/library/library.ts';

type Props = {
  readonly card: Pick<SkillFace, 'skill' | 'strength'> | undefined;
  readonly name: string;
  /** What draws the skills of its books. */
  readonly facets?: BoardFacets;
};

export function SkillCard({ card, name, facets = [] }: Props) {
  if (card === undefined) return <>{name}</>;
  return (
    <span class="face" data-of={card.skill}>
      <b aria-hidden="true">{card.strength}</b>
      <svg class="symbol" viewBox="0 0 24 24" aria-hidden="true">
        <path d={skillSymbol(card.skill, facets)} />
      </svg>
      <span class="visually-hidden">{name}</span>
    </span>
  );
}
