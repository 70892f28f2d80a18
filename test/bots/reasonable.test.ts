import { describe, expect, test } from 'vitest';
import { reasonable } from '#bots/reasonable.ts';
import { Table, viewFor, viewOf } from '#engine/index.ts';
import { newGame } from '../kit/games.ts';
import { gameOptions } from '../kit/options.ts';
import { type Board, lay, lib } from '../kit/table.ts';
import { answer, goOn, knowledge } from './play.ts';

const cast = { tigh: 'saul-tigh', tyrol: 'galen-tyrol', zarek: 'tom-zarek', starbuck: 'kara-thrace' };

const action = (edit: (b: Board) => void) => lay({ cast, edit });
const movement = (edit: (b: Board) => void) => lay({ cast, step: 'movement', edit });
const crisis = (card: string, edit: (b: Board) => void) =>
  lay({
    cast,
    step: 'crisis',
    edit(b) {
      b.top('crisis', card);
      b.top('destiny', 'repair/1', 'launch-scout/1');
      edit(b);
    },
  });

describe('the answer', () => {
  test('is the same for the same view, question and seed', () => {
    const table = new Table(newGame(gameOptions(4, { seed: 3 })));
    for (let i = 0; i < 100 && !table.state.over; i++) {
      const [choice] = table.state.pending;
      if (!choice || choice.seat === 'chance') throw new Error('Nobody is asked');
      const answers = [1, 2].map(() => {
        const view = viewOf(lib, table.state, Number(choice.seat));
        return reasonable(knowledge, structuredClone(view), choice, i);
      });
      expect(answers[0]).toEqual(answers[1]);
      table.play({ seat: choice.seat, choose: answers[0] ?? 'pass' });
    }
  });

  test('leaves the view as it was', () => {
    const play = movement(b => b.hand('tigh', 'repair/1', 'executive-order/2'));
    const choice = play.asked('tigh', 'movement');
    const view = viewFor(play.game, 0);
    const before = structuredClone(view);
    reasonable(knowledge, view, choice, 1);
    expect(view).toEqual(before);
  });

  test('does not change with what the seat cannot see', () => {
    const answers = ['strategic-planning/5', 'repair/1'].map(card => {
      const play = crisis('prison-labor', b => {
        b.hand('tyrol', 'declare-emergency/3', 'consolidate-power/2', 'repair/1');
        b.hand('zarek', card);
        b.hand('starbuck', card);
      });
      return answer(play, 'tyrol', 'contribute');
    });
    expect(answers[0]).toEqual(answers[1]);
  });
});

describe('in a skill check', () => {
  test('the last of the humans puts in what is missing, not all he has', () => {
    const play = crisis('crash-landing', b =>
      b.hand('tigh', 'strategic-planning/5', 'strategic-planning/4', 'launch-scout/2', 'maximum-firepower/5'),
    );
    const cards = answer(play, 'tigh', 'contribute');
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.length).toBeLessThan(4);
  });

  test('nobody throws cards after a check that cannot be passed', () => {
    const play = crisis('forced-water-mining', b => b.hand('tyrol', 'repair/1'));
    play.choose('tigh', 'check');
    expect(answer(play, 'tyrol', 'contribute')).toEqual([]);
  });

  test('friends help a prisoner out of the Brig, whoever had him act', () => {
    const play = action(b => {
      b.hand('tigh', 'executive-order/1');
      b.hand('zarek', 'investigative-committee/5', 'investigative-committee/4', 'repair/1');
      b.put('tyrol', 'brig');
      b.top('destiny', 'repair/1', 'launch-scout/1');
    });
    play.choose('tigh', 'executive-order/1').choose('tigh', 'tyrol').choose('tyrol', 'brig');
    expect(answer(play, 'zarek', 'contribute')).not.toEqual([]);
  });

  test('nobody wastes cards on making a check fail that nobody supports', () => {
    const play = action(b => {
      b.loyalty('tigh', 'cylon-damage');
      b.put('tigh', 'admirals-quarters');
      b.hand('tyrol', 'repair/1', 'scientific-research/4', 'maximum-firepower/4');
      b.top('destiny', 'repair/1', 'repair/2');
    });
    play.choose('tigh', 'admirals-quarters').choose('tigh', 'zarek');
    expect(answer(play, 'tyrol', 'contribute')).toEqual([]);
  });

  test('a Cylon in hiding adds nothing that helps', () => {
    const play = crisis('prison-labor', b => {
      b.loyalty('tyrol', 'cylon-damage');
      b.hand('tyrol', 'declare-emergency/5', 'consolidate-power/2');
    });
    const seeds = Array.from({ length: 10 }, (_, seed) => answer(play, 'tyrol', 'contribute', seed));
    expect(seeds.flat()).toEqual([]);
  });

  test('a Cylon in hiding spoils it now and then with a single card', () => {
    const play = crisis('prison-labor', b => {
      b.loyalty('tyrol', 'cylon-damage');
      b.hand('tyrol', 'scientific-research/3', 'repair/1');
    });
    const seeds = Array.from({ length: 20 }, (_, seed) => answer(play, 'tyrol', 'contribute', seed));
    expect(new Set(seeds.map(String))).toEqual(new Set(['', 'scientific-research/3']));
  });

  test('Declare Emergency is used where it turns failing into passing, and kept where it does not', () => {
    const used = [8, 10].map(strength => {
      const play = crisis('prison-labor', b => {
        b.hand('tigh', 'launch-scout/2', 'declare-emergency/3');
        b.hand('zarek', 'investigative-committee/5', `investigative-committee/${strength - 5}`);
      });
      play.choose('zarek', [...play.seat('zarek').hand]).choose('tigh', []);
      play.offered('tigh', 'declare-emergency/3');
      return answer(play, 'tigh', 'reaction');
    });
    expect(used).toEqual(['declare-emergency/3', 'pass']);
  });
});

describe('an action', () => {
  test('takes a character to FTL Control when the fleet can jump out of an attack', () => {
    const play = movement(b => {
      b.put('tigh', 'research-lab');
      b.state.jumpTrack = 4;
      for (let i = 0; i < 4; i++) b.ship('raider', 'stern');
      b.ship('basestar', 'bow');
      b.civilian('stern');
    });
    expect([goOn(play, 'tigh', 'movement'), answer(play, 'tigh', 'action')]).toEqual([
      'ftl-control',
      'ftl-control',
    ]);
  });

  test('sends unmanned vipers between raiders and civilian ships', () => {
    const play = action(b => {
      b.put('tigh', 'command');
      for (let i = 0; i < 3; i++) b.ship('raider', 'port-bow');
      b.civilian('port-bow');
    });
    expect([
      goOn(play, 'tigh', 'action'),
      goOn(play, 'tigh', 'viper'),
      answer(play, 'tigh', 'viper'),
    ]).toEqual(['command', 'launch:port-bow', 'launch:port-bow']);
  });

  test('of a prisoner is the way out of the Brig', () => {
    const play = action(b => b.put('tigh', 'brig'));
    expect(answer(play, 'tigh', 'action')).toBe('brig');
  });

  test('of an Admiral under two basestars is a nuke', () => {
    const play = action(b => {
      b.titles('zarek', 'tigh');
      b.put('tigh', 'research-lab');
      b.ship('basestar', 'bow');
      b.ship('basestar', 'stern');
    });
    expect(answer(play, 'tigh', 'action')).toBe('launch-nuke');
  });

  test('repairs the location one stands on', () => {
    const play = action(b => {
      b.put('tigh', 'weapons-control');
      b.hand('tigh', 'repair/1');
      b.state.galacticaDamage = ['galactica-damage-weapons-control'];
    });
    expect(answer(play, 'tigh', 'action')).toBe('repair/1');
  });
});

describe('a prisoner is made', () => {
  const arrest = (edit: (b: Board) => void) =>
    action(b => {
      b.titles('tigh', 'starbuck');
      b.state.quorumHand = [{ card: 'arrest-order', seen: 1 }];
      edit(b);
    });

  test('of a player one knows to be a Cylon', () => {
    const play = arrest(b => {
      b.loyalty('zarek', 'cylon-damage');
      for (const card of b.seat('zarek').loyalty) card.seen |= 1;
    });
    expect([goOn(play, 'tigh', 'action'), answer(play, 'tigh', 'player')]).toEqual(['play-quorum', 'zarek']);
  });

  test('not of one about whom nothing is known', () => {
    const play = arrest(b => b.loyalty('zarek', 'cylon-damage'));
    expect(answer(play, 'tigh', 'action')).not.toBe('play-quorum');
  });
});

describe('a Cylon', () => {
  test.each([
    ['tries to leave the Brig in hiding, early in the game', [], 'brig'],
    ['reveals in the Brig once everybody has a second Loyalty card', ['sleeper'], 'cylon-damage'],
  ])('%s', (_, passed, expected) => {
    const play = action(b => {
      b.loyalty('tigh', 'cylon-damage');
      b.put('tigh', 'brig');
      // Not what only he can do.
      b.seat('tigh').used = ['declare-martial-law'];
      b.state.passed = passed;
    });
    expect(answer(play, 'tigh', 'action')).toBe(expected);
  });

  test('hides early in the game', () => {
    const play = action(b => b.loyalty('tigh', 'cylon-reduce-morale'));
    expect(answer(play, 'tigh', 'action')).not.toBe('cylon-reduce-morale');
  });

  test('in hiding does with a move and an action what a human would do there', () => {
    const deed = (loyalty: string) => {
      const play = movement(b => {
        b.loyalty('tigh', loyalty);
        b.titles('zarek', 'starbuck');
        b.seat('tigh').used = ['declare-martial-law'];
        b.state.galacticaDamage = ['galactica-damage-weapons-control'];
        b.hand('tigh', 'repair/1', 'executive-order/1');
      });
      return [goOn(play, 'tigh', 'movement'), answer(play, 'tigh', 'action')];
    };
    expect(deed('cylon-reduce-morale')).toEqual(deed('not-a-cylon'));
  });

  test('in the open plays a Super Crisis on Caprica', () => {
    const play = movement(b => {
      b.revealed('tigh');
      b.titles('zarek', 'starbuck');
      b.seat('tigh').superCrises = [{ card: 'massive-assault', seen: 1 }];
    });
    expect([
      goOn(play, 'tigh', 'movement'),
      goOn(play, 'tigh', 'action'),
      answer(play, 'tigh', 'option'),
    ]).toEqual(['caprica', 'caprica', 'super-crisis']);
  });
});

describe('choosing', () => {
  const shortage = (edit: (b: Board) => void) =>
    crisis('water-shortage-a', b => {
      b.titles('zarek', 'tigh');
      b.hand('zarek', 'repair/1', 'repair/2', 'launch-scout/1');
      b.hand('tigh', 'repair/1', 'repair/2', 'launch-scout/1');
      edit(b);
    });

  test('the President keeps the last food and gives cards', () => {
    const play = shortage(b => {
      b.state.resources.food = 1;
    });
    expect(answer(play, 'zarek', 'decide')).toBe('b');
  });

  test('the Admiral takes the destination the fleet can pay for', () => {
    const play = action(b => {
      b.titles('zarek', 'tigh');
      b.put('tigh', 'ftl-control');
      b.state.jumpTrack = 4;
      b.state.resources.fuel = 2;
      b.top('destination', 'barren-planet', 'tylium-planet');
    });
    play.choose('tigh', 'ftl-control').roll(8);
    expect(answer(play, 'tigh', 'destination')).toBe('tylium-planet');
  });

  test('discards the cards of least use', () => {
    const play = shortage(b => b.hand('zarek', 'executive-order/2', 'investigative-committee/3', 'repair/1'));
    play.choose('zarek', 'b');
    expect(answer(play, 'zarek', 'discard')).not.toContain('executive-order/2');
  });
});
