/** Plays on beside the page; whoever has seen enough ends this worker. */

import { knowledgeFor } from '#books/knowledgeFor.ts';
import { endingOf } from '#bots/endings/endings.ts';
import { type Outcome, tallyOf } from '#bots/endings/tally.ts';
import { type Game, type Library, parseSave, savedBooks } from '#engine/index.ts';
import type { Answered, Asked } from './messages.ts';

/** The page on the other side; to the compiler this file stands in the page itself. */
const page = globalThis as unknown as {
  onmessage: (message: MessageEvent<Asked>) => void;
  postMessage: (message: Answered) => void;
};

/** So often it tells how far it is, in milliseconds. */
const between = 150;

page.onmessage = ({ data }) => {
  play(data).catch(() => page.postMessage({ type: 'failed' }));
};

async function play({ save, seat, games }: Asked): Promise<void> {
  const knowledge = await knowledgeFor(savedBooks(save) ?? []);
  const game = gameIn(knowledge.lib, save);
  const outcomes: Outcome[] = [];
  let told = performance.now();
  for (let n = 1; n <= games; n++) {
    const outcome = endingOf(knowledge, game, seat, Math.imul(n, 0x9e3779b1));
    if (outcome !== undefined) outcomes.push(outcome);
    if (performance.now() - told < between) continue;
    page.postMessage({ type: 'tally', tally: tallyOf(outcomes), done: false });
    told = performance.now();
  }
  page.postMessage({ type: 'tally', tally: tallyOf(outcomes), done: true });
}

function gameIn(lib: Library, save: string): Game {
  const loaded = parseSave(lib, save);
  if (!loaded.ok) throw new Error(loaded.fault);
  return loaded.game;
}
