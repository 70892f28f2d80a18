import '#test/kit/patience.ts';
import { expect, test } from 'vitest';
import { savedScenarioIds } from '#ui/story/savedScenarios.ts';
import { differsBack } from './siteScenarios.ts';

const ids = savedScenarioIds();

test.each(ids.filter((_, i) => i % 12 === 0))(
  '%s is opened, exported and read back as the same position',
  async id => {
    expect(await differsBack(id)).toBeUndefined();
  },
);
