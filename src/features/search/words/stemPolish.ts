/**
 * What is left of a Polish word without its endings, good enough to see that `karty`, `kartami` and `kart` are one
 * word. Words come without accents, as anyone can type them. No kept stemmer for Polish can be had as a module without
 * a toolbox around it; the terms of the glossary and their forms test this one.
 */
export function stemPolish(word: string): string {
  let stem = word;
  for (const endings of [ofWords, ofStems]) {
    const ending = endings.find(one => stem.length - one.length >= shortest && stem.endsWith(one));
    if (ending !== undefined) stem = stem.slice(0, -ending.length);
  }
  return softened(stem);
}

const shortest = 3;

/** Of nouns, adjectives and verbs; the longest first. */
const ofWords = [
  'owalismy owalibysmy ilibysmy alibysmy',
  'owaniem owaniami owaniach owalem owalam owalismy owania owaniu owanie owanych owanymi owanego owanemu',
  'alismy ilismy elismy ylismy owana owane owani owany owano',
  'ywamy ywanie ywania ywaniu ywacie ywaja ywales ywalam ywalem ywala ywali ywasz ywac ywam ywal ywa',
  'iejszych iejszego iejszym iejsza iejsze iejszy ejszy ejsza ejsze',
  'aniem aniami aniach eniem eniami eniach owac owal owala owali uje ujemy ujesz ujecie ujac',
  'alem alam ilem ilam ylem ylam elam',
  'ania anie aniu enia enie eniu',
  'osciami osciach osciom oscia osci osc',
  'iami iach iego iemu owie owi ami ach ego emu ymi imi owej owych owego owym owymi',
  'amy emy imy ymy acie ecie icie ycie asz esz isz ysz aja eja',
  'ala ali aly alo ila ili ily ilo yla yli yly ylo ela eli',
  'ac ec ic yc al il yl am iem iom iow iej ych ich ow om em ym im ej ie ia io iu ii',
  'a e i o u y',
].flatMap(row => row.split(' '));

/** What may still stand at the end when an ending has gone: `cywilów` loses what `cywil` does. */
const ofStems = ['al', 'il', 'i', 'y', 'j'];

/**
 * Consonants that change before an ending: `statek` and `statku`, `reka` and `rece`, `mozna` and `mogl`, `viper` and
 * `viperze`, `uszkodzony` and `uszkodzenie`. Verbs too short to lose an ending stay as they are: `brac` is no `brak`.
 */
function softened(stem: string): string {
  if (/^.{1,2}[aeiy]c$/.test(stem)) return stem;
  return stem
    .replace(/(?<=.{2}[cz])on$/, '')
    .replace(/(?<=.{2}r)z$/, '')
    .replace(/(?<=[^aeiouy])e([kcnlr])$/, '$1')
    .replace(/(?<=.{2})c$/, 'k')
    .replace(/(?<=.{2})(z|dz)$/, 'g')
    .replace(/(?<=.{2})sz$/, 's');
}
