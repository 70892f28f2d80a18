import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packPhrasings, type Said, unpackPhrasings } from '#features/search/pack/packPhrasings.ts';

const stem = fc.constantFrom('viper', 'raider', 'jump', 'ftl', 'łotr', '10', '𝕏');
const said = fc.record({ kind: fc.constantFrom('', 'who', 'how-many'), stems: fc.uniqueArray(stem) });
const answer = fc.record({
  subject: fc.record({ page: fc.constantFrom('Combat', 'Jump'), stems: fc.array(stem) }),
  said: fc.array(said),
});

/** The order of stems is not kept, nor that of phrasings. */
const inOrder = (all: readonly (readonly Said[])[]) =>
  all.map(some => some.map(({ kind, stems }) => `${kind}: ${stems.toSorted().join(' ')}`).toSorted());

test('phrasings come out of their pack as they went in, whatever they say', () => {
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 20 }), fc.array(answer, { maxLength: 5 }), (answers, known) => {
      const before = known.map(({ subject }) => subject);
      const subjects = answers.map(({ subject }) => subject);
      const all = answers.map(one => one.said);
      const packed = packPhrasings(subjects, all, before);
      expect(inOrder(unpackPhrasings(subjects, packed, before))).toEqual(inOrder(all));
    }),
  );
});

test('thousands of phrasings come out as well: what is tallied is halved now and then', () => {
  const subjects = Array.from({ length: 50 }, (_, at) => ({ page: `${at % 5}`, stems: [`s${at}`] }));
  const all = subjects.map((_, at) =>
    Array.from({ length: 100 }, (__, one) => ({
      kind: '',
      stems: Array.from({ length: 10 }, (___, place) => `s${((at + 1) * (one + 1) + place) % 77}`),
    })),
  );
  expect(inOrder(unpackPhrasings(subjects, packPhrasings(subjects, all)))).toEqual(inOrder(all));
});

test('what was said before takes less room', () => {
  const subjects = [{ page: '', stems: [] }];
  const all = [[{ kind: '', stems: ['viper', 'jump', 'raider', 'ftl'] }]];
  const packed = packPhrasings(subjects, all, [{ page: '', stems: ['viper', 'jump', 'raider', 'ftl'] }]);
  expect(packed.length).toBeLessThan(packPhrasings(subjects, all).length);
});

test('what was not packed comes to an end, too', () => {
  const subjects = [{ page: '', stems: [] }];
  const [some] = unpackPhrasings(subjects, btoa('none of ours'));
  expect(some?.every(({ stems }) => stems.every(stem => stem.length <= 64))).toBe(true);
});
