/** What all benches have in common: their name, the way back to the start, a link to this moment. */
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type texts from '../../../locales/en/widgets.json';
import { type Address, benchId } from './useAddress.ts';
import { useFocusKept } from './useFocusKept.ts';

export type FrameTexts = typeof texts.bench;

type Props = {
  readonly name: string;
  readonly title: string;
  readonly texts: FrameTexts;
  readonly awake: boolean;
  readonly address: Address;
  /** Left out while there is nothing to begin again. */
  readonly onRestart: (() => void) | undefined;
  readonly children: ComponentChildren;
};

export function Bench({ name, title, texts, awake, address, onRestart, children }: Props) {
  const bench = useRef<HTMLElement>(null);
  useFocusKept(bench);
  return (
    <section
      ref={bench}
      class={`bench ${name}-bench`}
      id={benchId(name)}
      aria-label={title}
      data-awake={awake || undefined}
    >
      {address.broken && (
        <p class="notice" role="alert">
          {texts.broken}
        </p>
      )}
      {children}
      <p class="bench-foot needs-script">
        <button type="button" class="plain" disabled={!awake || onRestart === undefined} onClick={onRestart}>
          {texts.restart}
        </button>
        <CopyLink texts={texts} awake={awake} address={address} />
      </p>
    </section>
  );
}

type CopyProps = Pick<Props, 'texts' | 'awake' | 'address'>;

function CopyLink({ texts, awake, address }: CopyProps) {
  const [copied, setCopied] = useState<string | undefined>(undefined);
  const [offered, setOffered] = useState<string | undefined>(undefined);
  const link = awake ? address.link() : undefined;
  const copy = async () => {
    if (link === undefined) return;
    try {
      await navigator.clipboard.writeText(link);
      setCopied(link);
    } catch {
      // No permission, or no clipboard: outside of https there is none.
      setOffered(link);
    }
  };
  return (
    <>
      <button type="button" class="plain" disabled={!awake} onClick={copy}>
        {texts.link}
      </button>
      <output>{copied !== undefined && copied === link ? texts.copied : ''}</output>
      {offered !== undefined && offered === link && (
        <label class="offered">
          {texts.address} <input readOnly value={link} onFocus={event => event.currentTarget.select()} />
        </label>
      )}
    </>
  );
}
