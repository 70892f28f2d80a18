export { stemmer as stem } from '@orama/stemmers/german';
export { default as alike } from './de.json' with { type: 'json' };
