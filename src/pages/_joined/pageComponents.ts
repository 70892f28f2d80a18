import type { PageComponent } from '#collections/vocabulary.ts';
import Scenario from '#features/learn/player/Scenario.astro';
import Example from '#features/rules/Example.astro';
import Named from '#features/rules/Named.astro';
import R from '#features/rules/R.astro';
import Rule from '#features/rules/Rule.astro';
import See from '#features/rules/See.astro';
import Told from '#features/rules/Told.astro';
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
import Try from '#features/simulators/Try.astro';
import BoardFigure from '#ui/parts/BoardFigure.astro';

/** What `<Rule>` and the others stand for in a page of rules; the checks know them from `vocabulary.ts`. */
export const pageComponents = {
  Rule,
  R,
  When,
  Told,
  Scenario,
  See,
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
  Try,
} satisfies Record<PageComponent, unknown>;
