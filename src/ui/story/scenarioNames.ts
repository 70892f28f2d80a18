/** What a reader calls a scenario. */
import { voiceOf } from '#books/atBuild/text.ts';
import { type Proof, proofOf } from '#collections/proofs.ts';
import { findRule } from '#collections/ruleIndex.ts';
import type { RulingId } from '#engine/model/options.ts';
import type { Language } from '#i18n/languages.ts';
import { nonBreaking } from '#i18n/nonBreakingSpaces.ts';
import { rulingOptionText } from '#text/index.ts';
import { scenarioAddress } from '../parts/scenarioAddress.ts';
import { narrationOf } from './narrations.ts';

export interface NamedScenario {
  readonly id: string;
  readonly name: string;
  /** Its page; the small ones have none. */
  readonly href: string | undefined;
}

/** Names for a list of scenarios; those that would read alike are numbered. */
export async function namedScenarios(
  language: Language,
  ids: readonly string[],
): Promise<readonly NamedScenario[]> {
  const named = await Promise.all(
    ids.map(async id => {
      const href = scenarioAddress(language, id);
      const name = href === undefined ? await smallName(language, id) : narrationOf(language, id).title;
      return { id, name, href };
    }),
  );
  return named.map((one, at) => {
    const alike = named.filter(({ name }) => name === one.name);
    const number = named.slice(0, at + 1).filter(({ name }) => name === one.name).length;
    return alike.length > 1 ? { ...one, name: `${one.name} (${number})` } : one;
  });
}

/** A scenario without words of its own is named after what its table has settled and the rules that it shows. */
async function smallName(language: Language, id: string): Promise<string> {
  const { rules, settled } = proofOf(id);
  const found = await Promise.all(rules.map(rule => findRule(language, rule)));
  const called = [...new Set(found.flatMap(rule => rule?.name ?? []))].join(' · ');
  const set = settings(language, settled).join(' · ');
  return nonBreaking(language, set === '' ? called : `${set} (${called})`);
}

function settings(language: Language, settled: Proof['settled']): readonly string[] {
  // An object's keys are told only as strings.
  const ids = Object.keys(settled) as RulingId[];
  return ids.flatMap(id => {
    const option = settled[id];
    return option === undefined ? [] : [rulingOptionText(voiceOf(language), id, option)];
  });
}
