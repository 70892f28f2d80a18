import { expect, test } from 'vitest';
import { localeOf, voiceOf } from '#books/atBuild/text.ts';
import { languages } from '#i18n/languages.ts';
import type { FrameId } from '#text/frames.ts';
import { verbForm } from '#text/grammar/grammar.ts';
import { flatten } from '../kit/locales.ts';

/** What a question asks for, as the cards and the log tell it. */
const deeds: { readonly [prompt: string]: FrameId } = {
  character: 'play-as',
  'skill-draw': 'draw',
  destination: 'choose-this-destination',
  pay: 'discard-cards',
  decide: 'choose-option',
  option: 'choose-option',
  contribute: 'add-cards',
  discard: 'discard-cards',
  discard_mutiny: 'discard-cards',
  'hand-limit': 'discard-cards',
  player: 'pick',
  action: 'act',
  viper_repair: 'repair-vipers',
  civilian: 'see-civilian',
  'card_super-crisis': 'pick',
  skill: 'name-this-skill',
  quorum: 'play-quorum-card',
  card_loyalty: 'show-card',
};

test.each(languages)(
  'a deed has one verb in %s, on cards, in the log and where it is asked for',
  language => {
    const { frames, verbs } = localeOf(language);
    const prompts = flatten(localeOf(language).engine);
    const otherwise = Object.entries(deeds).flatMap(([prompt, frame]) => {
      const does = [frames[frame]?.do ?? []].flat()[0] ?? '';
      const verb = /\[([^\]:]+)/u.exec(does)?.[1] ?? '';
      const form = language === 'en' ? verb : verbForm(verbs, verb, 'you');
      const text = (prompts[`prompts.${prompt}`] ?? '').toLocaleLowerCase(voiceOf(language).language);
      return text.includes(form) ? [] : [`${prompt}: "${text}" does not say ${form}`];
    });
    expect(otherwise).toEqual([]);
  },
);
