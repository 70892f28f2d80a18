/** Games as files: named so that one finds them again, read whatever they turn out to be. */
import { type PackedKind, packedKinds } from '../links/packedKinds.ts';

/** What somebody has chosen, dropped or pasted. */
export type Imported =
  | { readonly is: 'save'; readonly text: string }
  | { readonly is: 'scenario'; readonly text: string }
  | { readonly is: 'link'; readonly kind: PackedKind; readonly packed: string }
  | { readonly is: 'nothing'; readonly because: 'empty' | 'too-long' | 'no-text' };

/** The longest game there was has a tenth of it. */
const longest = 2_000_000;

export const fileType = 'application/json';

export function fileName(name: string, at: Date): string {
  const day = at.toISOString().slice(0, 10);
  const plain = name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `action-stations-${plain === '' ? 'game' : plain.toLowerCase()}-${day}.json`;
}

/** A picture, an archive, a text in another encoding: what is no UTF-8 is told so. */
export function importedBytes(bytes: Uint8Array): Imported {
  if (bytes.length > longest) return { is: 'nothing', because: 'too-long' };
  try {
    return importedText(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return { is: 'nothing', because: 'no-text' };
  }
}

const link = new RegExp(`#(${packedKinds.join('|')})=([\\w-]+)`);

export function importedText(text: string): Imported {
  if (text.length > longest) return { is: 'nothing', because: 'too-long' };
  const told = text.trim();
  if (told === '') return { is: 'nothing', because: 'empty' };
  const [, kind, packed] = told.length < 100_000 ? (link.exec(told) ?? []) : [];
  const named = packedKinds.find(one => one === kind);
  if (named !== undefined && packed !== undefined) return { is: 'link', kind: named, packed };
  // What begins like JSON and tells of no scenario is a save, or wants to be one.
  return told.startsWith('{') && !/"position"|"game"\s*:/.test(told.slice(0, 20_000))
    ? { is: 'save', text: told }
    : { is: 'scenario', text: told };
}
