/** Where the rules of Daybreak can be read in two ways. */

/** By the name that `switch` gives it in `content/editions/daybreak.yaml`, or the end of the id there; the default first. */
export const daybreakRulings = {
  'passed-mutineer': ['draws', 'draws-none'],
  'infiltrator-loyalty': ['never', 'allowed'],
  'mutineer-jump-icon': ['after-the-marker', 'before-the-marker'],
  'surplus-mutinies': ['discarded', 'kept-outside-the-brig'],
  'motives-at-an-early-end': ['two-suffice', 'three-needed'],
  'surplus-loyalty-moment': ['end-of-turn', 'at-reveal'],
  'bridge-crisis-skip': ['any-player', 'current-player'],
  'added-cards': ['carried-out', 'ignored'],
} as const;

/** Daybreak takes a ship in space last, in every phase of a game (daybreak.ed.combine-pegasus.new-caprica-draw-order). */
export const daybreakSettles = { 'new-caprica-draw-and-destroy': 'supply-and-space-too' } as const;

type DaybreakRulings = {
  readonly [id in keyof typeof daybreakRulings]: (typeof daybreakRulings)[id][number];
};

declare module '#engine/model/options.ts' {
  interface Rulings extends DaybreakRulings {}
}
