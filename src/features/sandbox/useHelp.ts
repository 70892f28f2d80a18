/** What is pointed at, focused or pressed for long explains itself. */
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Subject } from './scene.ts';

/** In milliseconds: no flicker while the pointer only passes, and a press that is meant. */
const wait = { hover: 250, press: 450 } as const;

export function useHelp(table: RefObject<HTMLElement>, onLongPress: () => void) {
  const [subject, setSubject] = useState<Subject | undefined>(undefined);
  useEffect(() => {
    const { current } = table;
    if (current === null) return;
    let due: ReturnType<typeof setTimeout> | undefined;
    const soon = (target: EventTarget | null, after: number, then = () => {}) => {
      clearTimeout(due);
      const help =
        target instanceof Element ? target.closest('[data-help]')?.getAttribute('data-help') : undefined;
      if (help == null) return;
      due = setTimeout(() => {
        setSubject(help);
        then();
      }, after);
    };
    const over = ({ target, pointerType }: PointerEvent) =>
      pointerType === 'mouse' && soon(target, wait.hover);
    const focus = ({ target }: FocusEvent) => soon(target, 0);
    const down = ({ target, pointerType }: PointerEvent) =>
      pointerType !== 'mouse' && soon(target, wait.press, onLongPress);
    const up = () => clearTimeout(due);
    current.addEventListener('pointerover', over);
    current.addEventListener('focusin', focus);
    current.addEventListener('pointerdown', down);
    for (const end of ['pointerup', 'pointercancel', 'pointermove'] as const)
      current.addEventListener(end, endOf);
    function endOf({ pointerType }: PointerEvent) {
      if (pointerType !== 'mouse') up();
    }
    return () => {
      clearTimeout(due);
      current.removeEventListener('pointerover', over);
      current.removeEventListener('focusin', focus);
      current.removeEventListener('pointerdown', down);
      for (const end of ['pointerup', 'pointercancel', 'pointermove'] as const)
        current.removeEventListener(end, endOf);
    };
  }, []);
  return { subject, explain: setSubject };
}
