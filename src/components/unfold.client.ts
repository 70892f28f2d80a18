/** Who comes by the address of something folded up finds it open. */
function unfold(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target instanceof HTMLDetailsElement) target.open = true;
}

addEventListener('hashchange', unfold);
unfold();
