/** Shows what a term means where it stands: under the pointer, at the focus, at a tap (a second one follows the link). */
const note = document.createElement('div');
note.id = 'term-note';
note.className = 'term-note';
note.role = 'tooltip';
note.popover = 'manual';
const margin = 12;
let shown: HTMLAnchorElement | undefined;
let leaving: ReturnType<typeof setTimeout> | undefined;

function show(term: HTMLAnchorElement): void {
  clearTimeout(leaving);
  if (shown === term) return;
  hide();
  shown = term;
  note.textContent = term.dataset['explains'] ?? '';
  note.lang = term.closest<HTMLElement>('[lang]')?.lang ?? '';
  term.setAttribute('aria-describedby', note.id);
  note.showPopover();
  place();
}

/** At the term, and with it: a step of the keyboard may scroll the page. */
function place(): void {
  // A term may break over two lines: the note belongs to the line where it begins.
  const line = shown?.getClientRects()[0];
  if (line === undefined) return;
  const room = document.documentElement.clientWidth - note.offsetWidth - margin;
  note.style.left = `${Math.max(margin, Math.min(line.left, room))}px`;
  const below = line.bottom + note.offsetHeight + margin < innerHeight;
  note.style.top = `${below ? line.bottom + 4 : line.top - note.offsetHeight - 4}px`;
}

function hide(): void {
  clearTimeout(leaving);
  shown?.removeAttribute('aria-describedby');
  shown = undefined;
  if (note.matches(':popover-open')) note.hidePopover();
}

/** The pointer may wander from the word onto its note. */
function hideSoon(): void {
  clearTimeout(leaving);
  leaving = setTimeout(hide, 200);
}

document.body.append(note);
for (const term of document.querySelectorAll<HTMLAnchorElement>('a[data-explains]')) {
  let touched = false;
  term.addEventListener('pointerdown', ({ pointerType }) => {
    touched = pointerType !== 'mouse' && shown !== term;
  });
  term.addEventListener('click', event => {
    if (touched) event.preventDefault();
    if (touched) show(term);
    touched = false;
  });
  term.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') show(term);
  });
  term.addEventListener('pointerleave', hideSoon);
  term.addEventListener('focus', () => {
    if (term.matches(':focus-visible')) show(term);
  });
  term.addEventListener('blur', hide);
}
note.addEventListener('pointerenter', () => clearTimeout(leaving));
note.addEventListener('pointerleave', hideSoon);
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') hide();
});
addEventListener('pointerdown', ({ target }) => {
  if (target instanceof Node && target !== note && !shown?.contains(target)) hide();
});
addEventListener('scroll', place, { passive: true });
