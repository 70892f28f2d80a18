/** Rules that no sentence of their own tells in this text: those have their address there. */
export function withoutSentence<Rule extends string>(rules: readonly Rule[], text: string): readonly Rule[] {
  return rules.filter(rule => !text.includes(` id="${rule}"`));
}
