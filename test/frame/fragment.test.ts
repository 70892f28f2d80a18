import { expect, test } from 'vitest';
import { fragmentOf } from '#site/fragment.ts';

test.each([
  ['', ''],
  ['#skill-checks', 'skill-checks'],
  ['#z%C3%A4hlen', 'zählen'],
  ['#%', ''],
  ['#%E0%A4%A', ''],
])('%j names the place %j', (hash, place) => expect(fragmentOf({ hash })).toBe(place));
