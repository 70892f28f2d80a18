/**
 * What the header offers, in this order: each has its sign, its name in `locales/<language>/ui.json` (`nav.<name>`) and its
 * page. Pages that stand elsewhere and belong to it are in `holds`. The name of the site leads home.
 */
export const sections = [
  { name: 'play', path: 'sandbox/', holds: [] },
  {
    name: 'rules',
    path: 'rules/',
    holds: ['rulebook/', 'glossary/', 'symbols/', 'timing/', 'rulings/', 'editions/', 'proofs/'],
  },
  { name: 'learn', path: 'learn/', holds: ['try/', 'scenarios/'] },
  { name: 'cards', path: 'cards/', holds: [] },
  { name: 'night', path: 'tonight/', holds: [] },
] as const;

export type Section = (typeof sections)[number];

/** Where a reader is: on the page of a section itself, somewhere within it, or in another one. */
export function hereIn({ path, holds }: Section, here: string): 'page' | 'true' | undefined {
  if (here === path) return 'page';
  return [path, ...holds].some(start => here.startsWith(start)) ? 'true' : undefined;
}
