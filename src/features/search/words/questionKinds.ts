import type { Language } from '#i18n/languages.ts';
import { fold } from './fold.ts';

export const questionKinds = [
  'how-many',
  'who',
  'when',
  'where',
  'why',
  'may-i',
  'how',
  'what-if',
  'what',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** How a question of each kind begins, or what stands in it; the first that fits counts. */
const signs: { readonly [language in Language]: { readonly [kind in QuestionKind]: RegExp } } = {
  en: {
    'how-many': /\bhow (many|much|often|far|high|big|long)\b|\bnumber of\b|\bmax(imum)?\b|\bmin(imum)?\b/,
    who: /\bwho(m|se)?\b|\bwhich player\b/,
    when: /\bwhen\b|\bwhat step\b|\bwhich step\b/,
    where: /\bwhere\b/,
    why: /\bwhy\b|\bwhat for\b/,
    'may-i': /^(can|may|could|am|are|is|do|does|must|have|should|will)\b|\b(allowed|legal)\b/,
    how: /\bhow\b/,
    'what-if': /\bwhat (if|happens)\b|^if\b/,
    what: /\bwhat\b|\bwhich\b|\bmeaning\b/,
  },
  de: {
    'how-many': /\bwie ?(viele?|oft|weit|hoch|gross|lange?)\b|\banzahl\b|\bmax(imal|imum)?\b|\bmindestens\b/,
    who: /\b(wer|wem|wen|wessen)\b|\bwelcher spieler\b/,
    when: /\bwann\b|\bin welchem schritt\b/,
    where: /\b(wo|wohin|woher)\b/,
    why: /\b(warum|wieso|weshalb|wozu|wofur)\b/,
    'may-i':
      /^(kann|darf|muss|konnen|durfen|mussen|soll|ist|sind|hat|bekomme|zahlt|gilt)\b|\b(erlaubt|verboten)\b/,
    how: /\bwie\b/,
    'what-if': /\bwas (ist|passiert|geschieht),? wenn\b|^(wenn|falls)\b|\bwas passiert\b/,
    what: /\b(was|welche[rsnm]?)\b|\bbedeutet\b/,
  },
  es: {
    'how-many': /\bcuant[oa]s?\b|\bnumero de\b|\bmaxim[oa]\b|\bminim[oa]\b|\btope\b/,
    who: /\bquien(es)?\b|\bque jugador\b/,
    when: /\bcuando\b|\ben que (paso|momento|fase)\b/,
    where: /\ba?donde\b/,
    why: /\bpor que\b|\bpara que\b/,
    'may-i': /\b(puedo|puede|pueden|podemos|se puede|debo|debe|hay que|tengo que|permitido|vale)\b/,
    how: /\bcomo\b/,
    'what-if': /\bque pasa\b|\by si\b|^si\b/,
    what: /\bque\b|\bcual(es)?\b|\bsignifica\b/,
  },
  pl: {
    'how-many': /\bile\b|\bilu\b|\bliczba\b|\bmaksym\w*|\bmax\b|\bjak (duzo|czesto|daleko|dlugo)\b/,
    who: /\b(kto|kogo|komu|kim|czyja|czyj)\b|\bktory gracz\b/,
    when: /\bkiedy\b|\bw ktorym (kroku|momencie)\b/,
    where: /\b(gdzie|dokad|skad)\b/,
    why: /\b(dlaczego|czemu|po co)\b/,
    'may-i': /^(czy|moge|mozna|musze)\b|\b(wolno|dozwolone)\b/,
    how: /\bjak\b/,
    'what-if': /\bco (sie dzieje|jesli|gdy|bedzie|jezeli)\b|^(jesli|gdy)\b/,
    what: /\bco\b|\bjak(i|a|ie)\b|\bktor\w+|\bznaczy\b/,
  },
};

/** What a reader wants to know, if the words tell. */
export function kindOfQuestion(text: string, language: Language): QuestionKind | undefined {
  const plain = fold(text, language).replace(/^[^\p{L}\p{N}]+/u, '');
  return questionKinds.find(kind => signs[language][kind].test(plain));
}
