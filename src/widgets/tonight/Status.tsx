import { fill } from '../../i18n/translate.ts';
import { PartFault } from '../loading/PartFault.tsx';
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
export function Faults({ evening: { fault, again, strangers, isKept }, texts }: StatusProps) {
  const said = [
    ...(fault === undefined || fault === 'unreachable' ? [] : [texts[fault]]),
    ...(strangers.length === 0 ? [] : [fill(texts.strangers, { what: strangers.join(', ') })]),
    ...(isKept ? [] : [texts.unkept]),
  ];
  return (
    <>
      {fault === 'unreachable' && <PartFault text={texts.unreachable} again={again} />}
      {said.map(text => (
        <p key={text} class="notice" role="alert">
          {text}
        </p>
      ))}
    </>
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
