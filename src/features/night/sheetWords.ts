import type { Language } from '#i18n/languages.ts';
import { benchTexts } from '#ui/bench/benchTexts.ts';
import { turnRing } from '#ui/turn/turnFaces.ts';
import { attackWords } from './attackWords.ts';
import type { SheetWords } from './sheets/words.ts';
import { stepsTold } from './stepTexts.ts';
import { tonightTexts } from './tonightTexts.ts';

export async function sheetWords(language: Language): Promise<SheetWords> {
  const { sheets, setUp, seat } = tonightTexts(language);
  const { turn } = benchTexts(language);
  return {
    texts: sheets,
    setUp,
    seat,
    stepNames: turn.names,
    ring: turnRing,
    told: await stepsTold(language),
    attack: await attackWords(language),
  };
}
