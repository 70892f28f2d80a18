import { expect, test } from 'vitest';
import { wellSpelled } from '#features/rules/glossary/wellSpelled.ts';

test.each([
  [['accion', 'acción'], ['acción']],
  [['Jaeger', 'Jäger', 'Jager'], ['Jäger']],
  [['laczność', 'łączność', 'lacznosc'], ['łączność']],
  [
    ['jugador', 'turno'],
    ['jugador', 'turno'],
  ],
  [
    ['base game', 'Base game'],
    ['base game', 'Base game'],
  ],
])('of %j a printed list has %j', (words, kept) => {
  expect(words.filter(wellSpelled(words))).toEqual(kept);
});
