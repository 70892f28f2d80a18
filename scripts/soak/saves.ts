/** Saves of this version and of earlier ones, damaged by accident or by somebody who knows how to make their sum again. */
import { fingerprint } from '#engine/model/fingerprint.ts';
import { mutated, resealed } from '../../test/fuzz/saves.ts';
import { type Below, pick } from '../../test/kit/random.ts';
import { inTime } from './deadline.ts';
import { saveOutcome } from './playOn.ts';
import { oldSave, oldSaveFiles, pooledSave, poolSize } from './pool.ts';
import type { Subject } from './subject.ts';

const junk: readonly unknown[] = ['<script>alert(1)</script>', '__proto__', -1, 1e9, null, [[[]]], { a: {} }];

async function someSave(below: Below, note: (what: string) => void): Promise<string> {
  if (below(2) === 0) {
    const number = below(poolSize);
    note(`the save of game ${number}`);
    return pooledSave(number);
  }
  const file = pick(below, oldSaveFiles()) ?? '';
  note(file);
  return oldSave(file);
}

function isTree(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** Saves of the first versions are no JSON trees of their own; those are cut and mistyped only. */
function damaged(save: string, below: Below): string {
  const at = below(save.length);
  if (!isTree(save) || below(6) === 0) {
    return below(2) === 0 ? save.slice(0, at) : `${save.slice(0, at)}${below(10)}${save.slice(at + 1)}`;
  }
  const changed = mutated(save, below, pick(below, junk));
  return below(4) > 0 && isTree(changed) ? resealed(changed, fingerprint) : changed;
}

export const saves: Subject = {
  name: 'saves',
  unit: 'saves',
  share: 3,
  async attempt({ below, note }) {
    const whole = await someSave(below, note);
    const text = below(40) === 0 ? whole : damaged(whole, below);
    note(text === whole ? 'as it is' : `damaged: ${text.length} characters of ${whole.length}`);
    return inTime('opening the save', () => saveOutcome(text, below));
  },
};
