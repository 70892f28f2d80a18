/** Everything the engine may refuse, ask or be set to, as `[code, sentence]`: by its own lists, and every variant. */

import { daybreakPrompts } from '#books/daybreak/engine/prompts.ts';
import { daybreakRulings } from '#books/daybreak/engine/rulings.ts';
import { leaderRefusals } from '#books/leaders/engine/index.ts';
import { pegasusPrompts } from '#books/pegasus/engine/cards/words.ts';
import { newCapricaPrompts } from '#books/pegasus/engine/newCaprica/words.ts';
import { pegasusOptions, pegasusRulings } from '#books/pegasus/engine/rulings.ts';
import { type Difference, differenceKinds, loadFaults } from '#engine/index.ts';
import { type Choice, corePrompts, refusals } from '#engine/model/choice.ts';
import { gameOptions, type RulingId, rulings } from '#engine/model/options.ts';
import { coreRefusals } from '#engine/setup/options.ts';
import {
  amountText,
  differenceText,
  gameOptionText,
  loadFaultText,
  promptText,
  refusalText,
  rulingOptionText,
  rulingText,
  type Voice,
} from '#text/index.ts';

const one = { shape: 'one', seat: 0, options: [] } as const;
const some = { shape: 'some', seat: 0, options: [], min: 0, max: 2 } as const;
const yesNo = { shape: 'yes-no', seat: 0 } as const;

/** The questions that share a prompt, with what the engine says they are about. */
export const sharedPrompts: readonly Choice[] = [
  { ...one, prompt: 'card', about: 'super-crisis' },
  { ...one, prompt: 'card', about: { hand: 1 } },
  { ...one, prompt: 'card', about: 'loyalty' },
  { ...one, prompt: 'card', about: 'check' },
  { ...some, prompt: 'discard', about: 'mutiny' },
  { ...one, prompt: 'civilian', about: 'destroyed' },
  { ...one, prompt: 'civilian', about: 'target' },
  { ...some, prompt: 'civilian' },
  { ...some, prompt: 'skill-draw', about: 1, max: 1 },
  { ...one, prompt: 'player', about: { card: 'you-are-a-sympathizer' } },
  { ...one, prompt: 'sector', about: 'launch' },
  { ...one, prompt: 'sector', about: 'raider' },
  { ...one, prompt: 'sector', about: 'evacuation' },
  { ...one, prompt: 'sector', about: 'place' },
  { ...one, prompt: 'civilian', about: 'returned' },
  { ...some, prompt: 'craft', about: 'place' },
  { ...some, prompt: 'craft', about: 'damage' },
  { ...one, prompt: 'craft', about: 'launch' },
  { ...one, prompt: 'activation', about: 'repair' },
  { ...one, prompt: 'sector', about: { from: 'bow' } },
  { ...one, prompt: 'occupation', about: 'destroy' },
  { ...one, prompt: 'top-or-bottom', about: 'civilians' },
  { ...one, prompt: 'ship', about: 'centurion' },
  { ...one, prompt: 'ship', about: 'boarding' },
  { ...one, prompt: 'ship', about: 'nuke' },
  { ...one, prompt: 'viper', about: 2 },
  { ...one, prompt: 'viper', about: 'recall' },
  { ...one, prompt: 'viper', about: 'take' },
  { ...one, prompt: 'viper', about: 'target' },
  { ...some, prompt: 'viper' },
  { ...yesNo, prompt: 'yes-no', about: 'you-are-a-cylon' },
  { ...one, prompt: 'yes-no', about: 'you-are-a-sympathizer' },
];

const amounts = [
  { ...some, prompt: 'discard', min: 2 },
  { ...some, prompt: 'discard', min: 1 },
  { ...some, prompt: 'discard' },
] as const;

const difference = {
  choice: 57,
  turn: 6,
  step: 'action',
  seat: 1,
  answered: 'bow',
  askedThen: 'sector',
} as const;
const differences: readonly Difference[] = [
  ...differenceKinds.map(kind =>
    kind === 'table'
      ? { ...difference, kind, seat: undefined, asked: undefined, askedThen: undefined, answered: undefined }
      : { ...difference, kind, asked: undefined },
  ),
  { ...difference, kind: 'refused', asked: 'discard', because: 'not-in-hand' },
  { ...difference, kind: 'asked-otherwise', turn: 0, step: undefined, asked: 'character' },
];

const everyRuling = { ...rulings, ...pegasusRulings, ...daybreakRulings };

type Reply = readonly [code: string, text: string];

export function everyReply(voice: Voice): Reply[] {
  return [
    ...[...refusals, ...coreRefusals, ...leaderRefusals].map(
      (code): Reply => [code, refusalText(voice, code)],
    ),
    ...loadFaults.map((fault): Reply => [fault, loadFaultText(voice, { ok: false, fault })]),
    ...differences.map((each): Reply => [each.kind, differenceText(voice, each)]),
    ...[...corePrompts, ...pegasusPrompts, ...newCapricaPrompts, ...daybreakPrompts].map(
      (prompt): Reply => [prompt, voice.reply(`prompts.${prompt}`)],
    ),
    ...sharedPrompts.map((choice): Reply => {
      const about = choice.about === undefined ? choice.shape : JSON.stringify(choice.about);
      return [`${choice.prompt} ${about}`, promptText(voice, choice)];
    }),
    ...amounts.map((choice): Reply => [`${choice.min}-${choice.max}`, amountText(voice, choice)]),
    ...(Object.keys(everyRuling) as RulingId[]).flatMap((id): Reply[] => {
      const options = everyRuling[id].map(
        (option): Reply => [`${id} ${option}`, rulingOptionText(voice, id, option)],
      );
      return [[id, rulingText(voice, id)], ...options];
    }),
    ...[...gameOptions, ...pegasusOptions].flatMap((id): Reply[] => {
      const { name, effect } = gameOptionText(voice, id);
      return [
        [id, name],
        [id, effect],
      ];
    }),
  ];
}
