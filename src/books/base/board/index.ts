/** The facet itself stands apart from its door, so that what has it at hand fetches no file of its own. */
export { facet } from './facet.ts';
