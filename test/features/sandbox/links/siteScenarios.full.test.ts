import '#test/kit/patience.ts';
import { expect, test } from 'vitest';
import { savedScenarioIds } from '#ui/story/savedScenarios.ts';
import { differsBack } from './siteScenarios.ts';

test.each(savedScenarioIds())('%s is opened, exported and read back as the same position', async id => {
  expect(await differsBack(id)).toBeUndefined();
});
