import type { EveningShown } from './useEvening.ts';
import type { CommonTexts } from './texts.ts';

/** What has to be said before anything else: books on their way, a link that cannot be read. */
export function Status({ evening, texts }: { readonly evening: EveningShown; readonly texts: CommonTexts }) {
  const { fault, atHand } = evening;
  return (
    <>
      {fault !== undefined && (
        <p class="notice" role="alert">
          {texts[fault]}
        </p>
      )}
      {atHand === undefined && fault !== 'unreachable' && (
        <p role="status" class="tonight-wait">
          {texts.loading}
        </p>
      )}
    </>
  );
}
