/** What one may not do with other craft that count as vipers is said of them by their name. */

import { expect, test } from 'vitest';
import { libraryOf } from '#books/libraries.ts';
import { pending } from '#engine/index.ts';
import { craftOf, refusedFlights } from '#engine/tools/refusedFlight.ts';
import { layOut } from '#scenarios/layout/layOut.ts';
import { Play } from '#scenarios/runner/play.ts';
import { readerOf } from '../../kit/books.ts';

const library = await libraryOf(['base', 'daybreak']);

/** Adama gives his orders from Command. */
function refused(pieces: string, craft?: string) {
  const text = `
id: test/this
books: [base, daybreak]
game:
  objective: kobol
  seats:
    - { id: adama, character: william-adama }
    - { id: starbuck, character: kara-thrace }
    - { id: roslin, character: laura-roslin }
position:
  turn: { number: 5, active: adama, step: action }
  seats: { adama: { at: command }, starbuck: { at: armory } }
  ${pieces}
`;
  const read = readerOf(library).read(text, 'test.yaml');
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join('\n'));
  const laid = layOut(library, read.scenario);
  if (!laid.ok) throw new Error(laid.problems.map(({ message }) => message).join('\n'));
  const play = new Play({ scenario: read.scenario, start: laid.state }, library);
  expect(play.choose('adama', 'command')).toBeUndefined();
  const [asked] = pending(play.game);
  if (asked?.prompt !== 'viper') throw new Error('He has no order to give');
  const told = refusedFlights(library, play.game.state, asked, craft);
  return Object.fromEntries(told.map(({ rule, words }) => [rule, words] as const));
}

const noVipers = 'destroyed: { vipers: 8 }';

test('Reserves without a viper are not empty while an assault raptor is there', () => {
  const stern = 'space: { stern: { assault-raptors: 1 } }';
  expect(refused(`${noVipers}\n  space: {}`, 'reserves')).not.toHaveProperty('limits.pieces-finite');
  expect(refused(`${noVipers}\n  ${stern}`, 'reserves')).toHaveProperty('limits.pieces-finite', ['launch']);
});

test('an assault raptor in space flies and shoots as a viper does, under its name', () => {
  const found = refused(
    'space: { stern: { assault-raptors: 1, vipers: 1, civilians: 1 } }',
    'stern:assault-raptor',
  );
  expect(found['viper.no-crossing']).toEqual(['move:stern:assault-raptor:bow']);
  expect(found['attack.no-friendly-fire']).toContain('attack:stern:assault-raptor:viper');
  expect(found['attack.no-friendly-fire']).toContain('attack:stern:assault-raptor:civilian');
});

test('the name is read off what is done with it', () => {
  expect(craftOf('move:stern:assault-raptor:port-stern')).toBe('stern:assault-raptor');
  expect(craftOf('attack:stern:raider')).toBe('stern');
  expect(craftOf('launch:port-bow:assault-raptor')).toBe('reserves');
});
