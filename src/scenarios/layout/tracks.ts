/** Dials, tracks, titles and tokens on Galactica. */

import { answered } from '#engine/library/facet.ts';
import {
  coreTitles,
  type Resource,
  resources,
  type Seat,
  type Title,
  titlesOf,
} from '#engine/model/vocabulary.ts';
import { distance } from '#engine/queries/distance.ts';
import { candidates } from '#engine/rules/line.ts';
import { isAt, isHuman } from '#engine/rules/people.ts';
import { claim } from './claims.ts';
import { complain, type Layout, seatNamed } from './context.ts';

export function layTracks(layout: Layout): void {
  const { position, state, lib } = layout;
  const { components } = lib;
  for (const [resource, n] of Object.entries(position.resources ?? {})) {
    if (n !== undefined && resources.includes(resource as Resource))
      state.resources[resource as Resource] = n;
  }
  const track = position['jump-track'] ?? 0;
  if (
    track >= components.jumpTrack.length - 1 &&
    !answered({ lib }, rules => rules.staysOnAutoJump?.(layout))
  ) {
    complain(layout, ['jump-track'], 'rests-on-auto-jump', {});
  }
  state.jumpTrack = track;
  layCenturions(layout);
  state.nukes = position.nukes ?? state.nukes;
  if (state.nukes > components.nukes) {
    complain(layout, ['nukes'], 'too-many-nukes', { box: components.nukes });
  }
  const damage = position['galactica-damage'] ?? [];
  state.galacticaDamage = claim(layout, 'galactica-damage', damage, ['galactica-damage']);
  for (const [i, id] of damage.entries()) {
    if (lib.tokens.get(id)?.location === undefined) {
      complain(layout, ['galactica-damage', i], 'leaves-galactica', { card: id });
    }
  }
  if (damage.length >= components.galacticaDamageToLose) {
    complain(layout, ['galactica-damage'], 'galactica-destroyed', { n: damage.length });
  }
  state.travelled = claim(layout, 'destination', position.travelled ?? [], ['travelled']);
}

function layCenturions(layout: Layout): void {
  const { position, state, lib } = layout;
  const { boardingTrack, centurions } = lib.components;
  state.centurions = [...(position.boarding ?? [])];
  for (const [i, space] of state.centurions.entries()) {
    if (space < boardingTrack) continue;
    complain(layout, ['boarding', i], 'centurions-won', { space, last: boardingTrack - 1 });
  }
  if (state.centurions.length > centurions) {
    complain(layout, ['boarding'], 'too-many-centurions', { box: centurions });
  }
}

/** The distance follows from the cards; each threshold it has reached counts as passed (kobol.first-time-only). */
export function layDistance(layout: Layout): void {
  const { state, lib } = layout;
  const objective = lib.objectives.get(state.options.objective);
  if (!objective) return;
  const now = distance(layout);
  state.passed = [];
  if (objective.lastJump !== undefined && now >= objective.lastJump) state.passed.push('last-jump');
  if (now >= objective.sleeper) state.passed.push('sleeper');
}

/**
 * Whoever has the title after the set-up. That of a book passes down its line where they cannot have it: a position that
 * knows nothing of the book cannot say who does.
 */
function asSetUpOrNext(layout: Layout, title: Title): Seat | undefined {
  const holder = layout.state.titles[title];
  if (holder === undefined || isHuman(layout, holder) || coreTitles.some(core => core === title))
    return holder;
  return candidates(layout, title)[0];
}

export function layTitles(layout: Layout): void {
  const { position, state } = layout;
  for (const title of titlesOf(layout.lib)) {
    const named = position.titles?.[title];
    const holder = named === undefined ? asSetUpOrNext(layout, title) : seatNamed(layout, named);
    const path = ['titles', title];
    state.titles[title] = holder;
    if (holder === undefined) continue;
    const who = state.seats[holder]?.id ?? '';
    const asSetUp = named === undefined;
    if (!isHuman(layout, holder)) {
      complain(layout, path, 'revealed-title', { seat: who, title, asSetUp });
    } else if (title === 'admiral' && isAt(layout, holder, 'brig')) {
      // Only for want of others may the Admiral sit in the Brig (succession.all-in-brig).
      state.caretaker = true;
      const free = candidates(layout, title).find(seat => !isAt(layout, seat, 'brig'));
      if (free !== undefined) {
        const other = state.seats[free]?.id ?? '';
        complain(layout, path, 'admiral-in-brig', { seat: who, other, asSetUp });
      }
    }
  }
}
