/** Ships and answers as text: `raiders.r2v1c1__r1_c1__..5~bow:civilian.2`. */
import type { Library } from '../../engine/index.ts';
import { type Sector, sectors } from '../../engine/model/vocabulary.ts';
import { courseOf } from './course.ts';
import { type Deed, deeds, type Fleet, left, type Squad, type Squadron, squadrons } from './fleet.ts';

export interface OnBench {
  readonly fleet: Fleet;
  /** What was set in motion, and how those were answered who were asked. */
  readonly deed: Deed;
  readonly answers: readonly string[];
  /** The beat that is shown; undefined while ships are being placed. */
  readonly at: number | undefined;
}

const letters: { readonly [kind in Squadron]: string } = {
  basestar: 'b',
  raider: 'r',
  'heavy-raider': 'h',
  viper: 'v',
  pilot: 'm',
  civilian: 'c',
};

export function makeFleet({ fleet, deed, answers, at }: OnBench): string {
  const space = sectors.map(sector =>
    squadrons
      .map(kind => [letters[kind], fleet.space[sector]?.[kind] ?? 0] as const)
      .flatMap(([letter, n]) => (n === 0 ? [] : [`${letter}${n}`]))
      .join(''),
  );
  return [deed, space.join('_'), fleet.centurions.join(''), answers.join('~'), at ?? ''].join('.');
}

/** Undefined when the text names no such position, or answers that could not be given in it. */
export function parseFleet(lib: Library, text: string): OnBench | undefined {
  const [what, space = '', centurions = '', answered = '', beat = '', ...more] = text.split('.');
  const deed = deeds.find(one => one === what);
  const squads = space.split('_').map(squadFrom);
  if (deed === undefined || more.length > 0 || squads.length !== sectors.length) return undefined;
  if (!/^[0-3]{0,4}$/.test(centurions) || !/^\d{0,3}$/.test(beat)) return undefined;
  const found: { [sector in Sector]?: Squad } = {};
  for (const [i, sector] of sectors.entries()) {
    const squad = squads[i];
    if (squad === undefined) return undefined;
    if (Object.keys(squad).length > 0) found[sector] = squad;
  }
  const fleet: Fleet = { space: found, centurions: [...centurions].map(Number) };
  if (squadrons.some(kind => left(lib, fleet, kind) < 0)) return undefined;
  const answers = answered === '' ? [] : answered.split('~');
  const course = courseOf(lib, fleet, deed, answers);
  const at = beat === '' ? undefined : Number(beat);
  if (course === undefined || (at ?? 0) >= course.beats.length) return undefined;
  if (at === undefined && answers.length > 0) return undefined;
  return { fleet, deed, answers, at };
}

function squadFrom(text: string): Squad | undefined {
  if (!/^([brhvmc][1-9]\d?)*$/.test(text)) return undefined;
  const squad: { [kind in Squadron]?: number } = {};
  for (const [, letter, n] of text.matchAll(/([a-z])(\d+)/g)) {
    const kind = squadrons.find(one => letters[one] === letter);
    if (kind === undefined || squad[kind] !== undefined) return undefined;
    squad[kind] = Number(n);
  }
  return squad;
}
