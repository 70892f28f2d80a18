import { fill } from '#i18n/translate.ts';
import { PartFault } from '#ui/loading/PartFault.tsx';
import type { CommonTexts } from './texts.ts';
import type { EveningShown } from './useEvening.ts';

type StatusProps = { readonly evening: EveningShown; readonly texts: CommonTexts };

/** What has to be said before anything else: books on their way, a link that cannot be read. */
export function Status(props: StatusProps) {
  return (
    <>
      <Faults {...props} />
      <Waiting {...props} />
    </>
  );
}

/** A link that cannot be read or names what is not there, books that cannot be fetched, a device that keeps nothing. */
export function Faults({ evening, texts }: StatusProps) {
  const { fault, again, strangers, isKept } = evening;
  const said = [
    ...(fault === undefined || fault === 'unreachable' ? [] : [texts[fault]]),
    ...(strangers.length === 0 ? [] : [fill(texts.strangers, { what: strangers.join(', ') })]),
    ...(isKept ? [] : [texts.unkept]),
  ];
  return (
    <>
      {evening.isVisiting && <Beside {...{ evening, texts }} />}
      {fault === 'unreachable' && <PartFault text={texts.unreachable} again={again} />}
      {said.map(text => (
        <p key={text} class="notice" role="alert">
          {text}
        </p>
      ))}
    </>
  );
}

/** A plan from a link replaces that of the device only when its reader says so. */
function Beside({ evening: { decide }, texts: { beside } }: StatusProps) {
  return (
    <div class="notice" role="status">
      <p>{beside.text}</p>
      <p>
        <button type="button" class="button" onClick={() => decide(true)}>
          {beside.take}
        </button>{' '}
        <button type="button" class="button quiet" onClick={() => decide(false)}>
          {beside.back}
        </button>
      </p>
    </div>
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
