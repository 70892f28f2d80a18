import { makeReader, type Phrase } from '../reader.ts';
import { factsOf } from './facts.ts';

type Tree = readonly object[];
const actors = { 'current player': 'current', President: 'president', Admiral: 'admiral' };
const resources = ['fuel', 'food', 'morale', 'population'];
const intoDestiny = (n: number) => ({ op: 'into-destiny', skill: 'treachery', n });
const mutiny = (who: string, n: number) => ({ op: 'draw-mutiny', who, n });
const draw = (who: string, n: number, from: unknown) => ({ op: 'draw', who, n, from });
const stay: Tree = [{ op: 'stay' }];

const ofActors = Object.entries(actors).flatMap(([name, who]): readonly Phrase<Tree>[] => [
  [`${name}: discard # skill`, n => [{ op: 'discard', who, n }]],
  [`${name}: draw # mutiny`, n => [mutiny(who, n)]],
  [`${name}: draw # treachery`, n => [draw(who, n, ['treachery'])]],
  [`${name}: draw # quorum`, n => [{ op: 'draw-from', deck: 'quorum', who, n }]],
  [
    `${name}: draw # mutiny, # treachery`,
    (n, more) => {
      const both = [mutiny(who, n), draw(who, more, ['treachery'])];
      // An office may be lost by the first of the two.
      return who === 'current' ? both : [{ op: 'one-by-one', who, do: both }];
    },
  ],
  [
    `${name}: draw # mutiny, # skill of any types (own skill set or not)`,
    (n, more) => [mutiny(who, n), draw(who, more, 'any')],
  ],
  [
    `${name}: discard # random quorum, # random skill`,
    (n, more) => [
      { op: 'discard', who, n, of: 'quorum', random: true },
      { op: 'discard', who, n: more, random: true },
    ],
  ],
  [`${name} -> Sickbay`, () => [{ op: 'send', who, to: 'sickbay' }]],
]);

const others: readonly Phrase<Tree>[] = [
  ['no effect', () => []],
  ['each player: discard # skill', n => [{ op: 'discard', who: 'each-player', n }]],
  ['Admiral and President, each: draw # mutiny', n => [mutiny('president-and-admiral', n)]],
  [
    'each player without a mutiny card: draw # mutiny',
    n => [{ ...mutiny('each-human', n), only: 'empty-handed' }],
  ],
  [
    'a player chosen by the current player: draw # mutiny',
    n => [{ op: 'pick', by: 'current', among: { human: true } }, mutiny('picked', n)],
  ],
  [
    'President title: to the player highest in the presidential line of succession, the current President not counted',
    () => [{ op: 'title', title: 'president', to: { next: 'president' } }],
  ],
  [
    'Admiral: give # miracle token to another player (own choice)',
    () => [
      { op: 'pick', by: 'admiral', among: { other: true, lacksMiracle: true } },
      { op: 'gain-miracle', who: 'picked' },
    ],
  ],
  [
    'President: may move # player, Brig -> Command',
    () => [
      {
        op: 'may',
        by: 'president',
        do: [
          { op: 'pick', by: 'president', among: { at: 'brig' } },
          { op: 'send', who: 'picked', to: 'command' },
        ],
      },
    ],
  ],
  [
    'everyone in the Brig: may move to a Galactica location (own choice)',
    () => [{ op: 'station', who: { at: 'brig' }, by: 'each', on: 'galactica', may: true }],
  ],
  ['destiny deck: shuffle in # treachery', n => [intoDestiny(n)]],
  ['spend # nuke token', () => [{ op: 'spend-nuke' }]],
  ['jump track +#', by => [{ op: 'jump-track', by }]],
  ['damage Galactica once', () => [{ op: 'damage-galactica', n: 1 }]],
  ['damage Galactica twice', () => [{ op: 'damage-galactica', n: 2 }]],
  ['destroy # raptor', n => [{ op: 'destroy', what: 'raptor', n }]],
  ['+# assault raptor for the humans', n => [{ op: 'gain-assault-raptor', n }]],
  [
    'current player: put it in a viper-launch sector (own choice), may activate it at once',
    () => [
      { op: 'deploy', ships: { viper: 1 }, in: 'launch', craft: 'assault-raptor' },
      { op: 'activate-vipers', n: 1, of: 'placed' },
    ],
  ],
  ['card stays', () => stay],
];

const ofResources = resources.map(
  (resource): Phrase<Tree> => [`${resource} -#`, n => [{ op: 'lose', resource, n }]],
);
const simple = makeReader([...ofResources, ...ofActors, ...others]);

function readClause(clause: string): Tree {
  const [, to, inside] = /^roll: on (\d+) or less \{(.*)\}$/.exec(clause) ?? [];
  if (inside === undefined) return simple(clause);
  return [{ op: 'roll', by: 'current', outcomes: [{ from: 1, to: Number(to), do: readEffect(inside) }] }];
}

/** Cut at semicolons that stand in no braces. */
const readEffect = (text: string): Tree =>
  text.split(/;(?![^{]*\})/).flatMap(part => readClause(part.trim().replace(/^then /, '')));

const untilJump = { kind: 'trigger', on: 'jumped', do: [{ op: 'put-this', to: 'discard' }] };
const untilBasestar = {
  kind: 'trigger',
  on: 'ship-destroyed',
  when: { test: 'basestar-destroyed' },
  do: [{ op: 'put-this', to: 'discard' }],
};

const readStay = makeReader<Tree>([
  [
    'until the fleet jumps: a player must discard # skill card before activating a viper',
    add => [{ kind: 'modifier', query: 'viper-cost', add }, untilJump],
  ],
  [
    'until a basestar is destroyed or the fleet jumps: actions on piloting cards are unavailable',
    () => [{ kind: 'modifier', query: 'may-use-cards', forbid: 'piloting' }, untilJump, untilBasestar],
  ],
  [
    'until a basestar is destroyed or the fleet jumps: nobody may activate the Armory',
    () => [{ kind: 'modifier', query: 'may-activate', forbid: 'armory' }, untilJump, untilBasestar],
  ],
]);

/** "card stays; …" says again what the card does while it stays. */
const special = (effect: string): Tree => (effect.startsWith('card stays;') ? stay : readEffect(effect));

interface Attack {
  readonly activate: readonly string[];
  readonly setup: object;
  readonly special: { readonly effect: string };
}
type Option = { readonly check: true } | { readonly effect: string; readonly requires?: string };

const readRequirement = makeReader<object>([['at least # nuke token left', () => ({ test: 'nukes' })]]);

function readOption(option: Option): object {
  if ('check' in option) return option;
  const { effect, requires } = option;
  return { ...(requires && { requires: readRequirement(requires) }), do: readEffect(effect) };
}

export const expectedCrises = factsOf('crisis-daybreak').map(fact => {
  const { id, count, decides, options, check, pass, partial, fail, attack, activate, jump, stays } = fact;
  const { activate: icons, setup, special: rule } = (attack ?? {}) as Attack;
  return {
    deck: 'crisis',
    id,
    count,
    ...(decides ? { decides } : {}),
    ...(options ? { options: (options as readonly Option[]).map(readOption) } : {}),
    ...(check ? { check } : {}),
    ...(pass ? { pass: readEffect(String(pass)) } : {}),
    ...(partial ? { partial: readEffect(String(partial)) } : {}),
    ...(fail ? { fail: readEffect(String(fail)) } : {}),
    ...(attack ? { attack: { activate: icons, setup, special: special(rule.effect) } } : {}),
    activate,
    jump,
    ...(stays ? { abilities: readStay(String(stays)) } : {}),
  };
});
