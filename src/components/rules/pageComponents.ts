import type { PageComponent } from '#collections/vocabulary.ts';
import Try from '../benches/Try.astro';
import BoardFigure from '../board/BoardFigure.astro';
import Scenario from '../scenarios/Scenario.astro';
import Example from './Example.astro';
import Named from './Named.astro';
import R from './R.astro';
import Rule from './Rule.astro';
import See from './See.astro';
import Told from './Told.astro';
import AttackRow from './tables/AttackRow.astro';
import Characters from './tables/Characters.astro';
import DamageableLocations from './tables/DamageableLocations.astro';
import Locations from './tables/Locations.astro';
import LoyaltyDeck from './tables/LoyaltyDeck.astro';
import SkillCards from './tables/SkillCards.astro';
import SpaceAreas from './tables/SpaceAreas.astro';
import StartingResources from './tables/StartingResources.astro';
import SuccessionLine from './tables/SuccessionLine.astro';
import When from './When.astro';

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
