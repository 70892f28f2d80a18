import { expect, test } from 'vitest';
import { localeOf, voiceOf } from '#books/atBuild/text.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { differenceText, loadFaultText, promptText, refusalText } from '#text/index.ts';
import { flatten } from '../kit/locales.ts';
import { everyReply, sharedPrompts } from './everyReply.ts';

/** Those of the core and of every book. */
const textsOf = (language: Language) => flatten(localeOf(language).engine);

const foreign = languages.filter(language => language !== 'en');

test.each(languages)('what the engine refuses and asks reads in %s as it was proof-read', async language => {
  const lines = everyReply(voiceOf(language)).map(([code, text]) => `- \`${code}\` ${text}`);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`replies.${language}.md`);
});

test.each(languages)('every sentence of %s belongs to a code of the engine', language => {
  const texts = textsOf(language);
  const said = new Set<string>();
  const voice = voiceOf(language);
  everyReply({
    ...voice,
    reply(key, values, context) {
      const variant = `${key}_${context}`;
      said.add(variant in texts ? variant : key);
      return voice.reply(key, values, context);
    },
  });
  expect(Object.keys(texts).filter(key => !said.has(key))).toEqual([]);
});

test.each(languages)(
  '%s leaves no placeholder, ends refusals with a stop and asks with a question mark',
  language => {
    const voice = voiceOf(language);
    const texts = Object.entries(textsOf(language));
    const ending = (group: string) => texts.filter(([key]) => key.startsWith(group)).map(([, text]) => text);
    expect(everyReply(voice).filter(([, text]) => /\{\{|undefined| {2}|^\s|\s$/u.test(text))).toEqual([]);
    expect(ending('prompts.').filter(text => !text.endsWith('?'))).toEqual([]);
    expect([...ending('refusals.'), ...ending('loadFaults.')].filter(text => !text.endsWith('.'))).toEqual(
      [],
    );
  },
);

test.each(foreign)('no sentence of %s is English', language => {
  const english = textsOf('en');
  const texts = Object.entries(textsOf(language));
  expect(texts.filter(([key, text]) => text === english[key])).toEqual([]);
  expect(
    texts.filter(([, text]) => /\b(?:the|of|and|which|you|your|this|is|not|with)\b/iu.test(text)),
  ).toEqual([]);
});

test.each(languages)('questions that share a prompt are told apart in %s', language => {
  const asked = sharedPrompts.map(choice => promptText(voiceOf(language), choice));
  expect(new Set(asked).size).toBe(asked.length);
});

test('a saved game that cannot be played to its end names the choice, the turn, the question and the reason', () => {
  const voice = voiceOf('en');
  const differs = {
    kind: 'refused',
    choice: 12,
    seat: 0,
    turn: 2,
    step: 'movement',
    answered: 'repair/1',
  } as const;
  expect(differenceText(voice, { ...differs, asked: 'pay', askedThen: 'pay', because: 'not-in-hand' })).toBe(
    `This saved game still holds up to choice 12 (turn 2, Movement step). The question there: Which Skill card do you discard for the move? The answer that was given is no longer possible. ${refusalText(voice, 'not-in-hand')}`,
  );
});

test('a saved game that cannot be loaded names the reason', () => {
  const voice = voiceOf('en');
  expect(loadFaultText(voice, { ok: false, fault: 'bad-options', because: 'too-few-seats' })).toMatch(
    /^The settings .*\. There are too few players/u,
  );
});
