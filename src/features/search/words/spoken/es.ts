export { stemmer as stem } from '@orama/stemmers/spanish';
export { default as alike } from './es.json' with { type: 'json' };
