import { voiceOf } from '#books/atBuild/text.ts';
import type { Language } from '#i18n/languages.ts';
import { namesIn } from '#text/index.ts';
import type { Story } from './index.ts';

/** What the ships and tokens of a story are called, which have no names of their own: by what they do. */
export function thingsIn(language: Language, { stops, lib }: Story): { readonly [id: string]: string } {
  const names = namesIn(voiceOf(language), {
    civilianShips: [...lib.civilians.values()],
    damageTokens: [...lib.tokens.values()],
  });
  const told = JSON.stringify(
    stops.map(stop => [stop.beat.events, stop.kind === 'do' ? stop.deed.outcomes : []]),
  );
  const isTold = (id: string) => told.includes(`"${id}"`);
  const ships = [...lib.civilians.keys()].filter(isTold).map(id => [id, names.civilianName(id)]);
  const tokens = [...lib.tokens.keys()].filter(isTold).map(id => [id, names.tokenName(id)]);
  return Object.fromEntries([...ships, ...tokens]);
}
