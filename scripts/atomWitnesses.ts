import type { RuleId } from '#rules/ruleId.ts';

/**
 * Rules that no instruction carries out, because they say what is not offered, what is refused, what a question is
 * answered with, or what happens whichever rule called for it. Each with the file of `src/engine` and the name in it
 * that answers for the rule.
 */
export type Witness = readonly [kind: 'withheld' | 'refused' | 'query' | 'event', file: string, name: string];

export const witnesses: { readonly [rule in RuleId]?: Witness } = {
  'overview.team-result': ['query', 'queries/sides.ts', 'winners'],
  'goal.by-loyalty': ['query', 'queries/sides.ts', 'sideOf'],
  'loyalty.one-cylon-card-suffices': ['query', 'queries/sides.ts', 'sideOf'],
  'goal.cylons': ['event', 'rules/ending.ts', 'endGame'],
  'resources.dial-is-total': ['event', 'rules/resources.ts', 'lose'],
  'resources.red-zone': ['query', 'rules/resources.ts', 'anyRed'],
  'clarifications.resource-maximum': ['event', 'rules/resources.ts', 'gain'],

  'setup.choose-plentiful-type': ['withheld', 'ops/setupFlow.ts', 'draftable'],
  'setup.support-any-time': ['query', 'ops/setupFlow.ts', 'draftable'],
  'characters.type-only-setup': ['query', 'ops/setupFlow.ts', 'draftable'],

  'board.colonial-one-locations': ['withheld', 'ops/moves.ts', 'isGoal'],
  'board.galactica-locations': ['withheld', 'ops/moves.ts', 'isGoal'],
  'board.cylon-locations': ['withheld', 'ops/moves.ts', 'isGoal'],
  'board.hazardous': ['withheld', 'ops/moves.ts', 'isGoal'],
  'movement.team-limits': ['withheld', 'ops/moves.ts', 'isGoal'],
  'piloting.land-anywhere': ['query', 'ops/moves.ts', 'isGoal'],
  'movement.no-card-no-change': ['withheld', 'ops/moves.ts', 'movesOf'],
  'brig.no-moving': ['withheld', 'ops/moves.ts', 'movesOf'],
  'brig.exit': ['withheld', 'ops/moves.ts', 'movesOf'],

  'actions.keyword': ['withheld', 'ops/actions.ts', 'actionsOf'],
  'actions.title-quorum': ['query', 'ops/actions.ts', 'actionsOf'],
  'brig.actions-allowed': ['query', 'ops/actions.ts', 'actionsOf'],
  'piloting.action': ['query', 'ops/actions.ts', 'actionsOf'],
  'cylon-turn.location-action': ['query', 'ops/actions.ts', 'actionsOf'],
  'cylon-turn.no-other-actions': ['withheld', 'ops/actions.ts', 'actionsOf'],
  'damage.location-unusable': ['withheld', 'ops/actions.ts', 'mayActivate'],
  'reveal.ends-turn': ['withheld', 'ops/turnFlow.ts', 'take-actions'],

  'brig.no-crisis': ['withheld', 'rules/people.ts', 'facesCrisis'],
  'reveal.no-crisis': ['withheld', 'rules/people.ts', 'facesCrisis'],
  'cylon-turn.steps-skipped': ['withheld', 'rules/people.ts', 'facesCrisis'],
  'cylon-turn.decides': ['query', 'queries/who.ts', 'optionChooser'],
  'cylon-turn.unaffected': ['withheld', 'queries/who.ts', 'affected'],
  'cylon-turn.sheet-ignored': ['withheld', 'queries/inForce.ts', 'inForce'],
  'characters.passive-or-action': ['query', 'queries/inForce.ts', 'inForce'],
  'characters.unspecified-draw': ['withheld', 'ops/cards.ts', 'skillTypes'],
  'characters.named-draw-overrides': ['query', 'ops/cards.ts', 'skillTypes'],

  'abilities.order': ['query', 'timing/window.ts', 'window'],
  'cylon-turn.no-skill-text': ['withheld', 'timing/window.ts', 'offersOf'],

  'brig.one-card-per-check': ['refused', 'ops/checkFlow.ts', 'contributionLimit'],
  'cylon-turn.one-card-per-check': ['refused', 'ops/checkFlow.ts', 'contributionLimit'],

  'titles.given-and-moved': ['event', 'rules/titles.ts', 'giveTitle'],
  'titles.quorum-follows-title': ['event', 'rules/titles.ts', 'giveTitle'],
  'titles.nukes-follow-title': ['event', 'rules/titles.ts', 'giveTitle'],
  'succession.president-in-brig': ['withheld', 'rules/people.ts', 'losesTitle'],
  'succession.brig-not-eligible': ['query', 'rules/titles.ts', 'successor'],
  'succession.no-return': ['withheld', 'rules/people.ts', 'put'],

  'brig.not-to-sickbay': ['withheld', 'rules/people.ts', 'canBeSent'],
  'loyalty.random-peek': ['event', 'ops/secrets.ts', 'peek-loyalty'],
  'sympathizer.reveal-steps': ['event', 'ops/reveal.ts', 'turn-cylon'],
  'sympathizer.limits': ['withheld', 'queries/holds.ts', 'full-cylon'],

  'piloting.who': ['withheld', 'rules/people.ts', 'canPilot'],
  'piloting.token-handling': ['event', 'ops/flight.ts', 'board'],
  'piloting.sent-away': ['event', 'rules/people.ts', 'put'],
  'piloting.token-off': ['event', 'rules/people.ts', 'put'],
  'reveal.viper-returns': ['event', 'rules/people.ts', 'put'],
  'limits.hangar-recall': ['query', 'ops/flight.ts', 'launchOneself'],
  'viper.launch': ['query', 'ops/flight.ts', 'launchesOf'],
  'viper.three-options': ['query', 'ops/flight.ts', 'activationsOf'],
  'viper.move': ['query', 'ops/flight.ts', 'activationsOf'],
  'viper.attack': ['query', 'ops/flight.ts', 'activationsOf'],
  'viper.no-crossing': ['withheld', 'rules/space.ts', 'neighbours'],
  'viper.repeat': ['query', 'ops/flight.ts', 'activate-vipers'],
  'viper.not-others': ['withheld', 'rules/ships.ts', 'isUnmanned'],

  'destinations.distance-number': ['query', 'queries/distance.ts', 'distance'],
  'skill-cards.discard-by-type': ['event', 'rules/hands.ts', 'discard'],
  'skill-cards.reshuffle': ['event', 'run/piles.ts', 'drawHidden'],
  'limits.reshuffle-all': ['event', 'run/piles.ts', 'drawHidden'],
  'skill-cards.all-in-play': ['query', 'rules/hands.ts', 'available'],

  'activation.automatic': ['query', 'rules/space.ts', 'stepTowards'],
  'raiders.move-tie-clockwise': ['query', 'rules/space.ts', 'stepTowards'],
  'activation.once-per-turn': ['withheld', 'ops/cylonShips.ts', 'fresh'],
  'raiders.none-no-basestar': ['query', 'ops/fleet.ts', 'launchDemand'],
  'heavy-raiders.nothing-in-play': ['query', 'ops/fleet.ts', 'launchDemand'],
  'raiders.supply-empty': ['query', 'rules/ships.ts', 'supply'],
  'damage.cylon-returns': ['query', 'rules/ships.ts', 'supply'],
  'limits.pieces-finite': ['query', 'rules/ships.ts', 'supply'],
  'limits.current-player-chooses': ['query', 'ops/placing.ts', 'settle'],
  'attack.no-friendly-fire': ['withheld', 'ops/attacks.ts', 'shipsFor'],
  'damage.nuke-two-tokens': ['event', 'ops/attacks.ts', 'hit'],
  'damage.removed-means-box': ['event', 'rules/ships.ts', 'removeFromGame'],
  'raptors.no-combat': ['withheld', 'model/vocabulary.ts', 'shipKinds'],
  'raptors.risk-needs-one': ['withheld', 'queries/holds.ts', 'reserve'],
};
