import { expect, test } from 'vitest';
import { voiceOf } from '#books/atBuild/text.ts';
import type { Cond } from '#engine/model/cond.ts';
import type { Effect } from '#engine/model/effect.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { condition } from '#text/conditions.ts';
import { tell } from '#text/grammar/realise.ts';
import { effectSentences } from '#text/index.ts';
import { abilityPlan } from '#text/plan/abilities.ts';

/** What belongs under a choice or a condition must not read as if it happened in any case, nor the other way round. */
const inEach = (texts: Readonly<Record<Language, string>>) =>
  languages.map(language => [language, texts[language]] as const);

test.each(
  inEach({
    en: '−3 fuel. The Admiral may spend 1 morale and gain 1 fuel.',
    de: '−3 Treibstoff. Der Admiral darf 1 Moral ausgeben und 1 Treibstoff erhalten.',
    es: '−3 de Combustible. El Almirante puede gastar 1 de Moral y ganar 1 de Combustible.',
    pl: '−3 paliwa. Admirał może wydać 1 jednostkę morale i zyskać 1 jednostkę paliwa.',
  }),
)('what is gained for a price is told with the price, not as an icon: %s', (language, text) => {
  const effect: Effect = [
    { op: 'lose', resource: 'fuel', n: 3 },
    {
      op: 'may',
      by: 'admiral',
      do: [
        { op: 'lose', resource: 'morale', n: 1 },
        { op: 'gain', resource: 'fuel', n: 1 },
      ],
    },
  ];
  expect(effectSentences(voiceOf(language), effect, { speaksTo: 'nobody', icons: true })).toBe(text);
});

test.each(
  inEach({
    en: '(b) Look at the top card of the Crisis deck and put it back on top or at the bottom. Then roll the die.',
    de: '(b) Sieh dir die oberste Karte des Krisenstapels an und leg sie auf oder unter den Stapel. Danach würfelst du.',
    es: '(b) Mira la primera carta de Crisis y ponla encima o al fondo de su mazo. Después tira el dado.',
    pl: '(b) Obejrzyj wierzchnią kartę talii Kryzysów i odłóż ją na wierzch lub na spód talii. Następnie rzuć kością.',
  }),
)('what comes after lettered alternatives belongs to none of them: %s', (language, text) => {
  const effect: Effect = [
    {
      op: 'choose',
      by: 'you',
      options: [
        { id: 'draw', requires: { test: 'piloting' }, do: [{ op: 'draw', who: 'you', n: 1, from: 'any' }] },
        { id: 'scout', do: [{ op: 'scout', by: 'you', decks: ['crisis'] }] },
      ],
    },
    { op: 'roll', by: 'current', outcomes: [] },
  ];
  expect(effectSentences(voiceOf(language), effect)).toContain(text);
});

test.each(
  inEach({
    en: 'At the end of your turn, if you are in Command and hold at least 2 Skill cards, discard 2 Skill cards. If you are in Command and hold fewer than 2 Skill cards, you are sent to the Brig.',
    de: 'Wenn du am Ende deines Zugs im Kommandostand bist und mindestens 2 Fertigkeitskarten auf der Hand hast, wirfst du 2 Fertigkeitskarten ab. Wenn du im Kommandostand bist und weniger als 2 Fertigkeitskarten auf der Hand hast, wirst du in die Brig geschickt.',
    es: 'Al final de tu turno, si estás en el Puente de Mando y tienes al menos 2 cartas de Habilidad en la mano, descarta 2 cartas de Habilidad. Si estás en el Puente de Mando y tienes menos de 2 cartas de Habilidad en la mano, vas a la Prisión.',
    pl: 'Na koniec swojej tury, jeśli jesteś w Dowództwie i masz na ręce co najmniej 2 karty umiejętności, odrzuć 2 karty umiejętności. Jeśli jesteś w Dowództwie i masz na ręce mniej niż 2 karty umiejętności, trafiasz do Aresztu.',
  }),
)('what happens otherwise needs the outer condition too: %s', (language, text) => {
  const plan = abilityPlan(
    voiceOf(language).facets,
    {
      id: 'any',
      kind: 'trigger',
      on: 'turn-end',
      when: { all: [{ test: 'own-turn' }, { test: 'at', place: 'command' }] },
      do: [
        {
          op: 'if',
          cond: { test: 'hand', atLeast: 2 },
          then: [{ op: 'discard', who: 'you', n: 2 }],
          else: [{ op: 'send', who: 'you', to: 'brig' }],
        },
      ],
    },
    'you',
  );
  expect(tell(voiceOf(language), plan)).toBe(text);
});

const low = (resource: 'food' | 'morale', atMost: number): Cond => ({ test: 'resource', resource, atMost });

test.each(
  inEach({
    en: 'food or morale is at 2 or less',
    de: 'Nahrung oder Moral höchstens 2 beträgt',
    es: 'el medidor de Alimentos o Moral está en 2 o menos',
    pl: 'poziom żywności lub morale wynosi 2 lub mniej',
  }),
)('resources at the same level share a clause, at different ones they do not: %s', (language, text) => {
  const voice = voiceOf(language);
  expect(condition(voice, { any: [low('food', 2), low('morale', 2)] })).toBe(text);
  const unlike = condition(voice, { any: [low('food', 2), low('morale', 3)] });
  expect(unlike).toContain('2');
  expect(unlike).toContain('3');
});

test.each(
  inEach({
    en: 'Place 1 basestar and 3 raiders at the bow, and 2 civilian ships at the stern.',
    de: 'Platziere 1 Basisstern und 3 Jäger am Bug sowie 2 Zivilschiffe am Heck.',
    es: 'Coloca 1 Estrella Base y 3 Incursores a proa, y 2 Naves Civiles a popa.',
    pl: 'Umieść 1 basestara i 3 raidery przed dziobem oraz 2 statki cywilne za rufą.',
  }),
)('more than an "and" parts the ships of two areas: %s', (language, text) => {
  const ships = { bow: { basestar: 1, raider: 3 }, stern: { civilian: 2 } };
  expect(effectSentences(voiceOf(language), [{ op: 'place', ships }])).toBe(text);
});
