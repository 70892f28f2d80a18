import { defineHastPlugin, type HastPluginEntry } from 'satteri';
import { pageLanguage } from './pageLanguage.ts';

/** *w*, *z*, *i* and their like, and a number before the word that it counts. */
const beforeItsWord = /(?<![\p{L}\p{N}])(\p{N}+|[aiouwz]) (?=\S|$)/giu;

/** Polish leaves no word of one letter at the end of a line: it holds on to the word behind it, as numbers do. */
export const boundWords: HastPluginEntry = ({ fileURL }) =>
  pageLanguage(fileURL) !== 'pl'
    ? undefined
    : defineHastPlugin({
        name: 'bound-words',
        text(node, context) {
          const bound = node.value.replace(beforeItsWord, '$1\u00a0');
          if (bound !== node.value) context.setProperty(node, 'value', bound);
        },
      });
