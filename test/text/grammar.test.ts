import { describe, expect, test } from 'vitest';
import { voiceOf } from '#books/atBuild/text.ts';
import type { Effect } from '#engine/model/effect.ts';
import { effectSentences } from '#text/index.ts';

describe('Polish counts in three ways', () => {
  const voice = voiceOf('pl');

  test.each([
    [1, '1 karta umiejętności', '1 kartę umiejętności'],
    [2, '2 karty umiejętności', '2 karty umiejętności'],
    [4, '4 karty umiejętności', '4 karty umiejętności'],
    [5, '5 kart umiejętności', '5 kart umiejętności'],
    [12, '12 kart umiejętności', '12 kart umiejętności'],
    [21, '21 kart umiejętności', '21 kart umiejętności'],
    [22, '22 karty umiejętności', '22 karty umiejętności'],
    [25, '25 kart umiejętności', '25 kart umiejętności'],
  ])('%i', (n, nominative, accusative) => {
    expect(voice.noun('skill-card', n)('nom')).toBe(nominative);
    expect(voice.noun('skill-card', n)('acc')).toBe(accusative);
  });

  test('what counts as alive is acted on in the genitive form, the rest in the nominative', () => {
    expect(voice.noun('viper', 1)('acc')).toBe('1 vipera');
    expect(voice.noun('basestar', 1)('acc')).toBe('1 basestara');
    expect(voice.noun('civilian', 1)('acc')).toBe('1 statek cywilny');
    expect(voice.noun('viper', 2)('acc')).toBe('2 vipery');
  });

  test('persons take the genitive from two on', () => {
    expect(voice.noun('player', 2)('nom')).toBe('2 graczy');
    expect(voice.noun('player', 5)('nom')).toBe('5 graczy');
  });

  test('behind a word that governs a case, the noun follows it', () => {
    expect(voice.noun('damaged-viper', 2)('gen')).toBe('2 uszkodzonych viperów');
    expect(voice.noun('loyalty-card', 2)('ins')).toBe('2 kartami Lojalności');
  });
});

test.each([
  ['dat', 2, '2 Zivilschiffen'],
  ['acc', 2, '2 Zivilschiffe'],
  ['dat', 1, '1 Zivilschiff'],
] as const)('German puts the counted noun in the %s', (wanted, n, text) => {
  expect(voiceOf('de').noun('civilian', n)(wanted)).toBe(text);
});

test.each([
  ['acc', '1 schweren Jäger'],
  ['nom', '1 schwerer Jäger'],
  ['dat', '1 schwerem Jäger'],
] as const)('German declines the adjective of a ship in the %s', (wanted, text) => {
  expect(voiceOf('de').noun('heavy-raider', 1)(wanted)).toBe(text);
});

test('Spanish adjectives agree with their noun', () => {
  const voice = voiceOf('es');
  expect(voice.noun('damaged-viper', 1)('nom')).toBe('1 Viper dañado');
  expect(voice.noun('damaged-viper', 3)('nom')).toBe('3 Vipers dañados');
  expect(voice.noun('civilian', 2)('nom')).toBe('2 Naves Civiles');
  expect(voice.noun('basestar', 1)('nom')).toBe('1 Estrella Base');
});

const sendAll: Effect = [{ op: 'send', who: { at: 'armory' }, to: 'sickbay' }];

test.each([
  ['en', 'All characters in the Armory are sent to Sickbay.'],
  ['de', 'Alle Charaktere in der Waffenkammer werden auf die Krankenstation geschickt.'],
  ['es', 'Todos los personajes que estén en el Arsenal van a la Enfermería.'],
  ['pl', 'Wszystkie postacie przebywające w Zbrojowni trafiają do Ambulatorium.'],
] as const)(
  '%s says where and where to with its own prepositions and cases, the verb in the plural',
  (language, text) => {
    expect(effectSentences(voiceOf(language), sendAll)).toBe(text);
  },
);

const discards: Effect = [
  { op: 'discard', who: 'president', n: 2 },
  { op: 'discard', who: 'current', n: 5 },
];

test.each([
  ['en', 'The President discards 2 Skill cards. The current player discards 5 Skill cards.'],
  ['de', 'Der Präsident wirft 2 Fertigkeitskarten ab. Der aktive Spieler wirft 5 Fertigkeitskarten ab.'],
  ['es', 'El Presidente descarta 2 cartas de Habilidad. El jugador actual descarta 5 cartas de Habilidad.'],
  ['pl', 'Prezydent odrzuca 2 karty umiejętności. Aktywny gracz odrzuca 5 kart umiejętności.'],
] as const)('%s says who does what, one sentence each', (language, text) => {
  expect(effectSentences(voiceOf(language), discards)).toBe(text);
});
