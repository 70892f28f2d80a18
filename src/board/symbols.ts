import { coreSkills, type Resource, type Skill } from '#engine/model/vocabulary.ts';
import { type BoardFacets, symbolIn } from './facet.ts';

export { type Resource, resources, type Skill } from '#engine/model/vocabulary.ts';

/**
 * Our symbols, drawn on a grid of 24 by 24, one outline each. They differ in shape, so that colour never has to
 * tell them apart; the colours of the skills are those of the printed cards.
 */
export const symbols: { readonly [name in (typeof coreSkills)[number] | Resource]: string } = {
  politics:
    'M12 2 22.5 8v2.5h-21V8zM4 12h3.2v6.2H4zM10.4 12h3.2v6.2h-3.2zM16.8 12H20v6.2h-3.2zM1.5 19.6h21V22h-21z',
  leadership: 'M12 1.6l3.2 6.7 7.3 1-5.3 5.1 1.3 7.3L12 18.2l-6.5 3.5 1.3-7.3L1.5 9.3l7.3-1z',
  tactics:
    'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm0 2.7a6.3 6.3 0 1 0 0 12.6 6.3 6.3 0 0 0 0-12.6zM10.7.8h2.6v7h-2.6zM10.7 16.2h2.6v7h-2.6zM.8 10.7h7v2.6h-7zM16.2 10.7h7v2.6h-7z',
  piloting: 'M12 .8 15.2 9l7.3 8.8v3l-7.6-2.1L13.8 23h-3.6l-1.1-4.3-7.6 2.1v-3L8.8 9z',
  engineering:
    'M9.7 4.5L9.8 1.3L14.2 1.3L14.3 4.5L15.7 5.0L18.0 2.9L21.1 6.0L19.0 8.3L19.5 9.7L22.7 9.8L22.7 14.2L19.5 14.3L19.0 15.7L21.1 18.0L18.0 21.1L15.7 19.0L14.3 19.5L14.2 22.7L9.8 22.7L9.7 19.5L8.3 19.0L6.0 21.1L2.9 18.0L5.0 15.7L4.5 14.3L1.3 14.2L1.3 9.8L4.5 9.7L5.0 8.3L2.9 6.0L6.0 2.9L8.3 5.0ZM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6z',
  fuel: 'M12 1.2c0 0-7.6 9.3-7.6 14.4a7.6 7.6 0 0 0 15.2 0C19.6 10.5 12 1.2 12 1.2z',
  food: 'M10.9 23V9.5h2.2V23zM12 1c2.7 2.6 2.7 5.8 0 8.6-2.7-2.8-2.7-6 0-8.6zM10.9 14.6C6.8 14.6 4.6 12 4.6 8.6c3.7 0 6.3 2.4 6.3 6zM13.1 14.6c4.1 0 6.3-2.6 6.3-6-3.7 0-6.3 2.4-6.3 6zM10.9 20.8c-4.1 0-6.3-2.6-6.3-6 3.7 0 6.3 2.4 6.3 6zM13.1 20.8c4.1 0 6.3-2.6 6.3-6-3.7 0-6.3 2.4-6.3 6z',
  morale: 'M12 21.8 3.1 12.7a5.8 5.8 0 0 1 8.2-8.2l.7.7.7-.7a5.8 5.8 0 0 1 8.2 8.2z',
  population:
    'M9 3.4a4.1 4.1 0 1 1 0 8.2 4.1 4.1 0 0 1 0-8.2zM1 21.2c0-5.1 3-8.2 8-8.2s8 3.1 8 8.2zM17.4 5.4a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6zM18.6 21.2H23c0-4.4-2-7.5-5.5-7.5-.8 0-1.6.2-2.3.5 2.2 1.6 3.4 4 3.4 7z',
};

/** The skill types that there is a symbol for, those of these books after those of every game. */
export const skillsIn = (facets: BoardFacets): readonly Skill[] => [
  ...new Set([
    ...coreSkills,
    ...facets.flatMap(({ symbols: own }) => Object.keys(own?.skills ?? {}) as Skill[]),
  ]),
];

const isCore = (skill: Skill): skill is (typeof coreSkills)[number] => coreSkills.some(one => one === skill);

/** A skill that no book has a symbol for is a mere square. */
export const skillSymbol = (skill: Skill, facets: BoardFacets): string =>
  isCore(skill) ? symbols[skill] : (symbolIn(facets, 'skills', skill) ?? 'M4 4h16v16H4z');
