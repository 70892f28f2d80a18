import { defineHastPlugin, type HastPluginEntry } from 'satteri';
import type { Language } from '../i18n/languages.ts';
import { pageLanguage } from './pageLanguage.ts';

/** What holds on to the word behind it, so that no line ends in it. */
const beforeItsWord: { readonly [language in Language]?: RegExp } = {
  // *w*, *z*, *i* and their like, and a number before the word that it counts.
  pl: /(?<![\p{L}\p{N}])(\p{N}+|[aiouwz]) (?=\S|$)/giu,
  // Such a number, and the *o*, *u* or *a* between two of them.
  es: /(?<![\p{L}\p{N}])(\p{N}+|[aouy](?= \p{N})) (?=\S|$)/giu,
};

export const boundWords: HastPluginEntry = ({ fileURL }) => {
  const language = pageLanguage(fileURL);
  const held = language === undefined ? undefined : beforeItsWord[language];
  if (held === undefined) return undefined;
  return defineHastPlugin({
    name: 'bound-words',
    text(node, context) {
      const bound = node.value.replace(held, '$1\u00a0');
      if (bound !== node.value) context.setProperty(node, 'value', bound);
    },
  });
};
