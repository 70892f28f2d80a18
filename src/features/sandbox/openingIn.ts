import type { Opening } from '#ui/table/opening.ts';
import { newGameIn } from './newGameIn.ts';

/** What an address names behind its `#`; docs/addresses.md has the list. */
export function openingIn(hash: string): Opening | undefined {
  const [name, text = ''] = split(hash.replace(/^#/, ''), '=');
  switch (name) {
    case 'preset':
      return { from: 'preset', id: text };
    case 'scenario':
      return scenarioIn(text);
    case 'card': {
      const [kind, id] = split(text, '/');
      return { from: 'card', kind, id };
    }
    case 'bench':
      return { from: 'bench', text };
    case 'new':
      return newGameIn(text);
    default:
      return undefined;
  }
}

function scenarioIn(text: string): Opening {
  const [id = '', line] = text.split('~');
  const at = Number(line);
  return line === undefined || !Number.isInteger(at)
    ? { from: 'scenario-of-site', id }
    : { from: 'scenario-of-site', id, line: at };
}

function split(text: string, by: string): readonly [string, string] {
  const at = text.indexOf(by);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
