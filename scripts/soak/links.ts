/** Links that somebody has cut, mistyped or made up. */

import { libraryOf } from '#books/libraries.ts';
import { gameFrom } from '#engine/index.ts';
import { openLink } from '#features/sandbox/links/openLink.ts';
import { type Link, mutatedLink } from '../../test/features/sandbox/links/mutatedLinks.ts';
import { playedThrough } from '../../test/features/sandbox/saves/playedThrough.ts';
import { pick } from '../../test/kit/random.ts';
import { inTime } from './deadline.ts';
import { playOn, saveOutcome } from './playOn.ts';
import { pooledLinks, poolSize } from './pool.ts';
import type { Subject, Trial } from './subject.ts';

/** What an address with this link leads to; throws where it leads nowhere. */
export async function linkOutcome({ kind, packed }: Link, { below, seed }: Pick<Trial, 'below' | 'seed'>) {
  const opened = await openLink(kind, packed, seed);
  if (!opened.ok) return `refused: ${opened.fault}`;
  switch (opened.kind) {
    case 'game':
      return saveOutcome(opened.save, below);
    case 'position': {
      const game = await playedThrough(opened.scenario);
      if (game === undefined) return 'a line does not fit';
      playOn(game, below);
      return 'opened';
    }
    case 'seat': {
      const lib = await libraryOf(opened.state.options.books);
      playOn(gameFrom(lib, opened.state).game, below);
      return 'opened';
    }
  }
}

export const links: Subject = {
  name: 'links',
  unit: 'links',
  share: 3,
  async attempt(trial) {
    const { below, note } = trial;
    const link = pick(below, await pooledLinks(below(poolSize)));
    if (link === undefined) throw new Error('There is no link');
    let damaged = mutatedLink(link, below);
    while (below(3) === 0) damaged = mutatedLink(damaged, below);
    note(`#${damaged.kind}=${damaged.packed}`);
    return inTime('opening the link', () => linkOutcome(damaged, trial));
  },
};
