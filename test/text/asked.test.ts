import { describe, expect, test } from 'vitest';
import { voiceOf } from '#books/atBuild/text.ts';
import type { CardOp } from '#engine/model/effect.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { askingLines } from '#pages/[lang]/sandbox/words/_askingLines.ts';
import { askedText } from '#text/index.ts';
import { baseBook, daybreakBook, pegasusBook } from '../kit/books.ts';

const each = (texts: Readonly<Record<Language, string>>) =>
  languages.map(language => [language, texts[language]] as const);
const asked = (language: Language, ...ops: readonly CardOp[]) => askedText(voiceOf(language), ops);

describe('what a card leaves to somebody is asked in the words of the card', () => {
  const spend: CardOp = {
    op: 'may',
    by: 'admiral',
    do: [{ op: 'lose', resource: 'fuel', n: 1 }],
    else: [{ op: 'lose', resource: 'morale', n: 1 }],
  };
  test.each(
    each({
      en: 'Do you want to spend 1 fuel?',
      de: 'Willst du 1 Treibstoff ausgeben?',
      es: '¿Quieres gastar 1 de Combustible?',
      pl: 'Chcesz wydać 1 jednostkę paliwa?',
    }),
  )('%s: as a question', (language, question) => {
    expect(asked(language, spend)).toEqual({ question });
  });

  const risk: CardOp = {
    op: 'may',
    by: 'admiral',
    do: [
      {
        op: 'risk',
        by: 'admiral',
        ship: 'raptor',
        n: 1,
        need: 3,
        reward: [{ op: 'gain', resource: 'food', n: 1 }],
        loss: [{ op: 'destroy', what: 'raptor', n: 1 }],
      },
    ],
  };
  test.each(
    each({
      en: 'Do you want to risk 1 raptor from the Reserves and roll the die? On 3 or more, the fleet gains 1 food. On 2 or less, the raptor is destroyed.',
      de: 'Willst du 1 Raptor aus der Reserve riskieren und würfeln? Bei 3 oder mehr erhält die Flotte 1 Nahrung. Bei 2 oder weniger wird der Raptor zerstört.',
      es: '¿Quieres arriesgar 1 Raptor de la Reserva y tirar el dado? Con 3 o más, se gana 1 de Alimentos. Con 2 o menos, se destruye el Raptor.',
      pl: 'Chcesz zaryzykować 1 raptora z Rezerw i rzucić kością? Przy wyniku 3 lub wyższym flota zyskuje 1 jednostkę żywności. Przy wyniku 2 lub niższym raptor ulega zniszczeniu.',
    }),
  )('%s: with what may come of it', (language, question) => {
    expect(asked(language, risk)).toEqual({ question });
  });

  const resign: CardOp = {
    op: 'choose',
    by: 'president',
    options: [
      { id: 'resign', do: [{ op: 'title', title: 'president', to: 'admiral' }] },
      { id: 'brig', do: [{ op: 'send', who: 'president', to: 'brig' }] },
      { id: 'nothing', do: [] },
    ],
  };
  test.each(
    each({
      en: 'You are sent to the Brig.',
      de: 'Du wirst in die Brig geschickt.',
      es: 'Vas a la Prisión.',
      pl: 'Trafiasz do Aresztu.',
    }),
  )('%s: each option by what it does, told to whoever chooses', (language, brig) => {
    const options = asked(language, resign)?.options ?? {};
    expect(Object.keys(options)).toEqual(['resign', 'brig']);
    expect(options['brig']).toBe(brig);
  });

  const arrest: readonly CardOp[] = [
    { op: 'pick', by: 'current', among: {} },
    { op: 'send', who: 'picked', to: 'brig' },
  ];
  test.each(
    each({
      en: 'Send a character to the Brig.',
      de: 'Schick einen Charakter in die Brig.',
      es: 'Envía a la Prisión a un personaje.',
      pl: 'Wyślij do Aresztu dowolną postać.',
    }),
  )('%s: a choice of player by what it is for', (language, task) => {
    expect(asked(language, ...arrest)).toEqual({ task });
  });

  const swap: CardOp = {
    op: 'may',
    by: 'you',
    do: [
      { op: 'discard', who: 'you', n: 1, of: 'super-crisis' },
      { op: 'draw-from', deck: 'super-crisis', who: 'you', n: 1 },
    ],
  };
  test.each(
    each({
      en: 'Do you want to discard 1 Super Crisis card and draw another?',
      de: 'Willst du 1 Super-Krisenkarte abwerfen und eine neue ziehen?',
      es: '¿Quieres descartar 1 carta de Crisis Extrema y robar otra?',
      pl: 'Chcesz odrzucić 1 kartę Superkryzysu i dobrać nową?',
    }),
  )('%s: what has been named is taken up', (language, question) => {
    expect(asked(language, swap)).toEqual({ question });
  });

  const amend: CardOp = {
    op: 'choose',
    by: 'you',
    options: [
      { id: 'add', do: [{ op: 'amend-roll', add: 1 }] },
      { id: 'subtract', do: [{ op: 'amend-roll', add: -1 }] },
    ],
  };
  test.each(
    each({
      en: 'Subtract 1 from the result.',
      de: 'Zieh 1 vom Ergebnis ab.',
      es: 'Resta 1 al resultado.',
      pl: 'Odejmij od wyniku 1.',
    }),
  )('%s: an option takes up nothing of the options before it', (language, subtract) => {
    expect(asked(language, amend)?.options?.['subtract']).toBe(subtract);
  });

  test.each(
    each({
      en: 'Do you want to draw 2 Skill cards from your skill set?',
      de: 'Willst du 2 Fertigkeitskarten deiner Fertigkeitstypen ziehen?',
      es: '¿Quieres robar 2 cartas de Habilidad de tus tipos de Habilidad?',
      pl: 'Chcesz dobrać 2 karty umiejętności ze swojego zestawu umiejętności?',
    }),
  )('%s: cards that one may draw', (language, question) => {
    expect(asked(language, { op: 'draw-if-few', atMost: 4, n: 2 })).toEqual({ question });
    expect(asked(language, { op: 'draw', who: 'each-human', n: 2, from: 'own', may: true })).toEqual({
      question,
    });
  });

  test('what asks nothing has no question', () => {
    expect(asked('en', { op: 'draw', who: 'you', n: 1, from: 'any' })).toBeUndefined();
  });
});

test('no card asks what it does not tell', () => {
  const untold = [
    ...askingLines([baseBook]),
    ...askingLines([baseBook, pegasusBook]),
    ...askingLines([baseBook, daybreakBook]),
  ]
    .filter(([, ops]) => askedText(voiceOf('en'), ops) === undefined)
    .map(([line]) => line);
  expect(untold).toEqual([]);
});

test.each(languages)('what cards ask reads in %s as it was proof-read', async language => {
  const books = [baseBook, pegasusBook, daybreakBook];
  const sheets = books.map((book, at) => askingLines(at === 0 ? [book] : [baseBook, book]));
  const voice = voiceOf(language);
  const lines = sheets.flatMap(asking =>
    [...asking].flatMap(([line, ops]) => {
      const { question, task, options = {} } = askedText(voice, ops) ?? {};
      const told = [question, task].flatMap(text => text ?? []);
      return [...told, ...Object.entries(options).map(([id, text]) => `[${id}] ${text}`)].map(
        text => `- \`${line}\` ${text}`,
      );
    }),
  );
  expect(lines.filter(line => /undefined|\{\{| {2}/u.test(line))).toEqual([]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`asked.${language}.md`);
});
