import { useEffect, useState } from 'preact/hooks';

type Props = { readonly ends: number | undefined; readonly over: string };

/** What is left of the time, to the second. */
export function Timer({ ends, over }: Props) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (ends === undefined) return;
    setNow(Date.now());
    const clock = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(clock);
  }, [ends]);
  if (ends === undefined) return null;
  const left = Math.max(0, Math.ceil((ends - now) / 1000));
  return (
    <span class="timer" data-left={left}>
      {left === 0 ? over : `${Math.floor(left / 60)}:${`${left % 60}`.padStart(2, '0')}`}
    </span>
  );
}
