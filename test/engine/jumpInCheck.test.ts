import { describe, expect, test } from 'vitest';
import { type Board, lay } from '../kit/table.ts';

const cast = {
  adama: 'william-adama',
  boomer: 'sharon-valerii',
  zarek: 'tom-zarek',
  tigh: 'saul-tigh',
};

/** One space before Auto Jump, three distance travelled, a check that is passed by its cards. */
function brink(b: Board, crisis: string): void {
  b.state.jumpTrack = 4;
  b.state.travelled = ['asteroid-field'];
  b.top('crisis', crisis);
  b.top('destination', 'barren-planet', 'desolate-moon');
  b.top('destiny', 'repair/2', 'scientific-research/5');
  b.hand('adama', 'strategic-planning/5', 'scientific-research/4');
}

function passed(crisis: string, edit: (b: Board) => void = () => undefined) {
  const play = lay({
    cast,
    step: 'crisis',
    edit(b) {
      brink(b, crisis);
      b.titles('zarek', 'boomer');
      edit(b);
    },
  });
  return play.choose('adama', 'check').choose('adama', ['strategic-planning/5', 'scientific-research/4']);
}

describe.each(['crippled-raider', 'network-computers'])('a jump in the middle of the check of %s', crisis => {
  test('the destination, the Sleeper Agent phase and succession come before the cards are discarded', () => {
    const play = passed(crisis).choose('boomer', 'barren-planet');
    expect(play.offered('adama', 'command-authority')).toBe(true);
    const kinds = [
      'check-decided',
      'jumped',
      'destination-chosen',
      'sleeper-phase',
      'sent',
      'title-given',
    ] as const;
    expect(play.order(...kinds)).toEqual(kinds);
    expect(play.seat('boomer').place).toEqual({ in: 'location', location: 'brig' });
    expect(play.holder('admiral')).toBe('adama');
  });

  test("the marker goes back to Start, and then the card's own jump icon counts", () => {
    const play = passed(crisis).choose('boomer', 'barren-planet');
    play.choose('adama', 'command-authority').rest();
    expect(play.seat('adama').hand).toHaveLength(4);
    expect(play.events('check-cards-discarded')).toEqual([]);
    expect(play.events('jump-track-moved').map(e => e.to)).toEqual([5, 0, 1]);
  });
});

test('the Sympathizer dealt in such a jump is resolved at once; the check goes on without a current human', () => {
  const play = passed('crippled-raider', b => {
    b.state.piles.loyalty.bag = [];
    b.top('loyalty', 'sympathizer', 'not-a-cylon', 'not-a-cylon', 'not-a-cylon', 'not-a-cylon');
  });
  play.choose('boomer', 'barren-planet').rest();
  expect(play.order('sleeper-phase', 'moved', 'distance-reached', 'check-cards-discarded')).toEqual([
    'distance-reached',
    'sleeper-phase',
    'moved',
    'check-cards-discarded',
  ]);
  expect(play.seat('adama').revealed).toBe('sympathizer');
  // A revealed Cylon has no sheet: nobody is offered the cards, and the icon follows.
  expect(play.state.jumpTrack).toBe(1);
});

test('Legendary Discovery crosses distance 4 without a jump', () => {
  const play = lay({
    cast,
    step: 'crisis',
    edit(b) {
      b.state.travelled = ['desolate-moon'];
      b.top('crisis', 'legendary-discovery');
      b.top('destiny', 'evasive-maneuvers/2', 'maximum-firepower/5');
      b.hand('adama', 'strategic-planning/5', 'launch-scout/2');
    },
  });
  play.choose('adama', ['strategic-planning/5', 'launch-scout/2']).rest();
  expect(play.events('sleeper-phase')).toHaveLength(1);
  expect(play.events('jumped')).toEqual([]);
  expect(play.state.inPlay).toEqual(['legendary-discovery']);
});

test.each([
  [6, 'with a resource at 0 is no victory of the humans', { winner: 'cylons', because: 'resource-zero' }],
  [7, 'with all resources above 0 wins', { winner: 'humans', because: 'last-jump' }],
])('the last jump, on a roll of %i: %s', (face, _title, over) => {
  const play = lay({
    cast,
    edit(b) {
      b.put('adama', 'ftl-control');
      b.state.passed = ['sleeper', 'last-jump'];
      b.state.jumpTrack = 4;
      b.state.resources.population = 1;
    },
  });
  play.choose('adama', 'ftl-control').roll(face);
  expect(play.rest().state.over).toEqual(over);
  expect(play.events('destinations-drawn')).toEqual([]);
  expect(play.state.pending).toEqual([]);
});

test('an end that comes at once clears every pending choice', () => {
  const play = lay({
    cast,
    step: 'crisis',
    edit(b) {
      b.top('crisis', 'boarding-parties');
      b.state.centurions = [3, 0];
    },
  });
  expect(play.rest().state.over).toEqual({ winner: 'cylons', because: 'boarded' });
  expect(play.state.pending).toEqual([]);
  expect(play.state.stack).toEqual([]);
});
