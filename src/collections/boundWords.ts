import { defineHastPlugin, type HastPluginEntry } from 'satteri';
import { bound } from '../i18n/boundWords.ts';
import { pageLanguage } from './pageLanguage.ts';

/** In pages of rules numbers, and in Polish words of one letter, hold on to the next word. */
export const boundWords: HastPluginEntry = ({ fileURL }) => {
  const language = pageLanguage(fileURL);
  return defineHastPlugin({
    name: 'bound-words',
    text(node, context) {
      const text = bound(language, node.value);
      if (text !== node.value) context.setProperty(node, 'value', text);
    },
  });
};
