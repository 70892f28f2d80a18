/** What follows one of these stays as it is: *pruebas de Habilidad*, *límites a la mano*. */
const prepositions: ReadonlySet<string> = new Set(['a', 'como', 'de', 'del', 'en', 'para']);
/** Words that have no plural of their own where they stand. */
const unchanged: ReadonlySet<string> = new Set(['Base', 'el', 'no']);
/** Words of the game that take only an s. */
const borrowed: ReadonlySet<string> = new Set(['cylon', 'Raptor', 'Viper']);

/** The plural of a term, and its other names with theirs; it also makes forms that do not exist; they match nothing. */
export function spanishForms(name: string, others: readonly string[] = []): readonly string[] {
  return [plural(name), ...others, ...others.map(plural)];
}

function plural(name: string): string {
  const words = name.split(' ');
  const tail = words.findIndex(word => prepositions.has(word));
  return words.map((word, at) => (tail === -1 || at < tail ? pluralWord(word) : word)).join(' ');
}

function pluralWord(word: string): string {
  if (unchanged.has(word) || word.endsWith('s')) return word;
  if (/[aeiouáéó]$/.test(word) || borrowed.has(word)) return `${word}s`;
  return `${word.replace(/ón$/, 'on')}es`;
}
