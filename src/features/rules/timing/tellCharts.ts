import { getEntry } from 'astro:content';
import { timingPoints } from '#books/atBuild/points.ts';
import { textsFor } from '#books/atBuild/site.ts';
import { voiceOf } from '#books/atBuild/text.ts';
import { type Book, isOptional } from '#books/registry.ts';
import { findRule, firstWords } from '#collections/ruleIndex.ts';
import { pathOf } from '#collections/rulePages.ts';
import type { Language } from '#i18n/languages.ts';
import { allNonBreaking, nonBreaking } from '#i18n/nonBreakingSpaces.ts';
import { translator } from '#i18n/translator.ts';
import type { RuleId } from '#rules/ruleId.ts';
import { addressIn } from '#ui/parts/addresses.ts';
import { type Actor, actorsAt } from './actors.ts';
import { isCoreChart, type Row, timingCharts } from './charts.ts';

/** A rule as a chart tells it: how it begins, and where the rest of it stands. */
type ToldRule = { readonly name: string; readonly href: string; readonly words: string };
/** Rules under one heading, one after the other. */
type Step = {
  readonly kind: 'step';
  readonly books: readonly Book[];
  readonly name: string;
  readonly href: string;
  readonly words: readonly string[];
};
type Point = {
  readonly kind: 'point';
  readonly books: readonly Book[];
  readonly when: string;
  readonly cancels: boolean;
  readonly actors: readonly Actor[];
  readonly rules: readonly ToldRule[];
};
export type ToldChart = {
  readonly id: string;
  readonly name: string;
  readonly rows: readonly (Step | Point)[];
};

/** The charts in the words of a language: what happens at each step and moment, and who acts there. */
export function tellCharts(language: Language): Promise<ToldChart[]> {
  return Promise.all(
    timingCharts().map(async ({ id, rows }) => ({
      id,
      name: nameOf(language, id),
      rows: await tellRows(language, rows),
    })),
  );
}

function nameOf(language: Language, chart: string): string {
  return isCoreChart(chart)
    ? translator(language)(`timing.charts.${chart}`)
    : (textsFor(language, 'charts')[chart] ?? chart);
}

async function tellRows(language: Language, rows: readonly Row[]): Promise<(Step | Point)[]> {
  const steps = new Map<RuleId, Step>();
  for (const row of rows) {
    const step = 'rule' in row ? await tellStep(language, row) : undefined;
    if ('rule' in row && step !== undefined) steps.set(row.rule, step);
  }
  const told: (Step | Point)[] = [];
  for (const row of rows) {
    if ('point' in row) told.push(await tellPoint(language, row, steps));
    else {
      const step = steps.get(row.rule);
      const last = told.at(-1);
      if (step === undefined) continue;
      if (last?.kind === 'step' && last.name === step.name && `${last.books}` === `${step.books}`)
        told.splice(-1, 1, { ...last, words: [...last.words, ...step.words] });
      else told.push(step);
    }
  }
  return told;
}

async function tellStep(
  language: Language,
  { rule, books }: Extract<Row, { readonly rule: RuleId }>,
): Promise<Step | undefined> {
  const told = await tellRule(language, rule);
  // What a piece is made of is nothing that happens.
  const happens = (await getEntry('atoms', rule))?.data.kind !== 'component';
  return told !== undefined && happens ? { kind: 'step', books, ...told, words: [told.words] } : undefined;
}

/** A rule that is itself a step of the chart is told there. */
async function tellPoint(
  language: Language,
  { point, books }: Extract<Row, { readonly point: unknown }>,
  steps: ReadonlyMap<RuleId, Step>,
): Promise<Point> {
  const voice = voiceOf(language);
  const when = voice.say(`on.${point}`);
  const { atoms = [], cancels } = timingPoints.get(point) ?? {};
  const others = atoms.filter(rule => !steps.has(rule));
  const rules = await Promise.all(others.map(rule => tellRule(language, rule)));
  const actors = allNonBreaking(language, actorsAt(point, voice));
  // A moment at which only expansions have something to say is theirs.
  const acting = new Set(actors.map(({ book }) => book));
  return {
    kind: 'point',
    books: !books.every(isOptional) && acting.size > 0 && [...acting].every(isOptional) ? [...acting] : books,
    when: nonBreaking(language, when.charAt(0).toLocaleUpperCase(language) + when.slice(1)),
    cancels: cancels !== undefined,
    actors,
    rules: rules.filter(rule => rule !== undefined),
  };
}

async function tellRule(language: Language, rule: RuleId): Promise<ToldRule | undefined> {
  const place = await findRule(language, rule);
  const words = await firstWords(language, rule);
  if (place === undefined || words === undefined) return undefined;
  const href = `${addressIn(language, pathOf(place.page))}#${rule}`;
  return { name: place.name, href, words: nonBreaking(language, words) };
}
