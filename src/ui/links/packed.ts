/**
 * Text made short enough for an address, and back: a letter that names the format, then the text deflated, in the
 * alphabet of URLs. `README.md` describes it.
 */
import { deflateSync, inflateSync } from 'fflate';
import { fingerprint } from '#engine/index.ts';
import { dictionaryA } from './dictionaryA.ts';

export const packFaults = ['too-long', 'other-format', 'damaged'] as const;
export type PackFault = (typeof packFaults)[number];

export type Unpacked =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly fault: PackFault };

/** No link of ours comes near either: more characters in the address, or bytes in the text, are not meant seriously. */
export const longestPacked = 60_000;
const longestText = 1_000_000;

const letter = 'a';
const sumBytes = 4;
const dictionary = new TextEncoder().encode(dictionaryA);

export function pack(text: string): string {
  const deflated = deflateSync(new TextEncoder().encode(text), { level: 9, dictionary });
  const bytes = new Uint8Array(sumBytes + deflated.length);
  bytes.set(sumOf(text));
  bytes.set(deflated, sumBytes);
  return letter + toAlphabet(bytes);
}

export function unpack(packed: string): Unpacked {
  const refused = (fault: PackFault): Unpacked => ({ ok: false, fault });
  if (packed.length > longestPacked) return refused('too-long');
  // A sentence may end behind a link.
  const told = packed.trim().replace(/[^\w-]+$/, '');
  if (told === '') return refused('damaged');
  if (!told.startsWith(letter)) return refused('other-format');
  try {
    const bytes = fromAlphabet(told.slice(letter.length));
    // What is longer is cut off here, and then the sum is another.
    const out = new Uint8Array(longestText);
    const inflated = inflateSync(bytes.subarray(sumBytes), { dictionary, out });
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(inflated);
    const isWhole = sumOf(text).every((byte, i) => byte === bytes[i]);
    return isWhole ? { ok: true, text } : refused('damaged');
  } catch {
    // Neither base64, nor deflated, nor text.
    return refused('damaged');
  }
}

function sumOf(text: string): Uint8Array {
  const sum = fingerprint(text);
  return Uint8Array.from({ length: sumBytes }, (_, i) => Number.parseInt(sum.slice(2 * i, 2 * i + 2), 16));
}

function toAlphabet(bytes: Uint8Array): string {
  const binary = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromAlphabet(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, character => character.charCodeAt(0));
}
