/** The page of a printed book stays with its number, as each language shortens it. */
export function nonBreakingPages(text: string): string {
  return text.replaceAll(/(?<!\p{L})(pp?|[Pp]ágs?|[Ss])\. (?=\d)/gu, '$1.\u00a0');
}
