/** A skill card as far as a check looks at it: its type and its strength. */
import { skillSymbol } from '#board/symbols.ts';
import type { SkillFaces } from './checkBench.ts';

type Props = { readonly card: SkillFaces['faces'][number] | undefined; readonly name: string };

export function SkillCard({ card, name }: Props) {
  if (card === undefined) return <>{name}</>;
  return (
    <span class="face" data-of={card.skill}>
      <b aria-hidden="true">{card.strength}</b>
      <svg class="symbol" viewBox="0 0 24 24" aria-hidden="true">
        <path d={skillSymbol(card.skill, [])} />
      </svg>
      <span class="visually-hidden">{name}</span>
    </span>
  );
}
