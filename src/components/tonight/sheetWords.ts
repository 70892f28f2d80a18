import type { Language } from '../../i18n/languages.ts';
import type { SheetWords } from '../../widgets/tonight/sheets/words.ts';
import { attackWords } from './attackWords.ts';
import { benchTexts } from '../benches/benchTexts.ts';
import { turnFaces, turnRing } from '../benches/turnFaces.ts';
import { stepTextsOf } from './stepTexts.ts';
import { tonightTexts } from './tonightTexts.ts';

export async function sheetWords(language: Language): Promise<SheetWords> {
  const { sheets, setUp, seat } = tonightTexts(language);
  const { turn } = benchTexts(language);
  const told = stepTextsOf(await turnFaces(language, turn));
  return {
    texts: sheets,
    setUp,
    seat,
    stepNames: turn.names,
    steps: turnRing.steps,
    aboard: told.aboard,
    revealed: told.revealed,
    attack: await attackWords(language),
  };
}
