import type { CommonTexts } from './texts.ts';
import type { EveningShown } from './useEvening.ts';

type StatusProps = { readonly evening: EveningShown; readonly texts: CommonTexts };

/** What has to be said before anything else: books on their way, a link that cannot be read. */
export function Status(props: StatusProps) {
  return (
    <>
      <Fault {...props} />
      <Waiting {...props} />
    </>
  );
}

/** A link that cannot be read, or books that cannot be fetched. */
export function Fault({ evening: { fault }, texts }: StatusProps) {
  if (fault === undefined) return null;
  return (
    <p class="notice" role="alert">
      {texts[fault]}
    </p>
  );
}

/** Stands where the books on their way will be told from. */
export function Waiting({ evening: { atHand, fault }, texts }: StatusProps) {
  if (atHand !== undefined || fault === 'unreachable') return null;
  return (
    <p role="status" class="tonight-wait">
      {texts.loading}
    </p>
  );
}
