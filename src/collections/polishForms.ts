/**
 * Polish bends every word of a term, and rules speak in all seven cases: *w czerwonej strefie*, *ujawnionym Cylonom*.
 * The glossary keeps the endings: behind a stem stand its endings, each after a stroke (`tali|a|i|ę|ą`); a word without
 * strokes stays as it is; a comma begins another way to say the term. Terms of the cards have their cases in
 * `locales/pl/terms.json`. Some combinations no Pole would say are among the forms, and are never met.
 */
export function polishForms(endings: string): readonly string[] {
  return endings.split(', ').flatMap(phrase => phrase.split(' ').map(formsOf).reduce(inARow));
}

function formsOf(word: string): string[] {
  const [stem = '', ...endings] = word.split('|');
  return endings.length === 0 ? [stem] : endings.map(ending => stem + ending);
}

function inARow(before: string[], after: string[]): string[] {
  return before.flatMap(first => after.map(next => `${first} ${next}`));
}
