import { describe, expect, test } from 'vitest';
import { voiceOf } from '#books/atBuild/text.ts';
import type { Effect } from '#engine/model/effect.ts';
import { german } from '#text/grammar/german.ts';
import type { Phrase, Spoken } from '#text/grammar/grammar.ts';
import { effectSentences } from '#text/index.ts';

const voice = voiceOf('de');
const told = (effect: Effect) => effectSentences(voice, effect);

describe('what opens a sentence', () => {
  test.each([
    [
      'a condition behind a moment goes on with "und"',
      ['wenn jemand die Brig aktiviert,', 'wenn du das Ziel bist,'],
      'wenn jemand die Brig aktiviert und du das Ziel bist, ',
    ],
    [
      'a "du" just named is not named again',
      ['wenn du einen Ort aktivierst,', 'wenn du in der Brig bist,'],
      'wenn du einen Ort aktivierst und in der Brig bist, ',
    ],
    [
      'a list of conditions takes the moment in',
      ['wenn eine Viper startet,', 'wenn sie leer ist, du hier bist und du Zeit hast,'],
      'wenn eine Viper startet, sie leer ist, du hier bist und du Zeit hast, ',
    ],
    [
      '"jedes Mal" comes first',
      ['wenn du hier bist,', 'jedes Mal, wenn du einen Ort aktivierst,'],
      'jedes Mal, wenn du einen Ort aktivierst und hier bist, ',
    ],
    [
      'how often stands before a moment with a colon',
      ['einmal pro Wurf', 'vor einem Würfelwurf'],
      'einmal pro Wurf: Vor einem Würfelwurf ',
    ],
    ['alone it opens the sentence itself', ['einmal pro Check'], 'einmal pro Check '],
    [
      'a condition begins anew behind a clause that says when',
      ['bevor Jäger aktiviert werden,', 'wenn du fliegst,'],
      'bevor Jäger aktiviert werden: Wenn du fliegst, ',
    ],
    [
      'a time goes into the condition behind it',
      ['zu Beginn jedes Zugs', 'wenn du fliegst,'],
      'wenn du zu Beginn jedes Zugs fliegst, ',
    ],
  ] as const)('%s', (_, leads, text) => {
    expect(german.opening(leads)).toBe(text);
  });
});

describe('what somebody does', () => {
  const verbs = {
    dürfen: { you: 'darfst', he: 'darf' },
    ablegen: { order: 'leg', he: 'legt', they: 'legen', off: 'ab' },
    ziehen: { order: 'zieh', he: 'zieht', they: 'ziehen' },
  };
  const said = (spoken: Omit<Spoken, 'phrases'>, ...phrases: Phrase[]) =>
    german.clause({ ...spoken, phrases }, verbs);
  const draw = (before: string): Phrase => ({ before, verb: 'ziehen', after: '' });
  const unread: Phrase = { before: 'sie', verb: 'ablegen', after: ', ohne sie auszuführen' };

  test('a comma closes an infinitive that has been set off', () => {
    expect(
      said({ subject: 'du', person: 'you', mood: 'may', position: 'led' }, unread, draw('eine neue')),
    ).toBe('darfst du sie ablegen, ohne sie auszuführen, und eine neue ziehen');
  });

  test('orders are parted by a comma where one has its own "und"', () => {
    const order = { person: 'you', mood: 'order', position: 'first' } as const;
    expect(said(order, { ...unread, before: 'A und B', after: '' }, draw('eine neue'))).toBe(
      'leg A und B ab, und zieh eine neue',
    );
    expect(said(order, { ...unread, after: '' }, draw('eine neue'))).toBe('leg sie ab und zieh eine neue');
  });

  test('what stands in brackets stays behind the verb', () => {
    expect(
      said(
        { subject: 'er', person: 'he', mood: 'statement', position: 'first' },
        { before: 'sie', verb: 'ablegen', after: '(ohne Symbole)' },
      ),
    ).toBe('er legt sie ab (ohne Symbole)');
  });

  test('a verb that counts several things is said once', () => {
    expect(
      said({ subject: 'er', person: 'he', mood: 'statement', position: 'first' }, draw('1 A'), draw('1 B')),
    ).toBe('er zieht 1 A und 1 B');
  });

  test('what several do, each of them does', () => {
    expect(
      said({ subject: 'beide', person: 'they', mood: 'statement', position: 'first' }, draw('2 Karten')),
    ).toBe('beide ziehen je 2 Karten');
  });

  test('a verb that goes on with the same subject has no comma before its "und"', () => {
    expect(german.sequence(['er zieht 1 Karte', 'darf fliegen'], [false, true])).toBe(
      'er zieht 1 Karte und darf fliegen',
    );
    expect(german.sequence(['er zieht 1 Karte', 'sie fliegt'], [false, false])).toBe(
      'er zieht 1 Karte, und sie fliegt',
    );
  });
});

test('two who discard discard that many each', () => {
  expect(told([{ op: 'discard', who: 'president-and-admiral', n: 2 }])).toBe(
    'Der Präsident und der Admiral werfen je 2 Fertigkeitskarten ab.',
  );
});

test('a resource is told without a verb that would have to agree with it', () => {
  const low: Effect = [
    {
      op: 'if',
      cond: { test: 'resource', resource: 'food', atMost: 5 },
      then: [{ op: 'lose', resource: 'morale', n: 1 }],
    },
  ];
  expect(told(low)).toBe('Wenn es höchstens noch 5 Nahrung gibt, verliert die Flotte 1 Moral.');
});

test('the location whose name means a government is called a location', () => {
  expect(['at', 'to', 'acc', 'gen'].map(form => voice.place('administration')(form))).toEqual([
    'am Ort Regierung',
    'zum Ort Regierung',
    'den Ort Regierung',
    'des Orts Regierung',
  ]);
});
