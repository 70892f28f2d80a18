/** What has been picked and not yet given: the answer of the player who is asked, as it grows. */
import { useState } from 'preact/hooks';
import { optionsOf, refusalOf } from '#engine/index.ts';
import type { Answer, Choice, Refusal } from '#engine/model/choice.ts';

export interface Picking {
  /** Picked ids, as often as they are picked. */
  readonly picked: readonly string[];
  readonly isPicked: (id: string) => boolean;
  /** True while one more of it may be picked. */
  readonly canAdd: (id: string) => boolean;
  /** Picks one more of it, as long as that is allowed; where one is enough, it is the answer. */
  readonly add: (id: string) => void;
  /** Puts one of it back. */
  readonly takeBack: (id: string) => void;
  /** Picks one more; where there is no more to pick, puts it back. */
  readonly press: (id: string) => void;
  /** Gives what has been picked; left out where it would not be taken. */
  readonly give: (() => void) | undefined;
  readonly refused: Refusal | undefined;
  /** Of the vipers, the one whose orders are being given. */
  readonly craft: string | undefined;
  readonly choose: (answer: Answer) => void;
  readonly pickCraft: (craft: string | undefined) => void;
}

export function usePicking(asked: Choice | undefined, choose: (answer: Answer) => void): Picking {
  const [state, setState] = useState<{
    readonly of: Choice | undefined;
    readonly picked: readonly string[];
    readonly craft: string | undefined;
  }>({ of: asked, picked: [], craft: undefined });
  // Another question begins with empty hands.
  const current = state.of === asked ? state : { of: asked, picked: [], craft: undefined };
  const { picked, craft } = current;
  const isSome = asked?.shape === 'some';
  const countOf = (id: string) => picked.filter(one => one === id).length;
  const there = (id: string) => (asked && optionsOf(asked).find(option => option.id === id)?.count) ?? 1;
  const put = (id: string, times: number) => {
    const others = picked.filter(one => one !== id);
    setState({ ...current, picked: [...others, ...Array.from({ length: times }, () => id)] });
  };
  const isFull = asked?.shape === 'some' && picked.length >= asked.max;
  // The only one that is to be picked can be exchanged for another.
  const isSingle = asked?.shape === 'some' && asked.max === 1;
  const canAdd = (id: string) => countOf(id) < there(id) && (!isFull || isSingle);
  const add = (id: string) => {
    if (asked === undefined) return;
    if (!isSome) choose(id);
    else if (isSingle) setState({ ...current, picked: [id] });
    else if (canAdd(id)) put(id, countOf(id) + 1);
  };
  const refused = asked && isSome ? refusalOf(asked, picked) : undefined;
  return {
    picked,
    craft,
    isPicked: id => picked.includes(id),
    canAdd,
    add,
    takeBack: id => put(id, Math.max(0, countOf(id) - 1)),
    press(id) {
      if (!isSome || canAdd(id)) add(id);
      else if (countOf(id) > 0) put(id, 0);
    },
    refused,
    give: isSome && refused === undefined ? () => choose(picked) : undefined,
    choose,
    pickCraft: one => setState({ ...current, craft: one }),
  };
}
