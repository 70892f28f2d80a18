import { useRef, useState } from 'preact/hooks';
import { changeSettings, type SandboxSettings } from '#ui/keep/settings.ts';
import { readSandboxSettings } from './sandboxSettings.ts';

/** How this device plays, and how to change it. */
export function useSettings(): readonly [SandboxSettings, (change: SandboxSettings) => void] {
  const [settings, setSettings] = useState(readSandboxSettings);
  // Those of now, also for a change that began before the last one.
  const latest = useRef(settings);
  const change = (more: SandboxSettings) => {
    latest.current = { ...latest.current, ...more };
    setSettings(latest.current);
    changeSettings({ sandbox: latest.current });
  };
  return [settings, change];
}
