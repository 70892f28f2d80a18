/**
 * Reads the effect strings of crisis cards: clauses parted by `;`, carried out in order, with braces around what
 * depends on a roll or a condition (see the vocabulary in `test/facts/README.md`).
 */
import { resources } from '#engine/model/vocabulary.ts';
import { makeReader, type Phrase } from './reader.ts';

export type Tree = readonly object[];

export const lose = (resource: string, n: number) => ({ op: 'lose', resource, n });
export const gain = (resource: string, n: number) => ({ op: 'gain', resource, n });
export const pick = (by: string, among: object) => ({ op: 'pick', by, among });
export const send = (who: unknown, to: string) => ({ op: 'send', who, to });
export const peek = (by: string, of: string, n: number | 'all') => ({ op: 'peek-loyalty', by, of, n });

export const actors = { 'current player': 'current', President: 'president', Admiral: 'admiral' };
const places = {
  'in FTL Control': { at: 'ftl-control' },
  'in the Research Lab': { at: 'research-lab' },
  'in the Armory': { at: 'armory' },
  'in Command': { at: 'command' },
  'in Weapons Control': { at: 'weapons-control' },
  'on Colonial One': { on: 'colonial-one' },
};

const ofResources = resources.flatMap((resource): readonly Phrase<Tree>[] => [
  [`${resource} -#`, n => [lose(resource, n)]],
  [`${resource} -# again`, n => [lose(resource, n)]],
  [`${resource} +#`, n => [gain(resource, n)]],
]);

const ofActors = Object.entries(actors).flatMap(([name, who]): readonly Phrase<Tree>[] => [
  [`${name}: discard # skill`, n => [{ op: 'discard', who, n }]],
  [`${name}: discard # random skill`, n => [{ op: 'discard', who, n, random: true }]],
  [`${name}: discard whole hand`, () => [{ op: 'discard', who, n: 'hand' }]],
  [`${name}: draw # politics`, n => [{ op: 'draw', who, n, from: ['politics'] }]],
  [`${name}: send # character -> Brig`, () => [pick(who, { human: true }), send('picked', 'brig')]],
  [`${name}: send # character -> Sickbay`, () => [pick(who, { human: true }), send('picked', 'sickbay')]],
  [
    `${name}: may send # character -> Brig`,
    () => [{ op: 'may', by: who, do: [pick(who, { human: true }), send('picked', 'brig')] }],
  ],
  [`${name} -> Brig`, () => [send(who, 'brig')]],
  [`${name} -> Sickbay`, () => [send(who, 'sickbay')]],
  [`${name}: peek at # random loyalty card of a chosen player`, n => [pick(who, {}), peek(who, 'picked', n)]],
  [`${name}: peek at # random loyalty card of the current player`, n => [peek(who, 'current', n)]],
  [
    `${name}: peek at # random loyalty card of the President or of the Admiral (own choice)`,
    n => [pick(who, { titled: ['president', 'admiral'] }), peek(who, 'picked', n)],
  ],
]);

const ofPlaces = Object.entries(places).flatMap(([name, who]): readonly Phrase<Tree>[] => [
  [`everyone ${name} -> Brig`, () => [send(who, 'brig')]],
  [`everyone ${name} -> Sickbay`, () => [send(who, 'sickbay')]],
]);

const others: readonly Phrase<Tree>[] = [
  ['no effect', () => []],
  ['each player: discard # skill', n => [{ op: 'discard', who: 'each-player', n }]],
  ['each player: discard # random skill', n => [{ op: 'discard', who: 'each-player', n, random: true }]],
  ['President and Admiral, each: discard # skill', n => [{ op: 'discard', who: 'president-and-admiral', n }]],
  ['Admiral takes the President title', () => [{ op: 'title', title: 'president', to: 'admiral' }]],
  ['hand the President title to the Admiral', () => [{ op: 'title', title: 'president', to: 'admiral' }]],
  [
    'President: must hand the President title to another player (own choice)',
    () => [
      pick('president', { other: true, human: true }),
      { op: 'title', title: 'president', to: 'picked' },
    ],
  ],
  ['spend # nuke token', () => [{ op: 'spend-nuke' }]],
  ['jump track +#', by => [{ op: 'jump-track', by }]],
  ['jump track -#', by => [{ op: 'jump-track', by: -by }]],
  ['destroy # raptor', n => [{ op: 'destroy', what: 'raptor', n }]],
  ['# destroyed raptor is repaired', () => [{ op: 'repair', what: 'raptor' }]],
  ['destroy # drawn civilian ship', n => [{ op: 'destroy', what: 'civilian', n }]],
  ['damage # vipers in the reserves', n => [{ op: 'damage-vipers', n, in: 'reserves' }]],
  ['damage # vipers in space areas', n => [{ op: 'damage-vipers', n, in: 'space' }]],
  ['all undamaged vipers on the board go back to the reserves', () => [{ op: 'recall-vipers' }]],
  ['damage Galactica once', () => [{ op: 'damage-galactica', n: 1 }]],
  ['damage Galactica twice', () => [{ op: 'damage-galactica', n: 2 }]],
  ['# centurion boards (first space of the boarding track)', n => [{ op: 'board', n }]],
  ['# centurions board (first space of the boarding track)', n => [{ op: 'board', n }]],
  [
    'place # raiders at bow and # civilian ship at stern',
    (raider, civilian) => [{ op: 'place', ships: { bow: { raider }, stern: { civilian } } }],
  ],
  [
    'place # basestar at bow and # civilian ships at stern',
    (basestar, civilian) => [{ op: 'place', ships: { bow: { basestar }, stern: { civilian } } }],
  ],
  [
    'place # basestar and # raiders at bow and # civilian ships at stern',
    (basestar, raider, civilian) => [
      { op: 'place', ships: { bow: { basestar, raider }, stern: { civilian } } },
    ],
  ],
  [
    'activate basestars, then launch raiders',
    () => [{ op: 'activate', what: ['basestars', 'launch-raiders'] }],
  ],
  [
    'activate basestars, then raiders, then heavy raiders, then launch raiders',
    () => [{ op: 'activate', what: ['basestars', 'raiders', 'heavy-raiders', 'launch-raiders'] }],
  ],
  ['every basestar on the board attacks Galactica at once', () => [{ op: 'activate', what: ['basestars'] }]],
  ['fail result of this card', () => [{ op: 'result', of: 'fail' }]],
  [
    'once the Cylon ships have been activated, go back to the crisis step and draw and resolve another crisis card',
    () => [{ op: 'crisis', from: 'another-step' }],
  ],
  ['card stays', () => [{ op: 'stay' }]],
  ['lay this card beside the Kobol objective', () => [{ op: 'stay' }]],
  // Said again by what the card does while it stays.
  ['it is worth # distance', () => []],
];

const known = [...ofResources, ...ofActors, ...ofPlaces, ...others];

/** Cut at the separator, but not inside braces. */
function parts(text: string, separator: string): readonly string[] {
  const found = [''];
  let depth = 0;
  for (const letter of text) {
    depth += letter === '{' ? 1 : letter === '}' ? -1 : 0;
    if (letter === separator && depth === 0) found.push('');
    else found.push(`${found.pop() ?? ''}${letter}`);
  }
  if (depth !== 0) throw new Error(`Braces do not match: ${text}`);
  return found.map(part => part.trim());
}

type Read = (text: string) => Tree;

/** Clauses with braces: the part before them, given what stands inside. */
const braced = (read: Read, inside: string): readonly Phrase<Tree>[] => [
  [
    'roll: on # or less ',
    to => [{ op: 'roll', by: 'current', outcomes: [{ from: 1, to, do: read(inside) }] }],
  ],
  [
    'if food is # or less ',
    atMost => [{ op: 'if', cond: { test: 'resource', resource: 'food', atMost }, then: read(inside) }],
  ],
  [
    'President: do one of ',
    () => [
      {
        op: 'choose',
        by: 'president',
        options: parts(inside, '|').map(each => ({ do: read(each) })),
      },
    ],
  ],
];

/** Reads whole effects; a box may have phrases of its own. */
export function makeEffectReader(more: readonly Phrase<Tree>[] = []): Read {
  const simple = makeReader([...known, ...more]);
  const readClause = (clause: string): Tree => {
    const [, head = clause, inside] = /^([^{]*)\{(.*)\}$/.exec(clause) ?? [];
    return inside === undefined ? simple(clause) : makeReader(braced(read, inside))(head);
  };
  const read = (text: string): Tree => {
    const [, paid, unpaid] = /^Admiral: may pay (.*); if not paid \{(.*)\}$/.exec(text) ?? [];
    if (paid !== undefined && unpaid !== undefined)
      return [{ op: 'may', by: 'admiral', do: read(paid), else: read(unpaid) }];
    return parts(text, ';').flatMap(part => readClause(part.replace(/^then,? /, '')));
  };
  return read;
}
