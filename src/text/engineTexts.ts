/** What `locales/<lang>/engine.json` must bring: a sentence for everything the engine may refuse, ask or be set to. */
import type { daybreakPrompts } from '#books/daybreak/engine/prompts.ts';
import type { pegasusPrompts } from '#books/pegasus/engine/cards/words.ts';
import type { newCapricaPrompts } from '#books/pegasus/engine/newCaprica/words.ts';
import type { prompts, Refusal } from '#engine/model/choice.ts';
import type { GameOption, RulingId, Rulings } from '#engine/model/options.ts';
import type { DifferenceKind } from '#engine/save/replay.ts';
import type { LoadFault } from '#engine/save/save.ts';
import type { OptionsRefusal } from '#engine/setup/options.ts';

type Texts<Id extends string> = { readonly [id in Id]: string };

export type RulingOption<Id extends RulingId> = Rulings[Id];

export interface EngineTexts {
  readonly refusals: Texts<Refusal | OptionsRefusal>;
  readonly loadFaults: Texts<LoadFault>;
  readonly differs: Texts<DifferenceKind | 'at' | 'question'>;
  readonly prompts: Texts<
    (typeof prompts | typeof pegasusPrompts | typeof newCapricaPrompts | typeof daybreakPrompts)[number]
  >;
  readonly amount: Texts<'exactly' | 'at-most' | 'between'>;
  readonly rulings: {
    readonly [Id in RulingId]: { readonly name: string; readonly options: Texts<RulingOption<Id>> };
  };
  readonly gameOptions: { readonly [id in GameOption]: Texts<'name' | 'effect'> };
}
