/** Everything that the soak tries. */
import { addresses } from './addresses.ts';
import { browser } from './browser.ts';
import { games } from './games.ts';
import { imports } from './imports.ts';
import { links } from './links.ts';
import { saves } from './saves.ts';
import { scenarioFilesTried } from './scenarioFiles.ts';
import { storageFaults } from './storageFaults.ts';
import type { Subject } from './subject.ts';
import { tabs } from './tabs.ts';

export const subjects: readonly Subject[] = [
  games,
  links,
  saves,
  scenarioFilesTried,
  imports,
  addresses,
  tabs,
  storageFaults,
  browser,
];
