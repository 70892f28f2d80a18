import type { SpotId } from '#board/marks.ts';
import { optionsOf } from '#engine/index.ts';
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
  // A target that only one of them can reach says as much as the viper and the target.
  const targets =
    asked === undefined ? new Map<SpotId, string>() : onlyWayTo(optionsOf(asked).map(({ id }) => id));
  const missed = asked === undefined || deed === undefined ? [] : Object.keys(deed.refused);
  return {
    choosable: new Set([...spots.choosable, ...targets.keys()]),
    pressable: new Set(missed),
    chosen: spots.chosen,
    press(spot) {
      const only = targets.get(spot);
      if (spots.choosable.has(spot)) spots.press(spot);
      else if (only !== undefined) picking.add(only);
      else if (missed.includes(spot)) guess(spot);
    },
    list: deed && <Deed {...scene} deed={deed} picking={picking} onBoard={deed.choice.prompt in onBoard} />,
  };
};

/** Orders of a viper by their target, where a single one fits: `attack:port-bow:raider` is the only one at that raider. */
function onlyWayTo(options: readonly string[]): ReadonlyMap<SpotId, string> {
  const found = new Map<SpotId, string[]>();
  for (const id of options) {
    const [what, from, goal] = id.split(':');
    if (goal === undefined || (what !== 'attack' && what !== 'move')) continue;
    const spot = what === 'attack' ? `${from}:${goal}` : goal;
    found.set(spot, [...(found.get(spot) ?? []), id]);
  }
  return new Map(
    [...found].flatMap(([spot, [id, ...others]]) =>
      id === undefined || others.length > 0 ? [] : [[spot, id]],
    ),
  );
}
