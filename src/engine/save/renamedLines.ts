/**
 * Lines that have another name now, by the name they have in older files: the same branch, asked with the condition of
 * the cards. In each block that has one it is the first of its kind.
 */
export const renamedLines: { readonly [formerly: string]: string | undefined } = {
  'when raiders-in-space': 'if',
  'when heavy-raiders-in-space': 'if',
  'when civilian-in-space': 'if',
  'when reveals-in-brig': 'if',
  'when check-of-crisis': 'if',
  'when galactica-in-orbit': 'if',
};
