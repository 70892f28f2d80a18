/** What the sheets say in one language beside the texts of the books: fetched for each language that is printed. */
import type { AttackResult } from '../../../engine/model/card.ts';
import type { Step } from '../../../engine/model/vocabulary.ts';
import type { AttackTexts } from '../../AttackBench.tsx';
import type { TonightTexts } from '../texts.ts';

export const sheetKinds = ['turn', 'attack', 'cylon', 'loyalty', 'characters', 'locations'] as const;
export type SheetKind = (typeof sheetKinds)[number];

type StepTexts = { readonly [step in Step]?: string };

export interface SheetWords {
  readonly texts: TonightTexts['sheets'];
  readonly setUp: TonightTexts['setUp'];
  readonly seat: string;
  readonly stepNames: StepTexts;
  readonly steps: readonly Step[];
  /** What happens in each step to somebody aboard, and to a revealed Cylon. */
  readonly aboard: StepTexts;
  readonly revealed: StepTexts;
  readonly attack: {
    readonly texts: AttackTexts;
    readonly names: { readonly [thing: string]: string };
    readonly results: { readonly [result in AttackResult]: string };
  };
}
