/** What a reaction would make of what is being decided, in words: as it stands, and with each card. */
import type { Game } from '#engine/index.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import type { Speech } from '#ui/table/speech.ts';
import { effectsOf, isByNumber, type Reaction } from '../../machine/reactions/matters.ts';
import type { Result } from '../../machine/reactions/outcome.ts';
import { type Row, rowsWith, rowWithout, subjectOf } from '../../machine/reactions/trial.ts';

export interface Stakes {
  /** Undefined where it is more than a number that decides. */
  readonly asItStands: string | undefined;
  /** What each option could make of it; those that make no difference say so. */
  readonly with: ReadonlyMap<string, string>;
}

export function stakesTold(game: Game, asked: Reaction, speech: Speech): Stakes {
  const { seat, about, options } = asked;
  const subject = isByNumber(about) && typeof seat === 'number' ? subjectOf(game) : undefined;
  const without = subject && rowWithout(game, subject);
  const effects = effectsOf(game, asked);
  const told = options.flatMap(({ id }) => {
    if (effects.get(id) === 'none') return [[id, speech.t('reaction.nothing')] as const];
    const rows = subject && without && rowsWith(game, subject, seat as Seat, id);
    if (rows === undefined) return [];
    const ways = rows.filter(row => without?.some(({ key }, at) => key !== row[at]?.key));
    const words = [...new Set(ways.flatMap(row => rowTold(row, speech) ?? []))];
    return words.length === 0
      ? []
      : [[id, speech.t('reaction.with', { result: words.join(speech.t('reaction.or')) })] as const];
  });
  const now = without && rowTold(without, speech);
  return {
    asItStands: now === undefined ? undefined : speech.t('reaction.now', { result: now }),
    with: new Map(told),
  };
}

/** By ranges of the die, or in a word where it shows already: "1–4 misses, 5–8 destroyed". */
function rowTold(row: Row, { t }: Pick<Speech, 't'>): string | undefined {
  const ranges: { readonly result: string; readonly from: number; to: number }[] = [];
  for (const [at, outcome] of row.entries()) {
    const result = resultTold(outcome.result, t);
    const last = ranges.at(-1);
    if (last?.result === result) last.to = at + 1;
    else ranges.push({ result, from: at + 1, to: at + 1 });
  }
  const [only, ...others] = ranges;
  if (only === undefined) return undefined;
  if (others.length === 0) return only.result;
  return ranges
    .map(({ result, from, to }) => `${from === to ? from : `${from}–${to}`}: ${result}`)
    .join(', ');
}

function resultTold(result: Result | undefined, t: Speech['t']): string {
  if (result === undefined) return t('reaction.result.nothing');
  switch (result.of) {
    case 'attack':
      return t(`reaction.result.${result.is}`);
    case 'check':
      return t(`check.result.${result.is}`);
    case 'risk':
      return t(`reaction.result.${result.is}`);
    case 'line':
      return t('reaction.result.line', { numbers: result.is.replace('-', '–') });
  }
}
