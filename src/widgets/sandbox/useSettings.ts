import { useState } from 'preact/hooks';
import { changeSettings, readSettings, type SandboxSettings } from '../../storage/settings.ts';

/** How this device plays, and how to change it. */
export function useSettings(): readonly [SandboxSettings, (change: SandboxSettings) => void] {
  const [settings, set] = useState(() => readSettings().sandbox ?? {});
  const change = (more: SandboxSettings) => {
    const changed = { ...settings, ...more };
    set(changed);
    changeSettings({ sandbox: changed });
  };
  return [settings, change];
}
