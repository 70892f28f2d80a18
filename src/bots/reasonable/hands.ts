/** What others are likely to hold: everybody sees which types a character draws. */
import type { Library } from '#engine/index.ts';
import type { SkillSet } from '#engine/model/card.ts';
import type { CharacterId, Seat, Skill } from '#engine/model/vocabulary.ts';
import type { Outlook } from './outlook.ts';

/** Of anybody's cards, those that count where so many types do; people draw what checks ask for. */
export const usualShare = (types: readonly Skill[]): number =>
  [0, 0.28, 0.45, 0.62, 0.78, 1][types.length] ?? 1;

type Shares = ReadonlyMap<Skill, number>;

/** What part each type has in a character's draws; of those he chooses from, each alike. */
function sharesOf(lib: Library, { fixed, choose = [] }: SkillSet): Shares {
  const choices = 'of' in choose ? [choose] : choose;
  const drawn = lib.skills.map(skill => {
    const chosen = choices.filter(({ of }) => of.includes(skill));
    return chosen.reduce((sum, { of, n }) => sum + n / of.length, fixed[skill] ?? 0);
  });
  const all = drawn.reduce((sum, n) => sum + n, 0);
  return new Map(lib.skills.map((skill, i) => [skill, (drawn[i] ?? 0) / Math.max(1, all)]));
}

const known = new WeakMap<Library, ReadonlyMap<CharacterId, Shares>>();

function ofCharacters(lib: Library): ReadonlyMap<CharacterId, Shares> {
  const before = known.get(lib);
  if (before) return before;
  const found = new Map([...lib.characters].map(([id, { skills }]) => [id, sharesOf(lib, skills)]));
  known.set(lib, found);
  return found;
}

/** The rest he has from others, by other cards, or because nobody has asked for it. */
const ofHisDraws = 0.7;

/** Of the cards that player holds, those of these types. */
export function shareHeld(o: Outlook, seat: Seat, types: readonly Skill[]): number {
  const usual = usualShare(types);
  const shares = ofCharacters(o.lib).get(o.view.seats[seat]?.character ?? '');
  if (!shares) return usual;
  return (
    ofHisDraws * types.reduce((sum, type) => sum + (shares.get(type) ?? 0), 0) + (1 - ofHisDraws) * usual
  );
}
