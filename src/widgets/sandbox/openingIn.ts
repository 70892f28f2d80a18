import type { Opening } from '../../machines/sandbox/opening.ts';

/** What an address names behind its `#`; docs/addresses.md has the list. */
export function openingIn(hash: string): Opening | undefined {
  const [name, text = ''] = split(hash.replace(/^#/, ''));
  if (name === 'preset') return { from: 'preset', id: text };
  if (name !== 'scenario') return undefined;
  const [id = '', line] = text.split('~');
  const at = Number(line);
  return line === undefined || !Number.isInteger(at)
    ? { from: 'scenario-of-site', id }
    : { from: 'scenario-of-site', id, line: at };
}

function split(text: string): readonly [string, string] {
  const at = text.indexOf('=');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
