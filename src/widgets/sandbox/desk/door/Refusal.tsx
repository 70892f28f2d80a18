import { fileName } from '../../../../storage/saves/file.ts';
import { download } from '../games/download.ts';
import type { Refused } from './packedIn.ts';

/** Nothing is lost: what cannot be opened here may be opened elsewhere, or by a later version. */
export function Refusal({ refused: { why, keep, text } }: { readonly refused: Refused }) {
  return (
    <div class="notice" role="alert">
      <p>{why}</p>
      <button type="button" class="plain" onClick={() => download(fileName('refused', new Date()), text)}>
        {keep}
      </button>
    </div>
  );
}
