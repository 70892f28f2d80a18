/** A part of the page whose own script cannot be fetched: that is said once for all of them, and they can be asked for again. */
import { hasNewerVersion } from '#ui/loading/newerVersion.ts';
import { wordsOfPage } from '#ui/loading/wordsOfPage.ts';

/** An island of Astro: `start` fetches its script and brings it to life. */
type Island = HTMLElement & { readonly start?: () => Promise<void> };

const failed = new Set<Island>();
let notice: HTMLElement | undefined;

// Astro has asked twice by then (`astro-island`).
document.addEventListener('astro:hydration-error', ({ target }) => {
  if (!(target instanceof HTMLElement)) return;
  failed.add(target);
  if (notice === undefined) void say(target);
});

async function say(island: Island): Promise<void> {
  const { base, ...words } = wordsOfPage();
  const text = document.createElement('p');
  const button = document.createElement('button');
  const keys = document.createElement('p');
  const said = document.createElement('div');
  notice = said;
  Object.assign(button, { type: 'button', className: 'button quiet', textContent: words.again });
  button.onclick = askAgain;
  text.textContent = words.failed;
  keys.className = 'prompt-keys';
  keys.append(button);
  said.className = 'notice part-fault';
  said.setAttribute('role', 'alert');
  said.append(text, keys);
  island.before(said);
  if (!(await hasNewerVersion(base)) || notice !== said) return;
  text.textContent = words.newer;
  button.textContent = words.reload;
  button.onclick = () => location.reload();
}

function askAgain(): void {
  notice?.remove();
  notice = undefined;
  const islands = [...failed];
  failed.clear();
  for (const island of islands) {
    if (island.start === undefined) location.reload();
    else void island.start();
  }
}
