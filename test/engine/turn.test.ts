import { describe, expect, test } from 'vitest';
import type { Step } from '#engine/model/vocabulary.ts';
import { type Board, type Cast, lay } from '../kit/table.ts';

const cast: Cast = { tigh: 'saul-tigh', kara: 'kara-thrace', roslin: 'laura-roslin', tyrol: 'galen-tyrol' };
const first = (seat: keyof typeof everybody, step: Step, edit: (b: Board) => void = () => undefined) => {
  const rest = Object.entries(everybody).filter(([name]) => name !== seat && name in cast);
  return lay({ cast: { [seat]: everybody[seat], ...Object.fromEntries(rest) }, step, edit });
};
const everybody = {
  tigh: 'saul-tigh',
  kara: 'kara-thrace',
  roslin: 'laura-roslin',
  tyrol: 'galen-tyrol',
  helo: 'karl-agathon',
  apollo: 'lee-adama',
  boomer: 'sharon-valerii',
  zarek: 'tom-zarek',
  baltar: 'gaius-baltar',
  adama: 'william-adama',
} as const;

describe('receiving skills', () => {
  test('the whole set, whatever is in the hand', () => {
    const play = first('tigh', 'skills', b => b.hand('tigh', ...Array.from({ length: 9 }, () => 'repair/1')));
    play.asked('tigh', 'movement');
    expect(play.seat('tigh').hand).toHaveLength(14);
  });

  test('a multi-skill is split before any of its cards is seen, and in full', () => {
    const play = first('apollo', 'skills');
    expect(play.asked('apollo')).toMatchObject({ prompt: 'skill-draw', min: 2, max: 2 });
    expect(play.options('apollo')).toEqual(['leadership', 'politics']);
  });

  test('in Sickbay one card, of a type of the own set', () => {
    const play = first('tyrol', 'skills', b => b.put('tyrol', 'sickbay'));
    expect(play.asked('tyrol')).toMatchObject({ min: 1, max: 1 });
    expect(play.options('tyrol')).toEqual(['politics', 'leadership', 'engineering']);
  });

  test('a type with nothing left anywhere gives nothing; no error, the turn goes on', () => {
    const play = first('tigh', 'skills', b => {
      b.empty('leadership');
    });
    play.asked('tigh', 'movement');
    expect(play.seat('tigh').hand).toHaveLength(3);
  });

  test('a used-up deck is its discards, shuffled', () => {
    const play = first('tigh', 'skills', b => {
      b.empty('leadership');
      b.state.piles.leadership.discard = ['executive-order/1', 'executive-order/2'];
    });
    play.asked('tigh', 'movement');
    expect(play.events('deck-reshuffled')).toMatchObject([{ pile: 'leadership' }]);
    expect(play.seat('tigh').hand).toHaveLength(5);
  });

  test.each([
    [3, 2],
    [4, 3],
    [5, 2],
    [6, 3],
  ])('without the Sympathizer among %i players a revealed Cylon draws %i', (players, cards) => {
    const names = Object.entries(everybody).slice(0, players);
    const play = lay({
      cast: Object.fromEntries(names),
      step: 'skills',
      options: { options: { 'no-sympathizer': true } },
      edit(b) {
        b.revealed('tigh');
        b.titles('kara', 'kara');
      },
    });
    expect(play.asked('tigh', 'skill-draw')).toMatchObject({ min: cards, max: cards });
  });
});

describe('moving', () => {
  const places = (edit: (b: Board) => void) => {
    const play = first('tigh', 'movement', edit);
    return play.owed('tigh')?.prompt === 'movement' ? play.options('tigh') : [];
  };

  test('to the other ship only with a card to pay', () => {
    expect(places(() => undefined)).not.toContain('press-room');
    expect(places(b => b.hand('tigh', 'repair/1'))).toContain('press-room');
  });

  test('never to Sickbay, the Brig or a Cylon location', () => {
    const options = places(b => b.hand('tigh', 'repair/1'));
    for (const place of ['sickbay', 'brig', 'caprica']) expect(options).not.toContain(place);
  });

  test('not to a wrecked Colonial One', () => {
    const options = places(b => {
      b.hand('tigh', 'repair/1');
      b.state.inPlay = ['bomb-on-colonial-1'];
    });
    expect(options).not.toContain('press-room');
  });

  test('not at all out of the Brig', () => {
    expect(places(b => b.put('tigh', 'brig'))).toEqual([]);
  });

  test('a pilot flies to a neighbouring area or lands for a card', () => {
    const play = first('kara', 'movement', b => {
      b.pilot('kara', 'stern');
      b.hand('kara', 'repair/1');
    });
    expect(play.options('kara')).toEqual(
      expect.arrayContaining(['starboard-stern', 'port-stern', 'command']),
    );
    play.choose('kara', 'presidents-office').rest();
    expect(play.seat('kara').hand).toEqual([]);
    expect(play.state.reserves.vipers).toBe(8);
  });
});

describe('the stranded', () => {
  test('Helo neither moves nor acts before his second turn, but has his crisis', () => {
    const play = first('helo', 'movement', b => b.top('crisis', 'prison-labor'));
    expect(play.events('crisis-drawn')).toMatchObject([{ seat: 0 }]);
  });

  test('at the start of his second turn he is on the Hangar Deck', () => {
    const play = lay({
      cast: { tigh: 'saul-tigh', helo: 'karl-agathon', zarek: 'tom-zarek' },
      step: 'end',
      edit(b) {
        b.seat('helo').turns = 1;
      },
    });
    play.asked('helo', 'movement');
    expect(play.seat('helo').place).toEqual({ in: 'location', location: 'hangar-deck' });
  });
});

describe('actions', () => {
  test('a prisoner may take any, and draws no crisis', () => {
    const play = first('tigh', 'action', b => {
      b.put('tigh', 'brig');
      b.hand('tigh', 'consolidate-power/1');
    });
    expect(play.options('tigh')).toEqual(
      expect.arrayContaining(['brig', 'consolidate-power/1', 'declare-martial-law', 'pass']),
    );
    play.choose('tigh', 'pass').rest();
    expect(play.events('crisis-drawn')).toEqual([]);
  });

  test('a damaged location cannot be used', () => {
    const play = first('tigh', 'action', b => {
      b.put('tigh', 'command');
      b.state.galacticaDamage = ['galactica-damage-command'];
    });
    expect(play.options('tigh')).not.toContain('command');
  });

  test('Repair is no action where there is nothing to repair', () => {
    const at = (place: string, edit: (b: Board) => void = () => undefined) =>
      first('tyrol', 'action', b => {
        b.put('tyrol', place);
        b.hand('tyrol', 'repair/1');
        edit(b);
      }).options('tyrol');
    expect(at('command')).not.toContain('repair/1');
    expect(at('hangar-deck')).not.toContain('repair/1');
    expect(
      at('hangar-deck', b => {
        b.state.damagedVipers = 1;
        b.state.reserves.vipers -= 1;
      }),
    ).toContain('repair/1');
  });

  test('Launch Scout needs a raptor', () => {
    const play = first('tigh', 'action', b => {
      b.hand('tigh', 'launch-scout/1');
      b.state.reserves.raptors = 0;
    });
    expect(play.options('tigh')).not.toContain('launch-scout/1');
  });

  test('one Executive Order a turn, whoever plays it', () => {
    const play = first('tigh', 'action', b => {
      b.hand('tigh', 'executive-order/1');
      b.hand('tyrol', 'executive-order/2');
    });
    expect(play.options('tigh')).toContain('executive-order/1');
    play.choose('tigh', 'executive-order/1').choose('tigh', 'tyrol').choose('tyrol', 'stay');
    expect(play.options('tyrol')).not.toContain('executive-order/2');
  });

  test("Starbuck's second action is hers even when she has left the viper", () => {
    const play = lay({
      cast: { tigh: 'saul-tigh', kara: 'kara-thrace', zarek: 'tom-zarek' },
      step: 'end',
      edit(b) {
        b.pilot('kara', 'stern');
        b.hand('kara', 'repair/1');
      },
    });
    play.choose('kara', ['leadership']).choose('kara', 'research-lab').choose('kara', ['repair/1']);
    play.choose('kara', 'research-lab').choose('kara', ['tactics']);
    expect(play.options('kara', 'action')).toContain('research-lab');
  });

  test('Roslin pays two cards for a location, first; with one she cannot use it', () => {
    const office = (...hand: string[]) =>
      first('roslin', 'action', b => {
        b.titles('roslin', 'tigh');
        b.put('roslin', 'press-room');
        b.hand('roslin', ...hand);
      });
    expect(office('repair/1').options('roslin')).not.toContain('press-room');
    const play = office('repair/1', 'repair/2').choose('roslin', 'press-room').rest();
    expect(play.order('cards-discarded', 'cards-drawn')).toEqual(['cards-discarded', 'cards-drawn']);
  });

  test('Zarek uses no location that he shares, but the Brig', () => {
    const at = (place: string) =>
      lay({
        cast: { zarek: 'tom-zarek', tigh: 'saul-tigh', kara: 'kara-thrace' },
        edit(b) {
          b.put('zarek', place);
          b.put('tigh', place);
        },
      }).options('zarek');
    expect(at('command')).not.toContain('command');
    expect(at('brig')).toContain('brig');
  });

  test('Communications Jamming closes that location to everybody', () => {
    const play = first('tigh', 'action', b => {
      b.put('tigh', 'communications');
      b.civilian('stern');
      b.state.inPlay = ['jammed-assault'];
    });
    expect(play.options('tigh')).not.toContain('communications');
  });

  test('after a Repair in the own turn Tyrol may act again, once', () => {
    const play = first('tyrol', 'action', b => {
      b.put('tyrol', 'hangar-deck');
      b.hand('tyrol', 'repair/1', 'repair/1', 'repair/2');
      b.state.damagedVipers = 5;
      b.state.reserves.vipers = 3;
    });
    play.choose('tyrol', 'repair/1').choose('tyrol', ['damaged']).choose('tyrol', 'maintenance-engineer');
    play.choose('tyrol', 'repair/1').choose('tyrol', ['damaged']);
    expect(play.offered('tyrol', 'maintenance-engineer')).toBe(false);
  });
});

describe("another player's action", () => {
  const free = (rulings: object, edit: (b: Board) => void = () => undefined) =>
    lay({
      cast: { tigh: 'saul-tigh', kara: 'kara-thrace', zarek: 'tom-zarek' },
      options: { rulings },
      edit(b) {
        b.hand('tigh', 'executive-order/1');
        b.put('kara', 'brig');
        b.top('destiny', 'launch-scout/2', 'strategic-planning/5');
        edit(b);
      },
    })
      .choose('tigh', 'executive-order/1')
      .choose('tigh', 'kara')
      .choose('kara', 'brig');

  test('who acts decides, in one edition the current player', () => {
    expect(free({}).options('kara', 'location')).toContain('command');
    expect(free({ 'acting-or-current-player': 'current' }).options('tigh', 'location')).toContain('command');
  });

  test('who acts rolls', () => {
    const rolled = (ruling: 'acting' | 'current') => {
      const play = lay({
        cast: { tigh: 'saul-tigh', kara: 'kara-thrace', zarek: 'tom-zarek' },
        options: { rulings: { 'acting-or-current-player': ruling } },
        edit(b) {
          b.hand('tigh', 'executive-order/1');
          b.put('kara', 'weapons-control');
          b.ship('raider', 'bow');
        },
      });
      play.choose('tigh', 'executive-order/1').choose('tigh', 'kara').choose('kara', 'stay');
      return play.choose('kara', 'weapons-control').roll(1).rest().events('rolled')[0]?.by;
    };
    expect([rolled('acting'), rolled('current')]).toEqual([1, 0]);
  });

  test('out of the Brig to Galactica, in one edition to either ship, never onto a wreck', () => {
    expect(free({}).options('kara', 'location')).not.toContain('press-room');
    const anywhere = { 'brig-escape-destination': 'anywhere' };
    expect(free(anywhere).options('kara', 'location')).toContain('press-room');
    const wreck = free(anywhere, b => {
      b.state.inPlay = ['bomb-on-colonial-1'];
    });
    expect(wreck.options('kara', 'location')).not.toContain('press-room');
  });
});

describe('the end of a turn', () => {
  test('everybody above the limit discards, at once; Tyrol keeps eight', () => {
    const cards = (n: number) => Array.from({ length: n }, (_, i) => (i % 2 ? 'repair/1' : 'repair/2'));
    const play = first('tigh', 'end', b => {
      b.hand('tigh', ...cards(10));
      b.hand('kara', ...cards(12));
      b.hand('tyrol', ...cards(9));
    });
    expect(play.state.pending.map(c => [c.seat, 'max' in c && c.max])).toEqual([
      [1, 2],
      [3, 1],
    ]);
  });

  test('a revealed Cylon has the usual limit, whatever his sheet said', () => {
    const play = first('tigh', 'end', b => {
      b.revealed('tyrol');
      b.hand('tyrol', ...Array.from({ length: 12 }, (_, i) => (i % 2 ? 'repair/1' : 'repair/2')));
    });
    expect(play.asked('tyrol')).toMatchObject({ prompt: 'hand-limit', min: 2 });
  });

  test('Recon at the end of her own turn, and what she has seen is remembered', () => {
    const play = lay({
      cast: { boomer: 'sharon-valerii', tigh: 'saul-tigh', zarek: 'tom-zarek' },
      step: 'end',
      edit: b => b.top('crisis', 'prison-labor'),
    });
    play.choose('boomer', 'recon').choose('boomer', 'top');
    expect(play.state.piles.crisis.top).toEqual([{ card: 'prison-labor', seen: 1 }]);
  });
});

describe('a revealed Cylon', () => {
  test('moves and acts among the Cylon locations, and has no crisis', () => {
    const play = first('tigh', 'movement', b => {
      b.revealed('tigh');
      b.titles('roslin', 'kara');
      b.hand('tigh', 'consolidate-power/1', 'executive-order/1');
      b.loyalty('tigh', 'cylon-brig');
    });
    expect(play.options('tigh')).toEqual(['stay', 'caprica', 'cylon-fleet', 'human-fleet']);
    play.choose('tigh', 'caprica');
    expect(play.options('tigh')).toEqual(['caprica', 'pass']);
    play.choose('tigh', 'pass').rest();
    expect(play.events('step-began').map(e => e.step)).not.toContain('crisis');
  });

  test('plays no text of a Skill card on anybody', () => {
    const play = first('tigh', 'action', b => {
      b.put('tigh', 'armory');
      b.state.centurions = [0];
      b.revealed('kara');
      b.hand('kara', 'strategic-planning/3');
    });
    expect(play.choose('tigh', 'armory').offered('kara', 'strategic-planning/3')).toBe(false);
  });

  test('hands on hidden Loyalty cards up to distance 7, not beyond', () => {
    const aboard = (travelled: string[]) =>
      first('tigh', 'action', b => {
        b.revealed('tigh');
        b.titles('roslin', 'kara');
        b.loyalty('tigh', 'cylon-brig');
        b.state.travelled = travelled;
      });
    const play = aboard(['asteroid-field', 'barren-planet', 'deep-space']).choose(
      'tigh',
      'resurrection-ship',
    );
    play.choose('tigh', 'yes').choose('tigh', 'kara').rest();
    expect(play.seat('kara').loyalty.map(h => h.card)).toEqual(['not-a-cylon', 'cylon-brig']);
    const late = aboard(['asteroid-field', 'asteroid-field', 'barren-planet']);
    expect(late.offered('tigh', 'resurrection-ship')).toBe(false);
  });
});
