/** Forms that change their vowel, folded: no ending tells of which verb they are. */
const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ziehen: 'gezogen zog',
    nehmen: 'nimmt nimm genommen nahm',
    geben: 'gibt gib gab',
    werfen: 'wirft geworfen warf',
    sterben: 'stirbt gestorben starb',
    treffen: 'trifft getroffen traf',
    fliegen: 'geflogen flog',
    springen: 'gesprungen sprang',
    schiessen: 'geschossen schoss',
    greifen: 'gegriffen griff',
    verlieren: 'verloren verlor',
    gewinnen: 'gewonnen gewann',
    sehen: 'sieht sah',
    lesen: 'liest las',
    helfen: 'hilft geholfen',
    sprechen: 'spricht gesprochen',
    bleiben: 'geblieben blieb',
    sitzen: 'gesessen',
    liegen: 'gelegen lag',
    stehen: 'gestanden stand',
    verlassen: 'verlasst verliess',
    entscheiden: 'entschieden',
    abwerfen: 'abgeworfen abwirft',
    angreifen: 'angegriffen',
    abschiessen: 'abgeschossen',
    nachziehen: 'nachgezogen',
    betreten: 'betritt',
    lugen: 'gelogen',
  }).flatMap(([verb, forms]) => forms.split(' ').map(form => [form, verb] as const)),
);

/** Words that only look like forms of a verb. */
const noVerbs: ReadonlySet<string> = new Set(['planet', 'seit', 'siebt', 'geworden']);

const prefixes = '(?:ab|an|auf|aus|ein|her|hin|mit|nach|raus|rein|um|vor|weg|zu|zuruck)';
const separable = new RegExp(`^(${prefixes})(?:ge|zu)(.{3,})$`);
const shortest = 3;

/**
 * The infinitive of a folded German verb, if it stands in the texts: of `zieht` and `gezogen`, of `gelegt`,
 * `abgelegt` and `abzulegen`. The stemmer takes each of them for another word.
 */
export function infinitiveOf(word: string, isWord: (word: string) => boolean): string | undefined {
  if (noVerbs.has(word)) return undefined;
  const verb = irregular.get(word);
  return [...(verb === undefined ? [] : [verb]), ...infinitivesLike(word)].find(isWord);
}

function infinitivesLike(word: string): string[] {
  const [, prefix, rest] = separable.exec(word) ?? [];
  const bare = word.startsWith('ge') ? [word, word.slice(2)] : [word];
  const forms = prefix === undefined || rest === undefined ? bare : [...bare, `${prefix}${rest}`];
  return forms.flatMap(form => [...(form === word ? [] : asInfinitive(form)), ...fromThird(form)]);
}

/** A participle may end as the infinitive does: `gesehen`. */
function asInfinitive(form: string): string[] {
  return form.endsWith('en') && form.length >= shortest + 2 ? [form] : [];
}

function fromThird(form: string): string[] {
  const bare = form.endsWith('et') ? form.slice(0, -2) : form.endsWith('t') ? form.slice(0, -1) : undefined;
  return bare === undefined || bare.length < shortest ? [] : [`${bare}en`, `${bare}n`];
}
