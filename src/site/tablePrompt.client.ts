import { layTable } from '#ui/keep/table.ts';

/** What is answered is gone from the page: the text that now tells one table follows, and it is said that it does. */
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-lay]')) {
  button.addEventListener('click', () => {
    layTable((button.dataset['lay'] ?? '').split(' '));
    document.getElementById('text')?.focus({ preventScroll: true });
    const status = document.querySelector<HTMLElement>('[data-laid]');
    if (status !== null) status.textContent = status.dataset['laid'] ?? '';
  });
}
