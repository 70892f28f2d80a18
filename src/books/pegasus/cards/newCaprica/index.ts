export { newCapricaCrises } from './crises.ts';
export { newCapricaLocations } from './locations.ts';
export { newCaprica } from './objective.ts';
export { newCapricaAmendments, newCapricaProcedures } from './procedures.ts';
