/** What the cards, sheets and boards of Pegasus change in the flow of the game, but for New Caprica. */
import type { Amendment, Instruction, Procedures } from '#engine/model/flow.ts';

const handedOn: Instruction = {
  op: 'hand-on-loyalty',
  rule: 'pegasus.loyalty-passing.on-reveal',
  also: ['pegasus.loyalty-passing.distance-limit', 'pegasus.reveal-procedure.order'],
};

export const deckProcedures: Procedures = {
  'pegasus-hit': [
    { op: 'draw-pegasus-damage', rule: 'pegasus.pegasus-board.damage-effect' },
    { op: 'damage-pegasus-location', rule: 'pegasus.pegasus-board.damage-effect' },
    {
      op: 'look-at-pegasus',
      rule: 'pegasus.pegasus-board.destroyed',
      also: ['pegasus.pegasus-board.closed'],
    },
  ],
  'centurion-destroyed': [{ op: 'window', point: 'centurion-destroyed' }],
  'cylon-shown': [{ op: 'window', point: 'cylon-shown' }],
  'hand-on-dealt': [
    { op: 'give-dealt-card', rule: 'pegasus.loyalty-passing.sleeper' },
    {
      op: 'when',
      test: 'dealt-at-once',
      then: [{ op: 'turn-up', rule: 'pegasus.loyalty-passing.sympathizer' }],
    },
  ],
  'turned-sympathetic': [
    { op: 'become-cylon', rule: 'pegasus.variants.sympathetic-cylon.reveal' },
    { op: 'reveal-discards', rule: 'reveal.discard-to-three' },
    { op: 'reveal-quorum', rule: 'reveal.discard-kept-quorum' },
    { op: 'reveal-titles', rule: 'reveal.titles-lost' },
    { op: 'reveal-arrival', rule: 'reveal.resurrection-ship' },
    { op: 'deal-agenda', to: 'you', rule: 'pegasus.variants.sympathetic-cylon.reveal' },
    handedOn,
  ],
};

export const deckAmendments: readonly Amendment[] = [
  // Set-up
  {
    in: 'game',
    put: 'after',
    step: { op: 'deal-loyalty' },
    do: [
      {
        op: 'deal-agenda',
        to: 'leaders',
        rule: 'pegasus.agendas.instead-of-loyalty',
        also: ['pegasus.agendas.stack-by-players', 'pegasus.setup.agenda-stacks'],
      },
    ],
  },

  // The turn
  {
    in: 'turn',
    put: 'after',
    step: { op: 'begin-turn' },
    do: [{ op: 'note-place', rule: 'pegasus.clarifications.kat-brig' }],
  },
  {
    in: 'turn',
    put: 'instead',
    step: { op: 'draw-as-cylon' },
    do: [
      {
        op: 'draw-different',
        rule: 'pegasus.cylon-turn.draw-two-different',
        also: ['pegasus.variants.sympathetic-cylon.draw'],
      },
    ],
  },
  {
    in: 'turn',
    put: 'before',
    step: { op: 'step', step: 'action' },
    do: [{ op: 'window', point: 'movement-end' }],
  },
  {
    in: 'turn',
    put: 'after',
    step: { op: 'take-actions' },
    do: [{ op: 'window', point: 'action-end' }],
  },
  {
    in: 'turn',
    put: 'after',
    step: { op: 'window', point: 'turn-end' },
    do: [{ op: 'return-titles', rule: 'turn.end' }],
  },
  {
    in: 'turn',
    put: 'after',
    step: { op: 'keep-hand-limits' },
    do: [{ op: 'keep-quorum-limit', rule: 'pegasus.quorum-limit.ten' }],
  },

  // Damage
  {
    in: 'galactica-hit',
    put: 'before',
    step: { op: 'draw-damage' },
    do: [{ op: 'choose-damaged-ship', rule: 'pegasus.pegasus-board.damage-choice' }],
  },

  // Checks and rolls
  {
    in: 'check',
    put: 'instead',
    step: { op: 'add-destiny' },
    do: [
      {
        op: 'when',
        test: 'no-destiny',
        then: [],
        else: [{ op: 'add-destiny', rule: 'destiny.two-per-check', also: ['destiny.stays-after-reveal'] }],
      },
    ],
  },
  {
    in: 'check',
    put: 'after',
    step: { op: 'decide-check' },
    do: [{ op: 'window', point: 'check-decided' }],
  },
  {
    in: 'check',
    put: 'instead',
    step: { op: 'apply-result', rule: 'skill-check.pass' },
    do: [
      {
        op: 'when',
        test: 'executed-instead',
        then: [{ op: 'procedure', of: 'execution', who: 'picked', rule: 'pegasus.execution.use-with-care' }],
        else: [{ op: 'apply-result', rule: 'skill-check.pass' }],
      },
    ],
  },
  {
    in: 'roll',
    put: 'instead',
    step: { op: 'throw' },
    do: [
      {
        op: 'when',
        test: 'roll-settled',
        then: [],
        else: [{ op: 'throw', also: ['components.ships-and-die'] }],
      },
    ],
  },
  {
    in: 'roll',
    put: 'instead',
    step: { op: 'window', point: 'after-roll' },
    do: [{ op: 'when', test: 'roll-settled', then: [], else: [{ op: 'window', point: 'after-roll' }] }],
  },

  // Raiders
  {
    in: 'activate-raiders',
    put: 'before',
    step: { op: 'activate-raiders' },
    do: [{ op: 'window', point: 'raiders-activated' }],
  },
  {
    in: 'activate-raiders',
    put: 'after',
    step: { op: 'activate-raiders' },
    do: [
      { op: 'activate-scar-again', rule: 'pegasus.components.scar-token' },
      { op: 'end-interference' },
      { op: 'window', point: 'raiders-done' },
    ],
  },
  {
    in: 'raider',
    put: 'instead',
    step: { op: 'aim-at-viper' },
    do: [
      {
        op: 'when',
        test: 'interfered',
        then: [{ op: 'miss-by-interference', rule: 'pegasus.skill-cards.new-abilities' }],
        else: [
          { op: 'aim-at-viper', rule: 'raiders.attack-unmanned-first', also: ['raiders.attack-choice'] },
        ],
      },
    ],
  },

  // Jumps
  {
    in: 'arrival',
    put: 'after',
    step: { op: 'reset-track' },
    do: [{ op: 'window', point: 'arrived' }],
  },
  {
    in: 'jump',
    put: 'before',
    step: { op: 'win-by-jump' },
    do: [{ op: 'window', point: 'arrived' }],
  },

  // Revealing
  {
    in: 'reveal',
    put: 'after',
    step: { op: 'show-loyalty' },
    do: [{ op: 'call', block: 'cylon-shown' }],
  },
  {
    in: 'reveal',
    put: 'after',
    step: { op: 'reveal-discards' },
    do: [{ op: 'draw-promised', rule: 'reveal.steps-after-power' }],
  },
  {
    in: 'reveal',
    put: 'after',
    step: { op: 'draw-from', deck: 'super-crisis' },
    do: [handedOn],
  },
  { in: 'turned', put: 'after', step: { op: 'reveal-arrival' }, do: [handedOn] },

  // Crises of Cylons
  {
    in: 'super-crisis',
    put: 'before',
    step: { op: 'resolve-crisis' },
    do: [{ op: 'note-super-crisis', rule: 'pegasus.agendas.all-conditions' }],
  },
  {
    in: 'cylon-crisis',
    put: 'before',
    step: { op: 'put-crisis-away' },
    do: [{ op: 'prepare-for-jump', rule: 'pegasus.cylon-turn.jump-step' }],
  },

  // Titles and infiltration
  {
    in: 'freed',
    put: 'instead',
    step: { op: 'relieve-caretaker' },
    do: [
      {
        op: 'when',
        test: 'admiral-stays',
        rule: 'pegasus.succession.no-automatic-return',
        then: [],
        else: [{ op: 'relieve-caretaker', rule: 'succession.all-in-brig' }],
      },
    ],
  },
  {
    in: 'end-of-infiltration',
    put: 'instead',
    step: { op: 'if', cond: { test: 'at', place: 'brig' } },
    do: [
      {
        op: 'if',
        cond: { test: 'pays-to-return' },
        then: [{ op: 'call', block: 'leader-returns-paying' }],
        else: [{ op: 'call', block: 'leader-returns' }],
      },
    ],
  },
];
