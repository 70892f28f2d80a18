import { describe, expect, test } from 'vitest';
import { voiceOf } from '#books/atBuild/text.ts';
import type { Cond } from '#engine/model/cond.ts';
import type { Language } from '#i18n/languages.ts';
import { tell } from '#text/grammar/realise.ts';
import type { Clause, Party, Plan } from '#text/plan/plan.ts';

const draws = (by: Party): Clause => ({
  frame: 'draw',
  values: { cards: { counted: 'quorum-card', n: 2 } },
  by,
});
const picks = (by: Party): Clause => ({
  frame: 'pick',
  values: { who: { party: { picked: 'player' } } },
  by,
});

describe('who is meant is said, and said once', () => {
  test.each<[Language, string]>([
    ['en', 'The President draws 2 Quorum cards and you choose that player.'],
    ['de', 'Der Präsident zieht 2 Zwölferratskarten, und du wählst diesen Spieler.'],
    ['es', 'El Presidente roba 2 cartas de Quórum y tú eliges a ese jugador.'],
    ['pl', 'Prezydent dobiera 2 karty Kworum, a ty wybierasz tego gracza.'],
  ])('an order behind the deed of somebody else names whom it means: %s', (language, sentence) => {
    const plan = [{ leads: [], clauses: [draws('president'), picks('you')] }];
    expect(tell(voiceOf(language), plan)).toBe(sentence);
  });

  const mutinous: Cond = { test: 'has-mutiny', who: 'president' };
  test.each<[Language, string]>([
    ['en', 'If the President holds a Mutiny card, they draw 2 Quorum cards.'],
    ['de', 'Wenn der Präsident eine Meutereikarte hat, zieht er 2 Zwölferratskarten.'],
    ['es', 'Si el Presidente tiene una carta de Motín, roba 2 cartas de Quórum.'],
    ['pl', 'Jeśli Prezydent ma kartę Buntu, dobiera 2 karty Kworum.'],
  ])('somebody whom the opening is about is taken up: %s', (language, sentence) => {
    expect(behind(language, mutinous)).toBe(sentence);
  });

  const stranger: Cond = { not: { test: 'holds', title: 'president' } };
  const two: Cond = { all: [mutinous, { test: 'human-turn' }] };
  test.each<[Language, string]>([
    ['en', 'the President draws'],
    ['de', 'zieht der Präsident'],
    ['es', 'el Presidente roba'],
    ['pl', 'Prezydent dobiera'],
  ])('where it is about the reader, or about two, a pronoun would not tell which: %s', (language, named) => {
    expect(behind(language, stranger)).toContain(`, ${named}`);
    expect(behind(language, two)).toContain(`, ${named}`);
  });
});

/** What the President does behind a condition. */
function behind(language: Language, cond: Cond): string {
  return tell(voiceOf(language), [{ leads: [{ lead: 'if', cond }], clauses: [draws('president')] }]);
}

describe('what is chosen from', () => {
  const options = (by: Party): Plan => [
    {
      leads: [],
      options: [[{ leads: [], clauses: [draws('chooser')] }], [{ leads: [], clauses: [picks('chooser')] }]],
      by,
    },
  ];
  test.each<[Language, string]>([
    ['en', 'The President chooses one: (a) Draw 2 Quorum cards. (b) Choose that player.'],
    ['de', 'Der Präsident wählt eines: (a) Er zieht 2 Zwölferratskarten. (b) Er wählt diesen Spieler.'],
    ['es', 'El Presidente elige una opción: (a) Roba 2 cartas de Quórum. (b) Elige a ese jugador.'],
    ['pl', 'Prezydent wybiera jedno: (a) Dobierz 2 karty Kworum. (b) Wybierz tego gracza.'],
  ])('does not name again who chooses: %s', (language, sentence) => {
    expect(tell(voiceOf(language), options('president'))).toBe(sentence);
  });

  test('an order stays one in every alternative', () => {
    const plan: Plan = [{ leads: [], either: [[draws('you')], [picks('you')]], by: 'you' }];
    expect(tell(voiceOf('de'), plan)).toBe('Zieh 2 Zwölferratskarten oder wähle diesen Spieler.');
  });
});
