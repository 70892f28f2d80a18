/**
 * A word as anybody may type it: small letters without accents, and German umlauts the same whether they are written
 * ä, ae or a. So *Jäger*, *Jaeger* and *jager* meet, as do *Łączność* and *lacznosc*. Quotation marks and
 * apostrophes are dropped.
 */
export function searchForm(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/["'“”„«»‘’]/g, '')
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/([aou])e/g, '$1');
}
