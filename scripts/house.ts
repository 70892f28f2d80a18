/** The drawing of the house in `ARCHITECTURE.md`: which folder of `src` is given what by which, from the real imports. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf, targetOf } from './astroImports.ts';

const root = join(import.meta.dirname, '..');
export const housePath = join(root, 'ARCHITECTURE.md');

/** What a folder takes from another: code, or nothing but types. */
type Takes = 'code' | 'types';
type House = ReadonlyMap<string, ReadonlyMap<string, Takes>>;

const isCode = /\.(?:ts|tsx|astro|css)$/;

/** The rooms: folders of `src`; where one holds nothing but folders, those. */
export function roomsOf(files: readonly string[]): readonly string[] {
  const rooms = new Set<string>();
  const holdsFiles = (folder: string) =>
    files.some(file => file.startsWith(folder) && !file.slice(folder.length).includes('/'));
  for (const file of files) {
    const [, first, second, ...rest] = file.split('/');
    if (first === undefined || second === undefined) continue;
    rooms.add(holdsFiles(`src/${first}/`) || rest.length === 0 ? first : `${first}/${second}`);
  }
  return [...rooms].toSorted();
}

/** The house that these files make up; `read` gives the text of one. */
export function houseOf(files: readonly string[], read: (file: string) => string): House {
  const rooms = roomsOf(files);
  const roomOf = (path: string) => rooms.find(room => path.startsWith(`src/${room}/`));
  const house = new Map(rooms.map(room => [room, new Map<string, Takes>()]));
  for (const file of files) {
    const to = house.get(roomOf(file) ?? '');
    for (const { from, typeOnly } of to ? importsOf(file, read(file)) : []) {
      const giver = /^[.#]/.test(from) ? roomOf(targetOf(from, file)) : undefined;
      if (giver === undefined || giver === roomOf(file)) continue;
      if (!typeOnly) to?.set(giver, 'code');
      else if (!to?.has(giver)) to?.set(giver, 'types');
    }
  }
  return house;
}

/** All rooms that one comes to from this one. */
function reached(house: House, from: string, ways: readonly Takes[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const go = (room: string): void => {
    for (const [giver, taken] of house.get(room) ?? []) {
      if (seen.has(giver) || !ways.includes(taken)) continue;
      seen.add(giver);
      go(giver);
    }
  };
  go(from);
  return seen;
}

/** Arrows that cannot be followed by way of other rooms; between rooms that give to each other all of them. */
function arrows(house: House): readonly string[] {
  const id = (room: string) => room.replaceAll('/', '-');
  const from = (room: string, giver: string, takes: Takes): readonly string[] => {
    const ways: readonly Takes[] = takes === 'code' ? ['code'] : ['code', 'types'];
    const leads = (one: string, to: string) => reached(house, one, ways).has(to);
    const areMutual = (one: string, other: string) => leads(one, other) && leads(other, one);
    const byway = [...(house.get(room) ?? [])].some(
      ([other, taken]) =>
        other !== giver &&
        ways.includes(taken) &&
        !areMutual(other, giver) &&
        !areMutual(other, room) &&
        leads(other, giver),
    );
    return byway ? [] : [`  ${id(giver)} ${takes === 'code' ? '-->' : '-.->'} ${id(room)}`];
  };
  return [...house].flatMap(([room, givers]) =>
    [...givers].toSorted().flatMap(([giver, takes]) => from(room, giver, takes)),
  );
}

function drawing(house: House): string {
  const groups = Map.groupBy(house.keys(), room => (room.includes('/') ? (room.split('/')[0] ?? '') : ''));
  const node = (room: string) => `${room.replaceAll('/', '-')}["${room.split('/').at(-1)}"]`;
  const nodes = [...groups].flatMap(([group, rooms]) =>
    group === ''
      ? rooms.map(room => `  ${node(room)}`)
      : [`  subgraph ${group}`, ...rooms.map(room => `    ${node(room)}`), '  end'],
  );
  return ['```mermaid', 'flowchart BT', ...nodes, ...arrows(house), '```'].join('\n');
}

function table(house: House): string {
  const row = ([room, givers]: readonly [string, ReadonlyMap<string, Takes>]) => {
    const of = (takes: Takes) =>
      [...givers]
        .flatMap(([giver, taken]) => (taken === takes ? [`\`${giver}\``] : []))
        .toSorted()
        .join(', ');
    return `| \`${room}\` | ${of('code')} | ${of('types')} |`;
  };
  return [
    '| room | is given code by | is given types alone by |',
    '| --- | --- | --- |',
    ...[...house].map(row),
  ].join('\n');
}

const begin = '<!-- The house: written by `npm run generate` from the imports. -->';
const end = '<!-- The end of the house. -->';

/** The page with the drawing as it is now; the rest of it stays. */
export function housePage(): string {
  const files = globSync('src/**/*', { cwd: root })
    .filter(file => isCode.test(file))
    .toSorted();
  const house = houseOf(files, file => readFileSync(join(root, file), 'utf8'));
  const page = readFileSync(housePath, 'utf8');
  const [before, rest = ''] = page.split(begin);
  const [, after = ''] = rest.split(end);
  return `${before}${begin}\n\n${drawing(house)}\n\n${table(house)}\n\n${end}${after}`;
}
