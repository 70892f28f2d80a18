import { expect, test } from 'vitest';
import { apply, isOver, sample } from '#engine/index.ts';
import { sectors } from '#engine/model/vocabulary.ts';
import { type WhyNot, whyNot, whyNotRules } from '#engine/tools/whyNot.ts';
import { newGame } from '../../kit/games.ts';
import { base } from '../../kit/library.ts';
import { gameOptions } from '../../kit/options.ts';
import { random } from '../../kit/random.ts';

/** Every place and area in every step in which somebody moves or acts, over some games. */
function reasons(prompt: 'movement' | 'action'): Map<WhyNot, number> {
  const met = new Map<WhyNot, number>();
  for (let seed = 1; seed <= 12; seed++) {
    const below = random(seed);
    for (let game = newGame(gameOptions(3 + (seed % 4), { seed }), { passIdle: true }); !isOver(game); ) {
      const [choice] = game.state.pending;
      if (choice === undefined || choice.seat === 'chance') throw new Error('Somebody must be asked.');
      if (choice.prompt === prompt && choice.shape === 'one') {
        for (const thing of [...base.locations.keys(), ...(prompt === 'movement' ? sectors : [])]) {
          const reason = whyNot(base, game.state, choice.seat, choice, thing);
          const offered = choice.options.some(({ id }) => id === thing);
          expect(reason === 'offered', `${thing}: ${reason}`).toBe(offered);
          met.set(reason, (met.get(reason) ?? 0) + 1);
        }
      }
      const step = apply(game, { seat: choice.seat, choose: sample(choice, below) }, { passIdle: true });
      if (!step.ok) throw new Error(step.because);
      game = step.game;
    }
  }
  return met;
}

test('every way that is not offered has its reason', () => {
  const met = reasons('movement');
  expect(met.has('notOffered')).toBe(false);
  expect(met.has('other')).toBe(false);
  for (const reason of ['here', 'hazardous', 'cylonsOnly', 'humansOnly', 'notPiloting', 'far'] as const)
    expect(met.get(reason), reason).toBeGreaterThan(0);
});

test('a place is of no use to somebody elsewhere, and to nobody when it is damaged', () => {
  const met = reasons('action');
  expect(met.has('other')).toBe(false);
  for (const reason of ['notHere', 'damaged'] as const) expect(met.get(reason), reason).toBeGreaterThan(0);
});

test('a card that belongs to another moment says so, and who is asked nothing is told that', () => {
  const { state } = newGame(gameOptions(3, { seed: 2 }), { passIdle: true });
  expect(whyNot(base, state, 0, undefined, 'armory')).toBe('nobody');
  const asked = { shape: 'one', seat: 0, prompt: 'action', options: [{ id: 'pass' }] } as const;
  expect(whyNot(base, state, 0, asked, 'evasive-maneuvers/1')).toBe('moment');
  expect(whyNotRules.moment).toBe('actions.skill-card');
});
