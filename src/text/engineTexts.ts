/**
 * What `locales/<lang>/engine.json` must bring: a sentence for everything that the core may refuse, ask or be set to. What a
 * book asks or can be set to stands with its words.
 */
import type { CorePrompt, Refusal } from '#engine/model/choice.ts';
import type { CoreRulings, gameOptions, RulingId, Rulings } from '#engine/model/options.ts';
import type { DifferenceKind } from '#engine/save/replay.ts';
import type { LoadFault } from '#engine/save/save.ts';
import type { CoreRefusal } from '#engine/setup/options.ts';

type Texts<Id extends string> = { readonly [id in Id]: string };

export type RulingOption<Id extends RulingId> = Rulings[Id];

export interface EngineTexts {
  readonly refusals: Texts<Refusal | CoreRefusal>;
  readonly loadFaults: Texts<LoadFault>;
  readonly differs: Texts<DifferenceKind | 'at' | 'question'>;
  readonly prompts: Texts<CorePrompt>;
  readonly amount: Texts<'exactly' | 'at-most' | 'between'>;
  readonly rulings: {
    readonly [Id in keyof CoreRulings]: { readonly name: string; readonly options: Texts<CoreRulings[Id]> };
  };
  readonly gameOptions: { readonly [id in (typeof gameOptions)[number]]: Texts<'name' | 'effect'> };
}
