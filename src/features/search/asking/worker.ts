/** The search beside the page: to read its index takes a phone seconds, in which the page goes on. */

import type { FromWorker, ToWorker } from './messages.ts';
import { makeSearcher } from './searcher.ts';

/** The page on the other side; to the compiler this file stands in the page itself. */
const page = globalThis as unknown as {
  onmessage: (message: MessageEvent<ToWorker>) => void;
  postMessage: (message: FromWorker) => void;
};

const search = makeSearcher();

page.onmessage = async ({ data: { id, asked } }) => {
  try {
    page.postMessage({ id, answer: await search(asked) });
  } catch (fault) {
    page.postMessage({ id, fault: String(fault) });
  }
};
