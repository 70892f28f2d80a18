/** The crisis cards of Pegasus: those of the crisis deck, of New Caprica and the super crises. */
import { lose, makeEffectReader } from '../clauses.ts';
import { makeCrisisReader, untilJump } from '../crisisCard.ts';
import { expansionClauses } from '../expansionClauses.ts';
import { crisesOf } from '../facts.ts';
import { makeReader } from '../reader.ts';
import { execute, pegasusClauses } from './clauses.ts';
import { newCapricaClauses, readResistance } from './newCaprica.ts';

const leaves = { op: 'put-this', to: 'discard' };

const readStay = makeReader<object>([
  [
    'until no raider is left on the board or the fleet jumps: each raider activation also makes every basestar launch # raiders that do not activate then',
    raider => ({
      until: 'no-raiders',
      abilities: [
        { kind: 'trigger', on: 'raiders-done', do: [{ op: 'launch', ships: { raider } }] },
        untilJump,
      ],
    }),
  ],
  [
    // How Scar flies and dies is in the rules of its token.
    'until Scar is destroyed or the fleet jumps: Scar activates twice whenever raiders are activated; only a roll of # or # destroys it',
    () => ({ until: 'scar-destroyed', abilities: [untilJump] }),
  ],
  [
    'until the fleet jumps: whenever a basestar is destroyed, morale -# and destroy # raptor',
    (morale, raptors) => ({
      abilities: [
        {
          kind: 'trigger',
          on: 'ship-destroyed',
          when: { test: 'just-destroyed', ship: 'basestar' },
          do: [lose('morale', morale), { op: 'destroy', what: 'raptor', n: raptors }],
        },
        untilJump,
      ],
    }),
  ],
  [
    'until after the next fleet jump: every character in the Engine Room or FTL Control at that jump is executed',
    () => ({
      abilities: [
        {
          kind: 'trigger',
          on: 'arrived',
          do: [leaves, ...['engine-room', 'ftl-control'].map(at => execute({ at, atJump: true }))],
        },
      ],
    }),
  ],
  [
    'until the game ends (no end printed), only after a fail: human players may not use once-per-game abilities',
    () => ({
      abilities: [{ kind: 'modifier', query: 'once-a-game', forbid: true, when: { test: 'human-player' } }],
    }),
  ],
]);

const readEffect = makeEffectReader([...expansionClauses, ...pegasusClauses, ...newCapricaClauses]);
const expectedCrisis = makeCrisisReader({
  effect: text => (text.includes('to do one of {') ? readResistance(text) : readEffect(text)),
  stays: readStay,
  requirements: makeReader<object>([
    ['current player is on New Caprica', () => ({ test: 'current-on', board: 'new-caprica' })],
  ]),
});

export const expectedCrises = [
  ...crisesOf('pegasus', 'crisis-pegasus').map(fact => expectedCrisis('crisis', fact)),
  ...crisesOf('pegasus', 'super-crisis').map(fact => expectedCrisis('super-crisis', fact)),
  ...crisesOf('pegasus', 'crisis-new-caprica').map(fact => expectedCrisis('new-caprica', fact)),
];
