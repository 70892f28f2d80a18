/**
 * Polish bends every word of a term, and rules speak in all seven cases: *w czerwonej strefie*, *ujawnionym Cylonom*.
 * Behind a stem stand its endings, each after a stroke; a word without strokes stays as it is; a comma begins another
 * way to say the term. Terms of the cards have their cases in `locales/pl/terms.json`.
 */
const patterns: { readonly [term: string]: string } = {
  'human-player': 'gracz||a|owi|em|u|e|y|om|ami|ach prowadząc|y|ego|emu|ym|ych|ymi ludzi',
  'current-player': 'aktywn|y|ego|emu|ym gracz||a|owi|em|u',
  'first-player': 'pierwsz|y|ego|emu|ym gracz||a|owi|em|u',
  'game-turn': 'tur|a|y|ze|ę|ą|om|ami|ach',
  'negative-ability': 'negatywn|a|ej|ą|e|ych|ym|ymi zdolnoś|ć|ci|cią|ciom|ciami|ciach',
  'skill-set': 'zestaw||u|owi|em|ie|y|ów|om|ami|ach umiejętności',
  'skill-type': 'rodzaj||u|owi|em|e|ów|om|ami|ach umiejętności',
  'total-strength': 'ostateczn|a|ej|ą si|ła|ły|le|łę|łą',
  difficulty: 'poziom||u|owi|em|ie|y|ów trudności',
  'skill-check': 'te|st|stu|stowi|stem|ście|sty|stów|stom|stami|stach umiejętności',
  'partial-pass': 'częściow|y|ego|emu|ym sukces||u|owi|em|ie',
  'common-pile': 'wspóln|y|ego|emu|ym stos||u|owi|em|ie',
  'destiny-deck': 'tali|a|i|ę|ą Przeznaczenia',
  'hand-limit': 'limi|t|tu|towi|tem|cie ręki',
  'discard-pile':
    'stos||u|owi|em|ie|y|ów|om|ami|ach kart odrzuconych, odrzucon|e|ych|ym|ymi kart||y|om|ami|ach',
  'skill-deck': 'tali|a|i|ę|ą|e|om|ami|ach umiejętności',
  'loyalty-deck': 'tali|a|i|ę|ą Lojalności',
  resource: 'zas|ób|obu|obowi|obem|obie|oby|obów|obom|obami|obach',
  'red-zone': 'czerwon|a|ej|ą stref|a|y|ie|ę|ą',
  'character-type': 'rodzaj||u|owi|em|e|ów|om|ami|ach postaci',
  'political-leader': 'przywódc|a|y|ę|ą|ów|om|ami|ach polityczn|y|ego|emu|ym|i|ych|ymi',
  'military-leader': 'przywódc|a|y|ę|ą|ów|om|ami|ach wojskow|y|ego|emu|ym|i|ych|ymi',
  'support-character': 'posta|ć|ci|cią|cie|ciom|ciami|ciach wspierając|a|ej|ą|e|ych|ym|ymi',
  'hazardous-location': 'obsza|r|ru|rowi|rem|rze|ry|rów|rom|rami|rach zagrożenia',
  'space-area': 'p|ole|ola|olu|olem|ól|olom|olami|olach przestrzeni',
  'viper-launch-icon':
    'symbol||u|owi|em|e|i|om|ami|ach startu viperów, symbol||u|owi|em|e|i|om|ami|ach startu',
  reserves: 'Rezerw||y|om|ami|ach',
  'keep-in-play': 'pozosta|je|ją|wały|wienie w grze, zosta|je|ją w grze',
  jump: 'skok||u|owi|iem|i|ów|om|ami|ach',
  'fleet-jump': 'skok||u|owi|iem|i|ów|om|ami|ach floty',
  'auto-jump': 'automatyczn|y|ego|emu|ym skok||u|owi|iem',
  distance: 'dystans||u|owi|em|ie',
  sympathizer: 'sympatyk||a|owi|iem|u',
  'revealed-cylon': 'ujawnion|y|ego|emu|ym|i|ych|ymi Cylon||a|owi|em|ie|i|ów|om|ami|ach',
  'unrevealed-cylon': 'ukry|ty|tego|temu|tym|ci|tych|tymi Cylon||a|owi|em|ie|i|ów|om|ami|ach',
  'reveal-as-cylon': 'ujawn|ić|i|ia|iasz się jako Cylon',
  'line-of-succession': 'lini|a|i|ę|ą|e|om|ami|ach sukcesji',
  combat: 'wal|ka|ki|ce|kę|ką|kach',
  'attack-table': 'tabel|a|i|ę|ą ataku',
  'piloted-viper': 'pilotowan|y|ego|emu|ym|e|ych|ymi vipe|r|ra|rowi|rem|rze|ry|rów|rom|rami|rach',
  'activate-raiders': 'aktywacj|a|i|ę|ą raiderów',
  'launch-raiders': 'wysłani|e|a|u|em raiderów, wysyłani|e|a|u|em raiderów',
  'prepare-for-jump-icon': 'symbol||u|owi|em|e|i przygotowania do skoku, symbol||u|owi|em|e|i skoku',
  'boarding-party': 'drużyn|a|y|ie|ę|ą abordażow|a|ej|ą|e|ych',
  'jump-preparation-track': 'to|r|ru|rowi|rem|rze Przygotowania do skoku',
  'boarding-party-track': 'to|r|ru|rowi|rem|rze Abordażu',
  'civilian-ship': 'stat|ek|ku|kowi|kiem|ki|ków|kom|kami|kach cywiln|y|ego|emu|ym|e|ych|ymi',
  'resource-dial': 'tarcz|a|y|ę|ą|e|om|ami|ach zasobów, tarcz|a|y|ę|ą|e|om|ami|ach',
  'character-token': 'żeto|n|nu|nowi|nem|nie|ny|nów|nom|nami|nach postaci',
  'piloting-token': 'żeto|n|nu|nowi|nem|nie|ny|nów|nom|nami|nach pilot|a|ów',
  'nuke-token': 'żeto|n|nu|nowi|nem|nie|ny|nów|nom|nami|nach broni nuklearnej, bro|ń|ni|nią nuklearn|a|ej|ą',
  'centurion-marker':
    'znacznik||a|owi|iem|u|i|ów|om|ami|ach centuriona, centurion||a|owi|em|ie|y|ów|om|ami|ach',
  'damage-token': 'żeto|n|nu|nowi|nem|nie|ny|nów|nom|nami|nach uszkodzeń',
  'galactica-damage-token': 'żeto|n|nu|nowi|nem|nie|ny|nów|nom|nami|nach uszkodzeń Galactici',
  'damaged-location': 'Uszkodzon|y|ego|emu|ym|e|ych|ymi obsza|r|ru|rowi|rem|rze|ry|rów|rom|rami|rach',
  'fleet-marker': 'znacznik||a|owi|iem|u floty',
  'current-player-token': 'żeto|n|nu|nowi|nem|nie aktywnego gracza',
  'cylon-attack-card':
    'kar|ta|ty|cie|tę|tą|t|tom|tami|tach ataku Cylonów, atak||u|owi|iem|i|ów|om|ami|ach Cylonów',
  'objective-card': 'kar|ta|ty|cie|tę|tą celu, kar|ta|ty|cie|tę|tą Kobolu',
  'title-card': 'kar|ta|ty|cie|tę|tą|t|tom|tami|tach pozycji',
  'character-sheet': 'kar|ta|ty|cie|tę|tą|t|tom|tami|tach postaci',
  'ftl-control': 'Kontrol|a|i|ę|ą FTL',
  'weapons-control': 'Kontrol|a|i|ę|ą uzbrojenia',
  command: 'Dowództw|o|a|u|em|ie',
  'admirals-quarters': 'Kaju|ta|ty|cie|tę|tą Admirała',
  'research-lab': 'Laboratorium badawcz|e|ego|emu|ym',
  'hangar-deck': 'Pokła|d|du|dowi|dem|dzie hangarow|y|ego|emu|ym',
  armory: 'Zbrojowni||a|ę|ą',
  brig: 'Aresz|t|tu|towi|tem|cie',
  'press-room': 'Sal|a|i|ę|ą konferencyjn|a|ej|ą',
  'presidents-office': 'Gabine|t|tu|towi|tem|cie Prezydenta',
  administration: 'Administracj|a|i|ę|ą',
  caprica: 'Capri|ca|ci|ce|cę|cą',
  'cylon-fleet': 'Flo|ta|ty|cie|tę|tą Cylonów',
  'human-fleet': 'Flo|ta|ty|cie|tę|tą Ludzi',
  'resurrection-ship': 'Okrę|t|tu|towi|tem|cie Zmartwychwstania',
};

/** The terms whose Polish forms stand here. */
export const declinedTerms: readonly string[] = Object.keys(patterns);

/** Every form of a term; some that no Pole would say are among them, and are never met. */
export function polishForms(term: string): readonly string[] {
  return patterns[term]?.split(', ').flatMap(phrase => phrase.split(' ').map(formsOf).reduce(inARow)) ?? [];
}

function formsOf(word: string): string[] {
  const [stem = '', ...endings] = word.split('|');
  return endings.length === 0 ? [stem] : endings.map(ending => stem + ending);
}

function inARow(before: string[], after: string[]): string[] {
  return before.flatMap(first => after.map(next => `${first} ${next}`));
}
