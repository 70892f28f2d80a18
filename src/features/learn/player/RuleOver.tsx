/** A rule over the story instead of away from it: its text comes from its page, and the page is one link further. */
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PlayerTexts } from '#ui/story/texts.ts';

type Props = { readonly player: RefObject<HTMLElement>; readonly texts: PlayerTexts };

export function RuleOver({ player, texts }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const told = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ readonly href: string; readonly name: string } | undefined>();
  useEffect(() => {
    const { current } = player;
    const open = async (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[data-rule-over]') : null;
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!(link instanceof HTMLAnchorElement) || !isPlain) return;
      event.preventDefault();
      const { href } = link;
      told.current?.replaceChildren();
      setShown({ href, name: link.textContent ?? '' });
      dialog.current?.showModal();
      try {
        const { ruleAt } = await import('./ruleAt.ts');
        const text = await ruleAt(href);
        if (dialog.current?.open === true) told.current?.replaceChildren(...text);
      } catch {
        // Without its text the page itself has to do.
        location.assign(href);
      }
    };
    current?.addEventListener('click', open);
    return () => current?.removeEventListener('click', open);
  }, [player]);
  // Beside it is away from it, as Escape is for keys.
  useEffect(() => {
    const { current } = dialog;
    const close = ({ target }: MouseEvent) => target === current && current?.close();
    current?.addEventListener('click', close);
    return () => current?.removeEventListener('click', close);
  }, []);
  return (
    <dialog ref={dialog} class="rule-over" aria-label={shown?.name}>
      <p class="label">{shown?.name}</p>
      <div ref={told} />
      <form method="dialog" class="rule-over-foot">
        {shown !== undefined && <a href={shown.href}>{texts.wholePage}</a>}
        <button type="submit" class="button">
          {texts.close}
        </button>
      </form>
    </dialog>
  );
}
