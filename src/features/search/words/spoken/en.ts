export { stemmer as stem } from '@orama/stemmers/english';
export { default as alike } from './en.json' with { type: 'json' };
