/** What the sheets say in one language beside the texts of the books: fetched for each language that is printed. */
import type { AttackResult } from '#engine/model/card.ts';
import type { AttackTexts } from '#ui/turn/AttackTable.tsx';
import type { Ring } from '#ui/turn/turnBench.ts';
import type { StepsTold, StepTexts } from '../stepTold.ts';
import type { TonightTexts } from '../texts.ts';

export const sheetKinds = ['turn', 'attack', 'cylon', 'loyalty', 'characters', 'locations'] as const;
export type SheetKind = (typeof sheetKinds)[number];

export interface SheetWords {
  readonly texts: TonightTexts['sheets'];
  readonly setUp: TonightTexts['setUp'];
  readonly seat: string;
  readonly stepNames: StepTexts;
  readonly ring: Ring;
  readonly told: StepsTold;
  readonly attack: {
    readonly texts: AttackTexts;
    readonly names: { readonly [thing: string]: string };
    readonly results: { readonly [result in AttackResult]: string };
  };
}
