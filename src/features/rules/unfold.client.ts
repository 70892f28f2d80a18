import { namedBy } from '#site/fragment.ts';

/** Who comes by the address of something folded up finds it open. */
function unfold(): void {
  const target = namedBy(location);
  if (target instanceof HTMLDetailsElement) target.open = true;
}

addEventListener('hashchange', unfold);
unfold();
