/** A simulator on the wall: operated in the notes or on the wall, and where one goes the other follows. */
import { useEffect, useRef } from 'preact/hooks';
import type { Presenter } from './usePresenter.ts';

type Props = { readonly page: string; readonly title: string; readonly presenter: Presenter };

/** How often the page is asked where it is, in milliseconds: it sends no message by itself. */
const often = 300;

export function Simulator({ page, title, presenter: { state, answer } }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  /** Where this window's page was last known to be. */
  const known = useRef(state.place);
  useEffect(() => {
    const clock = setInterval(() => {
      const here = frame.current?.contentWindow?.location;
      if (here === undefined || !here.pathname.endsWith(page) || here.search === known.current) return;
      known.current = here.search;
      answer({ type: 'place', place: here.search });
    }, often);
    return () => clearInterval(clock);
  }, [page, answer]);
  useEffect(() => {
    const here = frame.current?.contentWindow?.location;
    if (here === undefined || state.place === known.current) return;
    known.current = state.place;
    here.replace(`${page}${state.place}`);
  }, [page, state.place]);
  const src = `${page}${known.current}`;
  // By its name the page knows that it is on the wall (`site/earlyScript.ts`).
  return <iframe ref={frame} name="wall" class="present-simulator" {...{ title, src }} />;
}
