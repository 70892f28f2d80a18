/** One event at a time, while the picture is seen, nobody has paused it, and the reader has nothing against motion. */
const hero = document.querySelector<HTMLElement>('[data-hero]');
const pause = hero?.querySelector<HTMLButtonElement>('[data-pause]');
const told = [...(hero?.querySelectorAll<HTMLElement>('[data-told]') ?? [])];
const stillness = matchMedia('(prefers-reduced-motion: reduce)');
const pace = 7000;

let at = 0;
let isSeen = false;
let timer = 0;

function show(next: number): void {
  at = next % told.length;
  for (const [place, event] of told.entries()) event.hidden = place !== at;
  if (hero) hero.dataset['event'] = told[at]?.dataset['told'] ?? '';
}

function follow(): void {
  clearInterval(timer);
  const isPaused = pause?.getAttribute('aria-pressed') === 'true';
  if (isSeen && !isPaused && !stillness.matches) timer = window.setInterval(() => show(at + 1), pace);
  hero?.toggleAttribute('data-moving', isSeen && !isPaused && !stillness.matches);
}

pause?.addEventListener('click', () => {
  pause.setAttribute('aria-pressed', `${pause.getAttribute('aria-pressed') !== 'true'}`);
  follow();
});
// Who reads an event or is about to press its link keeps it.
hero?.addEventListener('focusin', () => clearInterval(timer));
hero?.addEventListener('focusout', follow);
stillness.addEventListener('change', follow);

if (hero) {
  new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? false;
    follow();
  }).observe(hero);
}
