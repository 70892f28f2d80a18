/** The types of Skill cards a character draws: symbol and colour, and the name for readers who see neither. */

import { skillSymbol } from '#board/symbols.ts';
import type { Words } from '#board/words.ts';
import type { Skill } from '#engine/model/vocabulary.ts';

type Props = { readonly skills: readonly Skill[]; readonly words: Words; readonly label: string };

export function SkillTags({ skills, words, label }: Props) {
  const names = skills.map(skill => words.voice.name(skill)('nom'));
  return (
    <span class="skill-tags">
      <span class="visually-hidden">{`${label}: ${names.join(', ')}`}</span>
      {skills.map((skill, at) => (
        <svg key={skill} class="symbol skill" data-of={skill} viewBox="-4 -4 32 32" aria-hidden="true">
          <title>{names[at]}</title>
          <rect x="-4" y="-4" width="32" height="32" rx="5" />
          <path d={skillSymbol(skill, words.facets)} />
        </svg>
      ))}
    </span>
  );
}
