import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'astro/zod';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkRulings } from '#collections/checkRulings.ts';
import { ruling } from '#collections/schemas.ts';
import { checkYamlFile } from '#collections/yaml.ts';
import { languages } from '#i18n/languages.ts';
import { asText } from '#scenarios/problem.ts';
import { outcomeText } from '#scenarios/report.ts';
import { runScenario } from '#scenarios/runner/run.ts';
import { readProofs } from '../../scripts/proofs.ts';
import { library, readerOf } from '../kit/books.ts';

const rulings = checkYamlFile('content', 'rulings/base.yaml', z.array(ruling)).data ?? [];
const proofs = new Set(readProofs().map(({ id }) => id));
const facts = readdirSync('test/facts')
  .filter(file => file.endsWith('.yaml'))
  .flatMap((file): { id: string; set?: string; sources: string[]; note?: string }[] =>
    parse(readFileSync(`test/facts/${file}`, 'utf8')),
  );
const reader = readerOf(library);

describe('rulings on single cards', () => {
  test('there are some, each with an id of its own', () => {
    expect(rulings.length).toBeGreaterThan(0);
    expect(new Set(rulings.map(({ id }) => id)).size).toBe(rulings.length);
    expect(checkRulings('content', 'base')).toEqual([]);
  });

  test.each(rulings)(
    '$id: the facts know its card, and have it from the sources named',
    ({ card, source }) => {
      const [fact, ...others] = facts.filter(({ id, set = 'base' }) => id === card && set === 'base');
      expect(others).toEqual([]);
      const noted = fact?.note?.match(/\b[A-Z]\b/g) ?? [];
      const known = new Set([...(fact?.sources ?? []), ...noted]);
      expect(source.kind === 'ours' ? [] : source.from.filter(letter => !known.has(letter))).toEqual([]);
      expect(fact).toBeDefined();
    },
  );

  test.each(rulings)('$id: every scenario proves something, and holds', ({ scenario }) => {
    for (const id of scenario) {
      expect(proofs).toContain(id);
      const file = `content/scenarios/${id}.yaml`;
      const read = reader.read(readFileSync(file, 'utf8'), file);
      if (!read.ok) throw new Error(read.problems.map(asText).join('\n'));
      const outcome = runScenario(read, library);
      expect(outcome.ok, outcomeText(outcome, 0)).toBe(true);
    }
  });

  test.each(rulings)(
    '$id: stands in four languages, each in words of its own',
    ({ question, says, ruling: played, why }) => {
      for (const text of [question, says, played, why]) {
        if (text === undefined) continue;
        expect(new Set(languages.map(language => text[language])).size).toBe(languages.length);
      }
      for (const language of languages) expect(question[language]).toMatch(/\?$/);
    },
  );

  test('every scenario written for a ruling belongs to one', () => {
    const used = new Set(rulings.flatMap(({ scenario }) => scenario));
    const own = [...proofs].filter(id => id.startsWith('rulings/'));
    expect(own.filter(id => !used.has(id))).toEqual([]);
  });
});

describe('a mistake in the rulings is found', () => {
  let content = '';

  beforeEach(() => {
    content = mkdtempSync(join(tmpdir(), 'rulings-'));
    mkdirSync(join(content, 'rulings'));
    symlinkSync(resolve('content/editions'), join(content, 'editions'));
    symlinkSync(resolve('content/scenarios'), join(content, 'scenarios'));
  });

  afterEach(() => rmSync(content, { recursive: true }));

  const found = (from: string, to: string) => {
    const text = readFileSync('content/rulings/base.yaml', 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(content, 'rulings/base.yaml'), text.replace(from, to));
    return checkRulings(content, 'base').map(({ what }) => what);
  };

  test.each([
    ['id: ragnar-two-questions', 'id: arrest-order-himself', /two rulings have this id/],
    ['card: besieged', 'card: beseiged', /there is no card beseiged/],
    ['[quorum/arrest-order/himself]', '[quorum/arrest-order/herself]', /there is no scenario quorum\/arrest/],
    ['kind: errata, from: [F, Q]', 'kind: errata', /source/],
    ['    pl: "', '    cz: "', /question/],
    ['edition: mutiny-in-the-brig', 'edition: mutiny-in-the-bog', /no edition .* mutiny-in-the-bog/],
    ['edition: mutiny-in-the-brig', 'edition: starting-hand-source', /no edition .* starting-hand/],
    ['  why:\n', '  reason:\n', /why|reason/],
    ['source: { kind: ours }', 'source: { kind: card, from: [P] }', /decided ourselves/],
  ])('%s as %s', (from, to, what) => {
    expect(found(from, to).join('\n')).toMatch(what);
  });
});
