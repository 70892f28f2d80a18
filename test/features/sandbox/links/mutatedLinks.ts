/** Links, files and positions that somebody has cut, mistyped or made up: each must give a game or a reason. */

import { libraryOf } from '#books/libraries.ts';
import { parseSave, savedBooks } from '#engine/index.ts';
import { packSave } from '#features/sandbox/links/gameLink.ts';
import { openLink, openScenario } from '#features/sandbox/links/openLink.ts';
import { type PackedKind, packedKinds } from '#features/sandbox/links/packedKinds.ts';
import { mutated } from '#test/fuzz/saves.ts';
import type { Below } from '#test/kit/random.ts';
import { pack, packFaults, unpack } from '#ui/links/packed.ts';
import { playedThrough } from '../saves/playedThrough.ts';

export interface Link {
  readonly kind: PackedKind;
  readonly packed: string;
}

/** What came of it: `game`, or the fault. */
export async function outcomeOf({ kind, packed }: Link): Promise<string> {
  const opened = await openLink(kind, packed, 1);
  if (!opened.ok) {
    if (opened.fault === 'not-loaded') return `not-loaded: ${opened.loaded.fault}`;
    if (opened.fault === 'bad-position')
      return opened.problems.length > 0 ? 'bad-position' : 'no problem told';
    if (!packFaults.includes(opened.fault)) throw new Error(`${opened.fault} is no fault of a link`);
    return opened.fault;
  }
  switch (opened.kind) {
    case 'game': {
      const lib = await libraryOf(savedBooks(opened.save) ?? []);
      const loaded = parseSave(lib, opened.save);
      return loaded.ok === false ? `not-loaded: ${loaded.fault}` : 'game';
    }
    case 'position': {
      const game = await playedThrough(opened.scenario);
      return game === undefined ? 'line does not fit' : 'game';
    }
    case 'seat':
      return opened.state.pending.length > 0 || opened.state.over ? 'game' : 'a dead end';
  }
}

/** What the text of a scenario gives, however it is written. */
export async function outcomeOfText(text: string): Promise<string> {
  const opened = await openScenario(text);
  if (!opened.ok) return opened.problems.length > 0 ? 'bad-position' : 'no problem told';
  return 'game';
}

const oddLetters = '-_aAzZ09%.#&=+/ \n\u0000ü\u202e🛰<>"\'';

/** The link cut, with a letter changed, added or moved; or with something else in it, packed as we would. */
export function mutatedLink({ kind, packed }: Link, below: Below): Link {
  const at = below(packed.length + 1);
  const letter = oddLetters[below(oddLetters.length)] ?? '';
  switch (below(7)) {
    case 0:
      return { kind, packed: packed.slice(0, at) };
    case 1:
      return { kind, packed: packed.slice(0, at) + letter + packed.slice(at + 1) };
    case 2:
      return { kind, packed: packed.slice(0, at) + letter + packed.slice(at) };
    case 3:
      return { kind: packedKinds[below(packedKinds.length)] ?? kind, packed };
    case 4:
      return { kind, packed: packed.slice(at) + packed.slice(0, at) };
    default: {
      const unpacked = unpack(packed);
      if (!unpacked.ok) return { kind, packed };
      const junk = ['<script>alert(1)</script>', '__proto__', -1, 1e9, null, [[[]]]][below(6)];
      const changed = mutated(unpacked.text, below, junk);
      return { kind, packed: kind === 'game' && below(2) === 0 ? packSave(changed) : pack(changed) };
    }
  }
}

/** The same done to a text that people write. */
export function mutatedText(text: string, below: Below): string {
  const lines = text.split('\n');
  const at = below(lines.length);
  const line = lines[at] ?? '';
  const odd = [
    '__proto__: {}',
    '? [a]: b',
    '- &a [*a]',
    '%%%',
    '\t',
    '<script>',
    'seats: { constructor: {} }',
    '🛰',
  ];
  switch (below(6)) {
    case 0:
      lines.splice(at, 1);
      break;
    case 1:
      lines[at] = line.replace(/\d+/, ['-1', '1e9', '999999999', '2.5', '""'][below(5)] ?? '');
      break;
    case 2:
      lines[at] = line.slice(0, below(line.length + 1));
      break;
    case 3:
      lines.splice(at, 0, lines[below(lines.length)] ?? '');
      break;
    case 4:
      lines.splice(at, 0, ' '.repeat(below(6)) + (odd[below(odd.length)] ?? ''));
      break;
    default:
      lines[at] = line.replace(
        /[a-z-]+(?=[\],}]|$)/,
        ['constructor', 'x'.repeat(3000), 'null'][below(3)] ?? '',
      );
  }
  return lines.join('\n');
}
