import { useEffect, useState } from 'preact/hooks';

/** Whether the widget answers already: what is pressed before would be lost, so its controls wait for it. */
export function useAwake(): boolean {
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return awake;
}
