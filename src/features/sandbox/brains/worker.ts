/** Bots and odds, beside the page: a long thought of theirs holds nothing up. */

import { knowledgeFor } from '#books/knowledgeFor.ts';
import { explained } from '#bots/explained.ts';
import type { Knowledge } from '#bots/knowledge.ts';
import { type RolledOut, rollOut, winnerOf } from '#bots/lookahead/rollOut.ts';
import { tallyOf } from '#bots/lookahead/tally.ts';
import { reasonable } from '#bots/reasonable.ts';
import type { Game } from '#engine/index.ts';
import { restored } from '../machine/sent.ts';
import type { Ask, FromWorker, Sent, Told, ToWorker } from './messages.ts';

/** The page on the other side; to the compiler this file stands in the page itself. */
const page = globalThis as unknown as {
  onmessage: (message: MessageEvent<ToWorker>) => void;
  postMessage: (message: FromWorker) => void;
};

const cancelled = new Set<number>();

page.onmessage = ({ data }) => {
  if ('cancel' in data) cancelled.add(data.id);
  else void think(data.id, data.ask);
};

async function think(id: number, ask: Ask): Promise<void> {
  const tell = (told: Told) => page.postMessage({ id, told });
  try {
    await answerTo(ask, tell, () => cancelled.has(id));
  } catch (fault) {
    tell({ type: 'failed', why: String(fault) });
  }
  cancelled.delete(id);
}

type Tell = (told: Told) => void;

async function answerTo(ask: Ask, tell: Tell, isCancelled: () => boolean): Promise<void> {
  switch (ask.type) {
    case 'answer': {
      const { view, conduct, choice, seed } = ask;
      return tell({
        type: 'answer',
        answer: reasonable(await knowledgeFor(view.options.books), view, choice, seed, { conduct }),
      });
    }
    case 'explain': {
      const { view, conduct, choice, seed } = ask;
      return tell({
        type: 'explain',
        explained: explained(await knowledgeFor(view.options.books), view, choice, seed, conduct),
      });
    }
    case 'odds':
      return odds(ask, tell, isCancelled);
    case 'estimate':
      return estimate(ask, tell, isCancelled);
    case 'get-ready':
      await knowledgeFor(ask.books);
      return tell({ type: 'ready' });
  }
}

interface Pondered {
  readonly knowledge: Knowledge;
  readonly game: Game;
}

async function received({ options, state }: Sent): Promise<Pondered> {
  const knowledge = await knowledgeFor(options.books);
  const { lib } = knowledge;
  const game = { lib, state: restored(lib, options, state), log: undefined, origin: undefined, turns: [] };
  return { knowledge, game };
}

/** So long it thinks before it listens again, in milliseconds. */
const breath = 60;

async function odds(
  { sent, seat, made, runs, share }: Extract<Ask, { type: 'odds' }>,
  tell: Tell,
  isCancelled: () => boolean,
): Promise<void> {
  const { knowledge, game } = await received(sent);
  const found: RolledOut[] = [];
  let begun = performance.now();
  for (let seed = share.at + 1; seed <= runs; seed += share.of) {
    const run = rollOut(knowledge, game, seat, made, Math.imul(seed, 0x9e3779b1));
    if (run !== undefined) found.push(run);
    if (performance.now() - begun < breath) continue;
    tell({ type: 'odds', tally: tallyOf(found), done: false });
    await pause();
    if (isCancelled()) return;
    begun = performance.now();
  }
  tell({ type: 'odds', tally: tallyOf(found), done: true });
}

async function estimate(
  { sent, runs, share }: Extract<Ask, { type: 'estimate' }>,
  tell: Tell,
  isCancelled: () => boolean,
): Promise<void> {
  const { knowledge, game } = await received(sent);
  let humans = 0;
  let of = 0;
  for (let seed = share.at + 1; seed <= runs; seed += share.of) {
    if (winnerOf(knowledge, game, Math.imul(seed, 0x85ebca6b)) === 'humans') humans += 1;
    of += 1;
    tell({ type: 'estimate', humans, of, done: false });
    await pause();
    if (isCancelled()) return;
  }
  tell({ type: 'estimate', humans, of, done: true });
}

const pause = () => new Promise(resolve => setTimeout(resolve));
