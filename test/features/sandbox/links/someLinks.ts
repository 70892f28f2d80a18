/** Links and texts of every kind, to be damaged. */
import { makeSave } from '#engine/index.ts';
import { packSave } from '#features/sandbox/links/gameLink.ts';
import { packPosition } from '#features/sandbox/links/positionLink.ts';
import { packSeat } from '#features/sandbox/links/seatLink.ts';
import { momentOf } from '#scenarios/record/momentOf.ts';
import { asYaml } from '#scenarios/record/yaml.ts';
import { someGame } from '#test/fuzz/saves.ts';
import { cases } from '#test/kit/cases.ts';
import { randomGame } from '#test/scenarios/kit.ts';
import type { Link } from './mutatedLinks.ts';

export function someLinks(n: number): Link[] {
  return cases(n, 8000).flatMap((c): Link[] => {
    const game = someGame(c);
    const scenario = momentOf(game, 'shared', []);
    return [
      { kind: 'game', packed: packSave(makeSave(game)) },
      { kind: 'seat', packed: packSeat(game, 0) },
      ...(scenario ? [{ kind: 'position', packed: packPosition(scenario) } as const] : []),
    ];
  });
}

/** Scenarios as people write them. */
export function someTexts(n: number): string[] {
  return Array.from({ length: n }, (_, i) => {
    const games = [...randomGame(i + 1, 3 + (i % 4))].slice(0, 160);
    const last = games.at(-1);
    const scenario = last && momentOf(last, 'shared', games.toReversed());
    if (scenario === undefined) throw new Error('Every game can be written down');
    return asYaml(scenario);
  });
}
