import type { BenchId } from '#machines/benches.ts';
import type { RuleId } from '#rules/ruleId.ts';

/** The rule that each bench is about. */
export const ruleOf: { readonly [bench in BenchId]: RuleId } = {
  turn: 'turn.six-steps',
  check: 'skill-check.final-strength',
  attack: 'attack.roll',
  raiders: 'raiders.priority',
  boarding: 'heavy-raiders.board',
  vipers: 'viper.three-options',
  damage: 'damage.draw-token',
  jump: 'jump.five-steps',
  loyalty: 'loyalty-deck.sort-piles',
  succession: 'succession.on-reveal',
  'loyalty-pegasus': 'pegasus.loyalty-deck.composition',
  'succession-pegasus': 'pegasus.succession.admiral-order',
  'loyalty-daybreak': 'daybreak.loyalty-deck.procedure',
  'succession-daybreak': 'daybreak.succession.replaces-all',
  reckless: 'pegasus.reckless.makes-check-reckless',
  execution: 'pegasus.execution.cylon-shows-one',
  occupation: 'pegasus.new-caprica.occupation.advance',
  agendas: 'pegasus.agendas.shared-victory',
  abilities: 'daybreak.skill-check-abilities.when',
  mutiny: 'daybreak.mutiny.second-card',
  mission: 'daybreak.missions.check-at-once',
  'assault-raptors': 'daybreak.assault-raptors.as-vipers',
  motives: 'daybreak.motives.win-conditions',
};
