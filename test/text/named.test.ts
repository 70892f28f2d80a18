import { describe, expect, test } from 'vitest';
import type { Language } from '../../src/i18n/languages.ts';
import { tell } from '../../src/text/grammar/realise.ts';
import { voiceOf } from '../../src/text/index.ts';
import type { Clause, Party, Plan } from '../../src/text/plan/plan.ts';

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

  const taken: readonly [Language, string, string][] = [
    ['en', 'if the President is here,', 'If the President is here, they draw 2 Quorum cards.'],
    ['de', 'wenn der Präsident hier ist,', 'Wenn der Präsident hier ist, zieht er 2 Zwölferratskarten.'],
    ['es', 'si el Presidente está aquí,', 'Si el Presidente está aquí, roba 2 cartas de Quórum.'],
    ['pl', 'jeśli Prezydent tu jest,', 'Jeśli Prezydent tu jest, dobiera 2 karty Kworum.'],
  ];
  test.each(taken)('somebody whom the opening has named is taken up: %s', (language, opening, sentence) => {
    expect(behind(language, opening)).toBe(sentence);
  });

  test.each<[Language, string, string]>([
    ['en', 'if the President and the Admiral are here,', 'the President draws'],
    ['de', 'wenn der Präsident und der Admiral hier sind,', 'zieht der Präsident'],
    ['es', 'si el Presidente y el Almirante están aquí,', 'el Presidente roba'],
    ['pl', 'jeśli Prezydent i Admirał tu są,', 'Prezydent dobiera'],
  ])('where the opening names two, a pronoun would not tell which: %s', (language, opening, named) => {
    expect(behind(language, opening)).toContain(`, ${named}`);
  });
});

/** What the President does behind an opening of these words. */
function behind(language: Language, opening: string): string {
  const voice = voiceOf(language);
  const opened = {
    ...voice,
    say: (...[key, ...rest]: Parameters<typeof voice.say>) =>
      key === 'lead.then' ? opening : voice.say(key, ...rest),
  };
  return tell(opened, [{ leads: [{ lead: 'then' }], clauses: [draws('president')] }]);
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
