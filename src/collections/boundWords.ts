import { defineHastPlugin, type HastPluginEntry } from 'satteri';
import { pageLanguage } from './pageLanguage.ts';

/**
 * What holds on to the word behind it: a number to what it counts, in German and Polish; and *w*, *z*, *i* and their
 * like, for Polish leaves no word of one letter at the end of a line.
 */
const beforeItsWord: { readonly [language: string]: RegExp } = {
  de: /(?<![\p{L}\p{N}])(\p{N}+) (?=\S|$)/gu,
  pl: /(?<![\p{L}\p{N}])(\p{N}+|[aiouwz]) (?=\S|$)/giu,
};

export const boundWords: HastPluginEntry = ({ fileURL }) => {
  const holding = beforeItsWord[pageLanguage(fileURL) ?? ''];
  if (holding === undefined) return undefined;
  return defineHastPlugin({
    name: 'bound-words',
    text(node, context) {
      const bound = node.value.replace(holding, '$1\u00a0');
      if (bound !== node.value) context.setProperty(node, 'value', bound);
    },
  });
};
