/** Characters that each seat may choose, by the rule and in the order of the table, and what the group lacks. */
import type { Library } from '#engine/index.ts';
import { choicesOf } from '#engine/model/skillSet.ts';
import type { CharacterId, Skill } from '#engine/model/vocabulary.ts';
import { mayBeChosen } from '#engine/tools/setUp.ts';
import { isApart, type Night } from './night.ts';
import { optionsFor, type Plan } from './plan.ts';

/** For every seat, the characters it may choose in its turn: those before it have chosen, those after it have not. */
export function choosable(lib: Library, plan: Plan): readonly (readonly CharacterId[])[] {
  return plan.seats.map((_, seat) => {
    const before = plan.seats.map((character, at) => (at < seat ? character : undefined));
    const asked = mayBeChosen(lib, optionsFor({ ...plan, seats: before }));
    return asked?.seat === seat ? asked.characters : [];
  });
}

/** The types of Skill cards that a human of this character draws. */
export function skillsOf({ characters, skills }: Library, id: CharacterId): readonly Skill[] {
  const set = characters.get(id)?.skills;
  if (set === undefined) return [];
  const types = new Set<string>([...Object.keys(set.fixed), ...choicesOf(set).flatMap(({ of }) => of)]);
  return skills.filter(skill => types.has(skill));
}

/** Types that no player at the table draws, though the crises of these books ask for them. */
export function missingSkills(lib: Library, nights: readonly Night[], plan: Plan): readonly Skill[] {
  const drawn = new Set(
    plan.seats.flatMap(one => (one !== undefined && !isApart(nights, lib, one) ? skillsOf(lib, one) : [])),
  );
  const asked = new Set([...lib.crises.values()].flatMap(({ check }) => check?.skills ?? []));
  return lib.skills.filter(skill => asked.has(skill) && !drawn.has(skill));
}

/**
 * A character for every seat that is open, in the order of the table and by the rule: of those who may be chosen, one who
 * draws the most types that no one draws yet. `random` decides among equals.
 */
export function proposed(
  lib: Library,
  nights: readonly Night[],
  plan: Plan,
  random: (n: number) => number,
): Plan['seats'] {
  return plan.seats.reduce<Plan['seats']>((seats, taken, seat) => {
    if (taken !== undefined) return seats;
    const allowed = (choosable(lib, { ...plan, seats })[seat] ?? []).filter(id => !seats.includes(id));
    const missing = missingSkills(lib, nights, { ...plan, seats });
    // What a player of the other side draws does not help the humans: one sits down only where the rule asks for one, or the
    // group wants one.
    const adds = (id: CharacterId) =>
      isApart(nights, lib, id) ? -1 : skillsOf(lib, id).filter(skill => missing.includes(skill)).length;
    const most = Math.max(...allowed.map(adds));
    const best = allowed.filter(id => adds(id) === most);
    return seats.with(seat, best[random(best.length)]);
  }, plan.seats);
}
