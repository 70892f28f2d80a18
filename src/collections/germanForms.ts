const adjectiveEndings = ['e', 'em', 'en', 'er', 'es'];

/**
 * The forms in which a German text may use a term: the endings of its noun, and those of an adjective before it
 * (*aktiver Spieler*, *des aktiven Spielers*). It also makes forms that do not exist; they match nothing.
 */
export function germanForms(term: string): string[] {
  const [first = '', noun, ...more] = term.split(' ');
  if (noun === undefined) return declined(first);
  const stem = /^(.+?)(?:er|es|e)$/.exec(first)?.[1];
  if (stem === undefined || more.length > 0 || !/^\p{Lu}/u.test(noun)) return [term];
  return adjectiveEndings.flatMap(ending => declined(noun).map(form => `${stem}${ending} ${form}`));
}

function declined(noun: string): string[] {
  const endings = /e$/.test(noun) ? ['n'] : /e[lnr]$/.test(noun) ? ['s', 'n'] : ['s', 'es', 'e', 'en'];
  return [noun, ...endings.map(ending => noun + ending)];
}
