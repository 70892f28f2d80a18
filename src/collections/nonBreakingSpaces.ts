import { defineHastPlugin, type HastPluginEntry } from 'satteri';
import { nonBreaking } from '#i18n/nonBreakingSpaces.ts';
import { pageLanguage } from './pageLanguage.ts';

/** From one number to another: the dash holds on to both. */
const rangesWhole = (text: string): string => text.replaceAll(/(?<=\d)–(?=\d)/gu, '–\u2060');

/** In pages of rules numbers, and in Polish words of one letter, hold on to the next word. */
export const nonBreakingSpaces: HastPluginEntry = ({ fileURL }) => {
  const language = pageLanguage(fileURL);
  return defineHastPlugin({
    name: 'non-breaking-spaces',
    text(node, context) {
      const text = rangesWhole(nonBreaking(language, node.value));
      if (text !== node.value) context.setProperty(node, 'value', text);
    },
  });
};
