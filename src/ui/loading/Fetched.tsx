import type { ComponentChildren } from 'preact';
import { PartFault } from './PartFault.tsx';
import { usePart } from './usePart.ts';

type Props<Loaded> = {
  readonly load: () => Promise<Loaded>;
  /** What is shown until it is there. */
  readonly waiting?: ComponentChildren;
  readonly children: (loaded: Loaded) => ComponentChildren;
};

/** A part of a page that is fetched when it is first shown. Where it cannot be had, that is said, and it can be asked for again. */
export function Fetched<Loaded>({ load, waiting, children }: Props<Loaded>) {
  const part = usePart(load);
  if (part.is === 'failed') return <PartFault again={part.again} />;
  return <>{part.is === 'here' ? children(part.loaded) : waiting}</>;
}
