import { expect, test } from 'vitest';
import { voiceOf } from '#books/atBuild/text.ts';
import type { Effect } from '#engine/model/effect.ts';
import { characterText } from '#text/cards/sheets.ts';
import { spanish } from '#text/grammar/spanish.ts';
import { effectSentences } from '#text/index.ts';
import { baseBook } from '../kit/books.ts';

const voice = voiceOf('es');
const told = (...effects: readonly Effect[]) =>
  effectSentences(voice, effects.flat(), { speaksTo: 'nobody' });

test('a loss is singular or plural with its number', () => {
  const loses = (n: number): Effect => [
    {
      op: 'roll',
      by: 'current',
      outcomes: [{ from: 1, to: 4, do: [{ op: 'lose', resource: 'population', n }] }],
    },
  ];
  expect(told(loses(1))).toContain('se pierde 1 de Población');
  expect(told(loses(2))).toContain('se pierden 2 de Población');
});

test('two people do something each, beyond doubt', () => {
  expect(told([{ op: 'discard', who: 'president-and-admiral', n: 2 }])).toBe(
    'El Presidente y el Almirante descartan cada uno 2 cartas de Habilidad.',
  );
});

test('"y" is "e" before the sound of i, but not before ie', () => {
  expect(spanish.sequence(['descarta 1 carta', 'infíltrate'], [])).toBe('descarta 1 carta e infíltrate');
  expect(spanish.sequence(['roba 1 carta', 'hiere a alguien'], [])).toBe('roba 1 carta y hiere a alguien');
});

test('where one part of a list has an "y", a comma stands before the last', () => {
  expect(spanish.sequence(['activa los Incursores y los Centuriones', 'roba 1 carta'], [])).toBe(
    'activa los Incursores y los Centuriones, y roba 1 carta',
  );
});

test('of more parts only the one before the "y" calls for a comma', () => {
  expect(
    spanish.sequence(['mira los de Lealtad e Intenciones', 'descarta 2 cartas', 'baraja el resto'], []),
  ).toBe('mira los de Lealtad e Intenciones, descarta 2 cartas y baraja el resto');
});

test('what happens to several agrees with them', () => {
  const executed = (who: 'current' | { at: 'ftl-control' }): Effect => [
    { op: 'procedure', of: 'execution', who },
  ];
  expect(told(executed('current'))).toBe('El jugador actual es ejecutado.');
  expect(told(executed({ at: 'ftl-control' }))).toBe(
    'Todos los personajes que estén en el Control de Saltos son ejecutados.',
  );
});

test('one verb serves two things that are counted', () => {
  const clause = (verb: string, after: string) => ({ before: '', verb, after });
  const spoken = { person: 'you', mood: 'order', position: 'first' } as const;
  const cards = [clause('robar', '1 carta de Lealtad'), clause('robar', '1 carta de Motín')];
  expect(spanish.clause({ ...spoken, phrases: cards }, voice.verbs)).toBe(
    'roba 1 carta de Lealtad y 1 carta de Motín',
  );
});

test('what you may do to yourself is said with "te"', () => {
  const phrases = [{ before: '', verb: 'moverse', after: 'al Hangar' }];
  expect(spanish.clause({ person: 'you', mood: 'may', position: 'first', phrases }, voice.verbs)).toBe(
    'puedes moverte al Hangar',
  );
});

test.each([
  ['laura-roslin', 'Líder política.'],
  ['tom-zarek', 'Líder político.'],
])('the type of %s agrees with the person', (id, type) => {
  const character = baseBook.characters.find(one => one.id === id);
  const lines = character === undefined ? [] : characterText(voice, character).lines;
  expect(lines.map(({ text }) => text)).toContain(type);
});

const playing = [
  [{ before: '', verb: 'jugar', after: 'la otra' }],
  [{ before: '', verb: 'descartarla', after: '' }],
];

test('of two short ways one is chosen with a plain "o"', () => {
  const spoken = { person: 'you', mood: 'order', position: 'first', phrases: [] } as const;
  expect(spanish.either(spoken, playing, voice.verbs)).toBe('juega la otra o descártala');
});

test('whoever has just been chosen hangs on to the verb', () => {
  const phrases = [{ before: '', verb: 'dar', after: '~le 1 carta' }];
  const give = (mood: 'order' | 'may') =>
    spanish.clause({ person: 'you', mood, position: 'first', phrases }, voice.verbs);
  expect(give('order')).toBe('dale 1 carta');
  expect(give('may')).toBe('puedes darle 1 carta');
});

test('what agrees with "you" agrees with the character of the sheet', () => {
  const executed = (gender: string) => spanish.addressing?.(gender).own('you')('o');
  expect([executed('f'), executed('m')]).toEqual(['a', 'o']);
  expect(spanish.addressing?.('f').own('he')('o')).toBe('o');
});
