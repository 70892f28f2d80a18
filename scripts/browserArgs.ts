/** What Playwright switches off. Of several such lists Chromium takes the last, so they stand in ours as well (`test/site/browser.test.ts` compares). */
const offByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** What Chromium prepares in every window for the person in front of it: half of the time of a short test. */
const forPeople = [
  // Pages of the browser's own, for the list under its address bar.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A process that waits for the next site.
  'SpareRendererForSitePerProcess',
];

/** The arguments with which tests, pictures and the soak start Chromium. */
export function browserArgs(): string[] {
  const features = [...offByPlaywright, ...forPeople].join(',');
  return [`--disable-features=${features}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
}
