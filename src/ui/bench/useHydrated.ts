import { useEffect, useState } from 'preact/hooks';

/** True once hydrated; controls stay disabled until then, so that no press is lost. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
