import { browserTests } from './browserTests.ts';
import { buildIfChanged } from './build.ts';
import { testSettings } from './testSettings.ts';

/** `npm run test:browser`: what is behind `--` goes to Playwright, such as the name of a file. */
await buildIfChanged('.cache/site', testSettings);
const { failed } = await browserTests('.cache/site', testSettings, process.argv.slice(2));
process.exit(failed === 0 ? 0 : 1);
