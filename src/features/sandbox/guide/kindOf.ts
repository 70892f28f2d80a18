/** The kinds of choices: each is explained once, by a sentence and the rule that says more. */
import type { ByChance, Choice, CorePrompt } from '#engine/model/choice.ts';
import type { RuleId } from '#rules/ruleId.ts';
import { promptVariant } from '#text/prompts.ts';

/** What the core asks of players. A book's own prompts are asked of those who have long known how to play. */
type ExplainedPrompt = Exclude<CorePrompt, ByChance['prompt']>;

/** Its name, for the memory of the device. */
export function kindOf(choice: Choice): string {
  const variant = promptVariant(choice);
  return variant === undefined ? choice.prompt : `${choice.prompt}_${variant}`;
}

/** Undefined where there is nothing to explain. */
export function ruleOfKind(choice: Choice): RuleId | undefined {
  return ruleOfVariant[kindOf(choice)] ?? rules[choice.prompt];
}

const rulesOfPrompts: { readonly [P in ExplainedPrompt]: RuleId } = {
  character: 'characters.sheet',
  'skill-draw': 'skills-step.multi-skill-split',
  destination: 'jump.draw-two-choose-one',
  movement: 'movement.optional',
  pay: 'movement.ship-change-cost',
  action: 'actions.one',
  reaction: 'abilities.others-when-stated',
  first: 'abilities.order',
  decide: 'crisis.any-option',
  option: 'crisis.any-option',
  contribute: 'skill-check.any-number',
  discard: 'skill-cards.two-uses',
  'hand-limit': 'hand-limit.ten-at-every-turn-end',
  player: 'abilities.others-when-stated',
  location: 'board.galactica-locations',
  sector: 'board.space-areas',
  ship: 'attack.roll',
  viper: 'damage.viper-damaged',
  activation: 'actions.location',
  craft: 'ships.human',
  civilian: 'components.civilian-backs',
  crisis: 'crisis.draw-read-resolve',
  card: 'skill-cards.two-uses',
  'top-or-bottom': 'secrecy.peeked-decks',
  deck: 'secrecy.peeked-decks',
  'yes-no': 'abilities.others-when-stated',
  skill: 'skill-cards.anatomy',
  result: 'skill-check.final-strength',
  quorum: 'actions.title-quorum',
  token: 'damage.draw-token',
  placement: 'limits.current-player-chooses',
};

const rules: { readonly [prompt: string]: RuleId | undefined } = rulesOfPrompts;

/** Where one prompt stands for questions of several rules. */
const ruleOfVariant: { readonly [kind: string]: RuleId | undefined } = {
  sector_launch: 'viper.launch',
  sector_raider: 'activation.area-by-area',
  ship_centurion: 'heavy-raiders.centurions-advance',
  ship_boarding: 'heavy-raiders.board',
  viper_activate: 'viper.three-options',
  viper_recall: 'limits.hangar-recall',
  viper_take: 'piloting.who',
  viper_target: 'raiders.attack-unmanned-first',
  viper_repair: 'damage.repair',
  civilian_destroyed: 'damage.civilian-destroyed',
  civilian_target: 'raiders.destroy-civilian',
  player_loyalty: 'loyalty.secret',
  'card_super-crisis': 'reveal.super-crisis',
  activation_repair: 'damage.repair',
  'yes-no_power': 'reveal.as-action',
};
