/**
 * The closed list of timing points: moments at which an ability may act. Drawn from the rules before any card;
 * `atoms` say where they come from, `cancels` what a subscriber may undo there.
 */
import type { RuleId } from '#rules/ruleId.ts';

export const timingPoints = {
  'turn-start': { atoms: ['turn.active-player'] },
  'turn-end': { atoms: ['turn.end'] },
  'crisis-drawn': { atoms: ['crisis.draw-read-resolve'], cancels: 'the card' },
  'crisis-faced': { atoms: ['crisis.draw-read-resolve'] },
  'option-picked': { atoms: ['crisis.decider'], cancels: 'the option' },
  'check-called': { atoms: ['skill-check.choice-first'], cancels: 'the check' },
  'location-check': { atoms: ['location-checks.procedure'] },
  'before-check': { atoms: ['skill-check.read-and-discuss'] },
  'cards-added': { atoms: ['skill-check.once-around'] },
  'cards-revealed': { atoms: ['pegasus.reckless.makes-check-reckless'] },
  'check-totalled': { atoms: ['skill-check.final-strength'] },
  'check-passed': { atoms: ['skill-check.pass'], cancels: 'the result' },
  'check-resolved': { atoms: ['skill-check.discard-all'] },
  'before-roll': { atoms: ['abilities.others-when-stated'] },
  'after-roll': { atoms: ['abilities.others-when-stated'], cancels: 'the result' },
  'viper-attacked': { atoms: ['attack.viper'], cancels: 'the result' },
  'viper-launched': { atoms: ['viper.launch'] },
  'cards-discarded': { atoms: ['pegasus.treachery.discard-and-sabotage'] },
  'quorum-played': { atoms: ['pegasus.new-caprica.locations.president-roll'] },
  // Somebody else is about to discard by an effect.
  'must-discard': { atoms: ['abilities.others-when-stated'], cancels: 'a card' },
  'location-used': { atoms: ['actions.location'] },
  'movement-over': { atoms: ['movement.optional'] },
  'option-due': { atoms: ['crisis.decider'] },
  'ships-activate': { atoms: ['turn.activate-step'], cancels: 'the icons' },
  'civilian-threatened': { atoms: ['damage.civilian-destroyed'], cancels: 'the loss' },
  'mutiny-drawn': { atoms: ['daybreak.mutiny.draw-secret'] },
  'resource-lost': { atoms: ['pegasus.execution.human-morale'] },
  'card-used': { atoms: ['actions.skill-card'] },
  'sleeper-dealt': { atoms: ['sleeper.deal'] },
  // Those of Pegasus: its books open them, and only where a card of the game could answer.
  'movement-end': { atoms: ['pegasus.movement-abilities.instead-of-move'] },
  'action-end': { atoms: ['pegasus.clarifications.kat-brig'] },
  'check-decided': { atoms: ['pegasus.execution.use-with-care'], cancels: 'the result' },
  'cylon-shown': { atoms: ['pegasus.execution.cylon-shows-one'] },
  'raiders-activated': { atoms: ['pegasus.skill-cards.new-abilities'], cancels: 'the attacks' },
  'raiders-done': { atoms: ['pegasus.components.scar-token'] },
  arrived: { atoms: ['pegasus.execution.use-with-care'] },
  'centurion-destroyed': { atoms: ['pegasus.skill-cards.new-abilities'] },
  'ship-destroyed': { atoms: ['damage.civilian-destroyed', 'damage.basestar-three'] },
  jumped: { atoms: ['attack-cards.special-rule'] },
  'destination-chosen': { atoms: ['jump.place-and-follow'] },
} as const satisfies Record<string, { readonly atoms: readonly RuleId[]; readonly cancels?: string }>;

export type TimingPoint = keyof typeof timingPoints;
