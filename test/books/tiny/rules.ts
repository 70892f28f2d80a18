export const facet = ['tiny.star.rises', 'tiny.herald.line', 'tiny.halo.apart'] as const;

declare module '#rules/ruleId.ts' {
  interface RuleIds extends Record<(typeof facet)[number], object> {}
}
