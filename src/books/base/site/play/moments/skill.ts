/** Skill cards: an action is one step away, or what the card answers to is about to happen. */
import type { SkillCard } from '#engine/model/card.ts';
import type { TimingPoint } from '#engine/timing/points.ts';
import type { Find, Moment } from '#ui/moments/moments.ts';
import { battle, cylon, raidersAndJump } from './common.ts';

/** Moments by what a card reacts to. */
type Reacting = { readonly [point in TimingPoint]?: Moment };

export const skill: Find = (lib, id) => {
  const card = lib.skillCards.get(id);
  return card && inHand(card, whenPlayed(card));
};

/** Cards that react to what a book brings. */
export const reactingSkill =
  (moments: Reacting): Find =>
  (lib, id) => {
    const card = lib.skillCards.get(id);
    const first = card?.abilities[0];
    const moment = first?.kind === 'reaction' ? moments[first.on] : undefined;
    return card && moment && inHand(card, moment);
  };

const inHand = (card: SkillCard, moment: Moment): Moment => ({
  ...moment,
  you: { ...moment.you, hand: handWith(card) },
});

/** The strongest there is, among others that go into a check. */
function handWith({ id, strengths }: SkillCard): string[] {
  const strongest = `${id}/${Math.max(...Object.keys(strengths).map(Number))}`;
  return [strongest, 'executive-order/2', 'strategic-planning/3', 'consolidate-power/2'];
}

function whenPlayed({ abilities: [first], usedBy }: SkillCard): Moment {
  if (usedBy === 'cylons') return { step: first?.kind === 'movement' ? 'movement' : 'action', you: cylon };
  switch (first?.kind) {
    case 'action':
    case 'movement':
      return { character: 'lee-adama', step: first.kind, you: { at: 'hangar-deck' }, position: battle() };
    case 'reaction':
      return reacting[first.on] ?? atCheck;
    default:
      return atCheck;
  }
}

/** Everybody can put something into the check of this crisis. */
const atCheck: Moment = { step: 'crisis', position: { piles: { crisis: ['bomb-threat'] } } };
const gunner: Moment = { you: { at: 'weapons-control' }, position: {} };

const reacting: Reacting = {
  'before-roll': gunner,
  'after-roll': gunner,
  'viper-attacked': {
    character: 'kara-thrace',
    step: 'activate',
    turn: { crisis: raidersAndJump },
    position: battle(['p1']),
  },
  'ship-destroyed': { you: { at: 'weapons-control' }, position: { ...battle(), dice: [8] } },
};
