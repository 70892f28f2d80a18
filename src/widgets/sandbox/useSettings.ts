import { useState } from 'preact/hooks';
import { readSandboxSettings } from '../../storage/sandboxSettings.ts';
import { changeSettings, type SandboxSettings } from '../../storage/settings.ts';

/** How this device plays, and how to change it. */
export function useSettings(): readonly [SandboxSettings, (change: SandboxSettings) => void] {
  const [settings, set] = useState(readSandboxSettings);
  const change = (more: SandboxSettings) => {
    const changed = { ...settings, ...more };
    set(changed);
    changeSettings({ sandbox: changed });
  };
  return [settings, change];
}
