/** What a crisis card carries out: its check or choice, its attack, and each of its parts. */
import type { CrisisCard, CrisisOption } from '../model/card.ts';
import type { CardOp } from '../model/effect.ts';
import type { Instruction } from '../model/flow.ts';
import { optionId } from '../model/optionId.ts';
import type { CrisisPart } from '../model/vocabulary.ts';
import type { Blocks } from './blocks.ts';

/** A choice comes before everything else; what it leads to is carried out at once. */
const optionSteps: readonly Instruction[] = [
  { op: 'decide', rule: 'crisis.decider', also: ['skill-check.choice-first', 'titles.crisis-decisions'] },
  { op: 'window', point: 'option-picked' },
  {
    op: 'do-option',
    rule: 'crisis.any-option',
    also: ['crisis.event', 'skill-check.option-without-results'],
  },
];

function attackSteps({ activate, setup }: NonNullable<CrisisCard['attack']>): readonly Instruction[] {
  return [
    {
      op: 'activate',
      what: activate,
      rule: 'attack-cards.icons-left-to-right',
      also: ['crisis.attack', 'attack-cards.order'],
    },
    {
      op: 'place',
      ships: setup,
      rule: 'attack-cards.placement',
      also: ['attack-cards.vipers-from-reserves', 'attack-cards.civilians-random'],
    },
    { op: 'do-special', rule: 'attack-cards.special-rule' },
  ];
}

const isCheck = (option: CrisisOption): option is { readonly check: true } => 'check' in option;

function checkOf({ check, partial }: CrisisCard): readonly CardOp[] {
  if (check === undefined) return [];
  return [
    {
      op: 'check',
      rule: 'crisis.skill-check',
      ...check,
      pass: [{ op: 'result', of: 'pass' }],
      ...(partial ? { partialDo: [{ op: 'result', of: 'partial' }] } : {}),
      fail: [{ op: 'result', of: 'fail' }],
    },
  ];
}

/** `name` is that of the card, `crisis/water-shortage-a`; `parts` are those of the books of the game. */
export function addCrisisBlocks(
  blocks: Blocks,
  name: string,
  card: CrisisCard,
  parts: readonly CrisisPart[],
): void {
  for (const part of parts) {
    const effect = card[part];
    if (effect) blocks.add(`${name}#${part}`, effect, card.id);
  }
  const { options = [], attack } = card;
  const check = checkOf(card);
  options.forEach((option, i) => {
    blocks.add(`${name}#${optionId(option, i)}`, isCheck(option) ? check : option.do, card.id);
  });
  const chosen = options.length > 0 ? optionSteps : check;
  blocks.add(`${name}#`, attack ? attackSteps(attack) : chosen, card.id);
  if (attack) blocks.add(`${name}#special`, attack.special, card.id);
}
