/** Other ways in which Spanish rules say a term, besides its name; a shorter one mostly. */
const alsoSaid: { readonly [term: string]: readonly string[] } = {
  'boarding-party': ['abordaje'],
  'centurion-marker': ['Centurión'],
  'destination-card': ['mazo de Salto'],
  'jump-preparation-track': ['Preparativos para el Salto'],
  'nuke-token': ['Arma Nuclear'],
  president: ['Presidenta'],
  'removed-from-the-game': ['eliminada del juego'],
  'reveal-as-cylon': ['descubrirse'],
  sympathizer: ['simpatizante'],
  'title-card': ['Cargo'],
  'viper-launch-icon': ['icono de lanzamiento', 'zona de lanzamiento'],
};
/** What follows one of these stays as it is: *pruebas de Habilidad*, *límites a la mano*. */
const prepositions: ReadonlySet<string> = new Set(['a', 'como', 'de', 'del', 'en', 'para']);
/** Words that have no plural of their own where they stand. */
const unchanged: ReadonlySet<string> = new Set(['Base', 'el', 'no']);
/** Words of the game that take only an s. */
const borrowed: ReadonlySet<string> = new Set(['cylon', 'Raptor', 'Viper']);

/** The plural of a term and its other names; some that nobody would say are among them, and are never met. */
export function spanishForms(term: string, name: string): readonly string[] {
  const others = alsoSaid[term] ?? [];
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
