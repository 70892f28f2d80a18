import { expect, test } from 'vitest';
import { spanishForms } from '#collections/spanishForms.ts';
import { termForms } from '#collections/termForms.ts';

test.each([
  ['prueba de Habilidad', 'pruebas de Habilidad'],
  ['límite a la mano', 'límites a la mano'],
  ['jugador humano', 'jugadores humanos'],
  ['cylon encubierto', 'cylons encubiertos'],
  ['Viper no tripulado', 'Vipers no tripulados'],
  ['localización dañada', 'localizaciones dañadas'],
  ['Estrella Base', 'Estrellas Base'],
])('%s: %s', (name, plural) => {
  expect(spanishForms(name)).toEqual([plural]);
});

test('a shorter way to say a term has its plural, too', () => {
  expect(spanishForms('indicador de Centurión', ['Centurión'])).toEqual([
    'indicadores de Centurión',
    'Centurión',
    'Centuriones',
  ]);
});

test.each([
  ['pruebas de habilidad', 'skill-check'],
  ['recursos', 'resource'],
  ['centuriones', 'centurion-marker'],
  ['armas nucleares', 'nuke-token'],
  ['cargos', 'title-card'],
])('rules that say %s mean %s', (form, id) => {
  expect(termForms.es.base.byForm.get(form)).toBe(id);
});

test('a resource is a name: its word in small letters is something else', () => {
  expect(termForms.es.base.names.has('food')).toBe(true);
  expect(termForms.en.base.names.has('food')).toBe(false);
});
