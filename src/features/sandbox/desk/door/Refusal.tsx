import { fileName } from '../../saves/file.ts';
import { download } from '../games/download.ts';
import type { Refused } from './packedIn.ts';

export function Refusal({ refused }: { readonly refused: Refused }) {
  return (
    <div class="notice" role="alert">
      <p>{refused.why}</p>
      <Kept refused={refused} />
    </div>
  );
}

/** Nothing is lost: what cannot be opened here may be opened elsewhere, or by a later version. */
export function Kept({ refused: { keep, text } }: { readonly refused: Refused }) {
  return (
    <button type="button" class="plain" onClick={() => download(fileName('refused', new Date()), text)}>
      {keep}
    </button>
  );
}
