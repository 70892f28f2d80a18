/** While somebody wonders why something is not on offer, a press chooses nothing: it says what is meant. */
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Subject } from './scene.ts';

export function useWondering(frame: RefObject<HTMLElement>, isOn: boolean): Subject | undefined {
  const [subject, setSubject] = useState<Subject | undefined>(undefined);
  useEffect(() => {
    const { current } = frame;
    if (!isOn || current === null) return;
    setSubject(undefined);
    const press = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest('.why-not, .bar') !== null) return;
      const help = target.closest('[data-help]')?.getAttribute('data-help');
      event.preventDefault();
      event.stopPropagation();
      if (help != null) setSubject(help);
    };
    current.addEventListener('click', press, { capture: true });
    return () => current.removeEventListener('click', press, { capture: true });
  }, [isOn]);
  return subject;
}
