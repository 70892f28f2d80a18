import { fetchPage } from '#site/trusted.ts';

/** A link to a card shows its face while it is pointed at or has the focus; Escape puts it away. */
const faces = new Map<string, Promise<Element | undefined>>();
let shown: HTMLElement | undefined;

function faceAt(href: string): Promise<Element | undefined> {
  const known = faces.get(href) ?? fetchFace(href);
  faces.set(href, known);
  return known;
}

async function fetchFace(href: string): Promise<Element | undefined> {
  try {
    return (await fetchPage(href)).querySelector('.card-face') ?? undefined;
  } catch {
    faces.delete(href);
    return undefined;
  }
}

async function show(link: HTMLAnchorElement): Promise<void> {
  const face = await faceAt(link.href);
  if (face === undefined || !link.matches(':hover, :focus-visible')) return;
  hide();
  shown = document.createElement('div');
  shown.className = 'card-preview';
  // What it says stands behind the link; a screen reader is not told twice.
  shown.setAttribute('aria-hidden', 'true');
  shown.append(face.cloneNode(true));
  document.body.append(shown);
  const { left, bottom, top } = link.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = shown;
  const below = bottom + height + 8 < innerHeight;
  shown.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8)) + scrollX}px`;
  shown.style.top = `${(below ? bottom + 6 : Math.max(8, top - height - 6)) + scrollY}px`;
}

function hide(): void {
  shown?.remove();
  shown = undefined;
}

const linkOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-card]') : null;

for (const [start, end] of [
  ['pointerover', 'pointerout'],
  ['focusin', 'focusout'],
] as const) {
  addEventListener(start, ({ target }) => {
    const link = linkOf(target);
    if (link !== null) show(link);
  });
  addEventListener(end, ({ target }) => {
    if (linkOf(target) !== null) hide();
  });
}
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') hide();
});
