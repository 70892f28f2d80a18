export { stemPolish as stem } from '../stemPolish.ts';
export { default as alike } from './pl.json' with { type: 'json' };
