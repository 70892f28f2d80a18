import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Words for which the published editions have another: what we write says the edition's word, so that readers find
 * it on their cards. Each with the word to use.
 */
const instead = {
  de: {
    Fertigkeitsprobe: 'Fertigkeits-Check',
    Fertigkeitsproben: 'Fertigkeits-Checks',
    Probe: 'Check',
    Schicksalsdeck: 'Schicksalsstapel',
    'ziviles Schiff': 'Zivilschiff',
    'zivile Schiffe': 'Zivilschiffe',
    'zivilen Schiff': 'Zivilschiff',
    Arrestzelle: 'Brig',
    Quorum: 'Zwölferrat',
    Zenturion: 'Zenturio',
    Zenturionen: 'Zenturios',
    Basisschiff: 'Basisstern',
    Raider: 'Jäger',
    Sprungleiste: 'Sprungvorbereitungs-Leiste',
    Gesinnungskarte: 'Loyalitätskarte',
    Nahrungsmittel: 'Nahrung',
    Vipern: 'Viper',
  },
  es: {
    chequeo: 'prueba',
    cilón: 'cylon',
    cilones: 'cylons',
    cárcel: 'Prisión',
    calabozo: 'Prisión',
    'Nave Base': 'Estrella Base',
    'carta de habilidad': 'carta de Habilidad',
    'prueba de habilidad': 'prueba de Habilidad',
    Comida: 'Alimentos',
    Hospital: 'Enfermería',
  },
  pl: {
    więzienie: 'Areszt',
    szpital: 'Ambulatorium',
    Cylończyk: 'Cylon',
    'talia losu': 'talia Przeznaczenia',
    'karta zdolności': 'karta umiejętności',
    jedzenie: 'żywność',
    'karty kryzysu': 'karty Kryzysów',
    'kart Kryzysu': 'kart Kryzysów',
    'kartach Kryzysu': 'kartach Kryzysów',
    'kartami Kryzysu': 'kartami Kryzysów',
    centurioni: 'centuriony',
    opcja: 'wariant',
    'krok kryzysu': 'faza kryzysów',
    'gwiazda bazowa': 'basestar',
  },
} as const;

const languages = ['de', 'es', 'pl'] as const;

test.each(languages)(
  'pages, editions and the interface say the words of the published edition: %s',
  language => {
    const files = [
      ...globSync(`content/${language}/rules/**/*.mdx`),
      `content/editions/base.${language}.yaml`,
      ...globSync(`locales/${language}/**/*.json`),
    ];
    const found = files.flatMap(file => {
      const text = readFileSync(file, 'utf8').replace(/<[^>]*>/g, ' ');
      return Object.entries(instead[language])
        .filter(([word]) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(text))
        .map(([word, better]) => `${file}: ${word}; write ${better}`);
    });
    expect(found).toEqual([]);
  },
);
