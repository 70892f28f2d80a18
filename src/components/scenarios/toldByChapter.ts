import { told } from '../../collections/proofs.ts';
import { pathOfRule } from '../../collections/ruleIndex.ts';
import { chaptersIn, pathOf } from '../../collections/rulePages.ts';

/** The told scenarios by chapter, in the order of the book: one stands where the rule stands that it shows first. */
export async function toldByChapter() {
  const placed = await Promise.all(
    told().map(async proof => ({ proof, path: await pathOfRule(proof.rules[0] ?? '') })),
  );
  return (await chaptersIn('en', 'base')).map(({ chapter, pages }) => ({
    chapter,
    proofs: pages.flatMap(page =>
      placed.flatMap(({ proof, path }) => (path === pathOf(page) ? [proof] : [])),
    ),
  }));
}
