/**
 * Plays to win for its side, on what its seat may know and nothing else: the same view, question and seed give the
 * same answer.
 */
import type { Answer, Choice, OneOf, Prompt, SomeOf } from '#engine/model/choice.ts';
import type { View } from '#engine/view/view.ts';
import { diceOf } from './dice.ts';
import type { Knowledge } from './knowledge.ts';
import { chooseAction, chooseMove } from './reasonable/actions.ts';
import { anyOf, bestForMe, firstOfAll } from './reasonable/best.ts';
import { discard, drawSkills } from './reasonable/cardsInHand.ts';
import { contribute } from './reasonable/contribute.ts';
import { crisisWorth } from './reasonable/crises.ts';
import {
  chooseCard,
  chooseLocation,
  chooseOption,
  choosePlayer,
  chooseResult,
  chooseSkill,
  decide,
  destinationWorth,
  topOrBottom,
  yesOrNo,
} from './reasonable/decisions.ts';
import { type Besides, type Outlook, outlookOf } from './reasonable/outlook.ts';
import {
  chooseCivilian,
  chooseCivilians,
  chooseSector,
  chooseShip,
  chooseTokens,
  chooseViper,
  repairAll,
} from './reasonable/pieces.ts';
import { placeWorth } from './reasonable/places.ts';
import { react } from './reasonable/reactions.ts';
import { worthOfBlock } from './reasonable/worth/worth.ts';

export function reasonable(
  knowledge: Knowledge,
  view: View,
  choice: Choice,
  seed: number,
  besides?: Besides,
): Answer {
  if (choice.seat === 'chance') throw new Error('Bots do not answer for chance');
  const o = outlookOf(knowledge, view, choice.seat, diceOf(seed), besides);
  const ofBook = knowledge.prompts[choice.prompt];
  if (ofBook) return ofBook(o, choice as never);
  switch (choice.shape) {
    case 'react':
      return react(o, choice);
    case 'yes-no':
      return yesOrNo(o, choice);
    case 'some':
      return (forPrompt<Several>(several, choice.prompt) ?? firstOfAll)(o, choice);
    case 'one':
      return (forPrompt<Single>(single, choice.prompt) ?? anyOf)(o, choice);
  }
}

type Several<P extends Prompt = Prompt> = (o: Outlook, choice: SomeOf<P>) => readonly string[];
type Single<P extends Prompt = Prompt> = (o: Outlook, choice: OneOf<P>) => string;

/** The answer written for a prompt: the tables below have under each prompt one that takes its choices. */
function forPrompt<A>(table: { readonly [P in Prompt]?: unknown }, prompt: Prompt): A | undefined {
  return table[prompt] as A | undefined;
}

const several: { readonly [P in Prompt]?: Several<P> } = {
  contribute,
  discard,
  pay: discard,
  'hand-limit': discard,
  'skill-draw': drawSkills,
  civilian: chooseCivilians,
  token: chooseTokens,
  viper: (_, choice) => repairAll(choice),
};

const single: { readonly [P in Prompt]?: Single<P> } = {
  action: chooseAction,
  movement: chooseMove,
  decide,
  option: chooseOption,
  player: choosePlayer,
  location: chooseLocation,
  destination: (o, choice) => bestForMe(o, choice.options, id => destinationWorth(o, id)),
  crisis: (o, choice) => bestForMe(o, choice.options, id => crisisWorth(o, id)),
  quorum: (o, choice) => bestForMe(o, choice.options, id => worthOfBlock(o, `quorum/${id}#`)),
  'top-or-bottom': topOrBottom,
  deck: (_, choice) => choice.options[0]?.id ?? '',
  card: chooseCard,
  skill: chooseSkill,
  result: chooseResult,
  ship: chooseShip,
  viper: chooseViper,
  civilian: chooseCivilian,
  sector: chooseSector,
  activation: (o, choice) => bestForMe(o, choice.options, id => placeWorth(o, o.me, id)),
  craft: (_, choice) => choice.options.at(-1)?.id ?? '',
};
