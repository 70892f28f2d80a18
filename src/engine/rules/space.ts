/** Geometry around Galactica. */
import { launchSectors, type Sector, sectors } from '../model/vocabulary.ts';

const n = sectors.length;
const indexOf = (s: Sector): number => sectors.indexOf(s);

function at(index: number): Sector {
  const sector = sectors[((index % n) + n) % n];
  if (!sector) throw new Error('no sector');
  return sector;
}

export function neighbours(s: Sector): readonly [clockwise: Sector, counter: Sector] {
  const i = indexOf(s);
  return [at(i + 1), at(i - 1)];
}

/** The neighbour on the shortest way to the nearest goal; clockwise where both ways are equally long. */
export function stepTowards(from: Sector, goals: readonly Sector[]): Sector {
  const i = indexOf(from);
  for (let d = 1; d <= n / 2; d++) {
    if (goals.includes(at(i + d))) return at(i + 1);
    if (goals.includes(at(i - d))) return at(i - 1);
  }
  return from;
}

export function isLaunchSector(s: Sector): boolean {
  return (launchSectors as readonly Sector[]).includes(s);
}
