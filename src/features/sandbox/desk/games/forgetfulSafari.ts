/**
 * On an iPhone or iPad, Safari deletes what a site has stored after seven days without a visit, unless the site is opened
 * from the home screen. That is said once, where the games are listed.
 */
import { changeSettings, readSettings } from '#ui/keep/settings.ts';

interface Device {
  readonly userAgent: string;
  readonly platform: string;
  readonly maxTouchPoints: number;
  /** Only there: opened from the home screen. */
  readonly standalone?: boolean;
}

export function isForgetful(device: Device | undefined = globalThis.navigator): boolean {
  if (device === undefined) return false;
  const { userAgent, platform, maxTouchPoints, standalone } = device;
  // An iPad says that it is a Mac; no Mac has a screen to touch.
  const isHandheld = /iPhone|iPad|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
  return isHandheld && standalone !== true;
}

export const isWarned = (): boolean => readSettings().warned === 'safari';

/** It has been read. */
export function rememberWarned(): void {
  changeSettings({ warned: 'safari' });
}
