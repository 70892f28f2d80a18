import type { Hands, UseHands } from '../player/doing.ts';
import { answerKey } from '../../machines/story/index.ts';
import { usePicking } from '../sandbox/picking.ts';
import { spotsOf } from '../sandbox/spots.ts';
import { Deed } from './Deed.tsx';

/** A deed on the board and in a list: what is on offer is picked, what is not is answered by its reason. */
export const useHands: UseHands = (scene): Hands => {
  const { deed, isRight, guess } = scene;
  const asked = isRight ? undefined : deed?.choice;
  const picking = usePicking(asked, answer => guess(answerKey(answer)));
  const spots = spotsOf(asked, picking);
  const missed = asked === undefined || deed === undefined ? [] : Object.keys(deed.refused);
  return {
    choosable: new Set([...spots.choosable, ...missed]),
    chosen: spots.chosen,
    press(spot) {
      if (spots.choosable.has(spot)) spots.press(spot);
      else if (missed.includes(spot)) guess(spot);
    },
    list: deed && <Deed {...scene} deed={deed} picking={picking} />,
  };
};
