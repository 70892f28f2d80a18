import { coreRules } from '#rules/core.ts';

/** The rules of the base game are those of the core: the engine names them itself. */
export const facet = coreRules;
