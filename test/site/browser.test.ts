import { expect, test } from '@playwright/test';

test('what Playwright switches off in the browser stays switched off beside our own list', async ({
  browser,
}) => {
  const session = await browser.newBrowserCDPSession();
  const { commandLine } = await session.send('SystemInfo.getInfo');
  const lists = [...commandLine.matchAll(/--disable-features=(\S+)/g)].map(([, list = '']) =>
    list.split(','),
  );
  const ours = lists.at(-1);
  expect(lists.length).toBeGreaterThan(1);
  expect(lists.flat().filter(feature => !ours?.includes(feature))).toEqual([]);
});
