import type { Procedures } from '../model/flow.ts';

export const crises: Procedures = {
  'crisis-step': [
    { op: 'step', step: 'crisis', rule: 'turn.six-steps' },
    { op: 'draw-crisis', rule: 'crisis.draw-read-resolve' },
    { op: 'call', block: 'crisis-drawn' },
    { op: 'window', point: 'crisis-faced' },
    { op: 'resolve-crisis', rule: 'crisis.draw-read-resolve' },
    { op: 'step', step: 'activate', rule: 'turn.activate-step' },
    { op: 'activate-icons', rule: 'activation.after-crisis' },
    { op: 'step', step: 'jump', rule: 'turn.prepare-jump-step' },
    { op: 'prepare-for-jump', rule: 'turn.prepare-jump-step' },
    { op: 'put-crisis-away', rule: 'turn.end' },
  ],
  'crisis-drawn': [
    { op: 'window', point: 'crisis-drawn' },
    { op: 'replace-drawn', rule: 'crisis.draw-read-resolve' },
  ],
  // Brought up by a revealed Cylon: no icons.
  'cylon-crisis': [
    { op: 'call', block: 'crisis-drawn' },
    { op: 'resolve-crisis', rule: 'cylon-turn.caprica-crisis' },
    { op: 'put-crisis-away', rule: 'turn.end' },
  ],
  'super-crisis': [
    { op: 'resolve-crisis', rule: 'reveal.super-crisis-immunity' },
    { op: 'put-crisis-away', rule: 'turn.end' },
  ],
};
