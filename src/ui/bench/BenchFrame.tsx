/** What all benches have in common: their name, the way back to the start, a link to this moment. */
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type texts from '#locales/en/widgets.json';
import { benchId } from './useAddress.ts';
import type { Framed } from './useBench.ts';
import { useFocusKept } from './useFocusKept.ts';

export type FrameTexts = typeof texts.bench;

type Props = {
  readonly bench: Framed;
  /** What it is drawn as, where several benches are drawn alike. */
  readonly like?: string;
  readonly title: string;
  readonly texts: FrameTexts;
  /** Expansions it is played with besides its own. */
  readonly books?: readonly string[];
  /** What the sandbox will open, where that is not what stands here. */
  readonly opens?: string;
  readonly children: ComponentChildren;
};

export function BenchFrame({
  bench,
  like,
  title,
  texts,
  books = [],
  opens = texts.sandbox,
  children,
}: Props) {
  const { name, hydrated, address, text, restart } = bench;
  const kinds = new Set([name, like ?? name]);
  const frame = useRef<HTMLElement>(null);
  useFocusKept(frame);
  return (
    <section
      ref={frame}
      class={['bench', ...[...kinds].map(kind => `${kind}-bench`)].join(' ')}
      id={benchId(name)}
      aria-label={title}
      data-hydrated={hydrated || undefined}
    >
      {address.broken && (
        <p class="notice" role="alert">
          {texts.broken}
        </p>
      )}
      {children}
      <p class="bench-foot needs-script">
        <button type="button" class="plain" disabled={!hydrated || restart === undefined} onClick={restart}>
          {texts.restart}
        </button>
        <CopyLink texts={texts} bench={bench} />
        {hydrated && text !== undefined && <a href={sandboxAddress([name, ...books], text)}>{opens}</a>}
      </p>
    </section>
  );
}

/** In the language of this page, wherever the site stands. */
function sandboxAddress(named: readonly string[], text: string): string {
  const [root = '/'] = /^.*?\/(?:\w\w)\//.exec(location.pathname) ?? [];
  return `${root}sandbox/#bench=${named.join('+')}.${text}`;
}

/** Where the clipboard is closed to the page, the link is shown to be copied by hand. */
function CopyLink({ texts, bench: { hydrated, address } }: Pick<Props, 'texts' | 'bench'>) {
  const [copied, setCopied] = useState<{ readonly link: string; readonly done: boolean } | undefined>();
  const link = hydrated ? address.link() : undefined;
  const copy = async () => {
    if (link === undefined) return;
    const done = await toClipboard(link);
    setCopied({ link, done });
  };
  const isCurrent = copied !== undefined && copied.link === link;
  return (
    <>
      <button type="button" class="plain" disabled={!hydrated} onClick={copy}>
        {texts.link}
      </button>
      <output>{isCurrent && (copied.done ? texts.copied : <LinkText link={copied.link} />)}</output>
    </>
  );
}

function LinkText({ link }: { readonly link: string }) {
  return <code class="link-text">{link}</code>;
}

async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
