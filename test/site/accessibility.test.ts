import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { full, samplePages } from '../kit/site.ts';

const screens = [
  { name: 'phone', width: 360, height: 740 },
  { name: 'laptop', width: 1280, height: 800 },
];
const schemes = ['dark', 'light'] as const;
const looks = screens.flatMap(screen => schemes.map(scheme => ({ screen, scheme })));

samplePages().forEach(({ path, kind }, at) => {
  const chosen = full ? looks : looks.filter((_, look) => look % 2 === at % 2);
  for (const { screen, scheme } of chosen) {
    test(`axe finds nothing: ${kind} /${path}, ${screen.name}, ${scheme}`, async ({ page }) => {
      await page.setViewportSize(screen);
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(path);
      // What a reader can unfold is looked at unfolded.
      await page.locator('details:not([data-menu]), .rule details').evaluateAll(all => {
        for (const details of all) details.setAttribute('open', '');
      });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)).toEqual(
        [],
      );
    });
  }
});
