/** What a small drawing of a table needs: ships by area, and the dials. Taken from what everybody sees. */
import type { View } from '#engine/index.ts';
import type { Resource, Sector, ShipKind } from '#engine/model/vocabulary.ts';

export interface Picture {
  readonly ships: { readonly [sector in Sector]?: { readonly [kind in ShipKind]?: number } };
  readonly resources: { readonly [resource in Resource]: number };
  readonly jumpTrack: number;
  readonly damage: number;
}

export function pictureOf({ ships, resources: dials, jumpTrack, galacticaDamage }: View): Picture {
  const counted: { [sector in Sector]?: { [kind in ShipKind]?: number } } = {};
  for (const { at, kind } of ships) {
    const here = counted[at] ?? {};
    counted[at] = { ...here, [kind]: (here[kind] ?? 0) + 1 };
  }
  return { ships: counted, resources: { ...dials }, jumpTrack, damage: galacticaDamage.length };
}
