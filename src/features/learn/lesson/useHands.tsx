import type { Prompt } from '#engine/model/choice.ts';
import { answerKey } from '#ui/story/index.ts';
import { usePicking } from '#ui/table/picking.ts';
import { spotsOf } from '#ui/table/spots.ts';
import type { Hands, UseHands } from '../player/doing.ts';
import { Deed } from './Deed.tsx';

/** Their options are places, ships or people, and are seen on the board. */
const onBoard: { readonly [P in Prompt]?: true } = {
  movement: true,
  activation: true,
  location: true,
  sector: true,
  ship: true,
  viper: true,
  player: true,
};

/** A deed on the board and in a list: what is on offer is picked, what is not is answered by its reason. */
export const useHands: UseHands = (scene): Hands => {
  const { deed, isRight, guess } = scene;
  const asked = isRight ? undefined : deed?.choice;
  const picking = usePicking(asked, answer => guess(answerKey(answer)));
  const spots = spotsOf(asked, picking);
  const missed = asked === undefined || deed === undefined ? [] : Object.keys(deed.refused);
  return {
    choosable: spots.choosable,
    pressable: new Set(missed),
    chosen: spots.chosen,
    press(spot) {
      if (spots.choosable.has(spot)) spots.press(spot);
      else if (missed.includes(spot)) guess(spot);
    },
    list: deed && <Deed {...scene} deed={deed} picking={picking} onBoard={deed.choice.prompt in onBoard} />,
  };
};
