import Example from '#features/rules/Example.astro';
import Named from '#features/rules/Named.astro';
import R from '#features/rules/R.astro';
import AttackRow from '#features/rules/tables/AttackRow.astro';
import Characters from '#features/rules/tables/Characters.astro';
import DamageableLocations from '#features/rules/tables/DamageableLocations.astro';
import Locations from '#features/rules/tables/Locations.astro';
import LoyaltyDeck from '#features/rules/tables/LoyaltyDeck.astro';
import SkillCards from '#features/rules/tables/SkillCards.astro';
import SpaceAreas from '#features/rules/tables/SpaceAreas.astro';
import StartingResources from '#features/rules/tables/StartingResources.astro';
import SuccessionLine from '#features/rules/tables/SuccessionLine.astro';
import When from '#features/rules/When.astro';
import BoardFigure from '#ui/parts/BoardFigure.astro';

/** What is the same on a page of rules and in the rulebook. */
export const textComponents = {
  R,
  When,
  Skill: Named,
  Resource: Named,
  Example,
  BoardFigure,
  AttackRow,
  Characters,
  DamageableLocations,
  Locations,
  LoyaltyDeck,
  SkillCards,
  SpaceAreas,
  StartingResources,
  SuccessionLine,
};
