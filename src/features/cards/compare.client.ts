/** Up to four characters side by side; which ones stands in the address. */
const most = 4;
const form = document.querySelector<HTMLFormElement>('form[data-compare]');
if (form) start(form);

function start(choice: HTMLFormElement) {
  const boxes = [...choice.querySelectorAll<HTMLInputElement>('input')];
  const sheets = document.querySelectorAll<HTMLElement>('[data-character]');
  const output = choice.querySelector('output');
  const asked = new URLSearchParams(location.search).get('characters')?.split(',') ?? [];
  for (const box of boxes) box.checked = asked.includes(box.value);

  function show() {
    const chosen = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    for (const sheet of sheets) sheet.hidden = !chosen.includes(sheet.dataset['character'] ?? '');
    const url = new URL(location.href);
    if (chosen.length === 0) url.searchParams.delete('characters');
    else url.searchParams.set('characters', chosen.join(','));
    history.replaceState(history.state, '', url);
  }

  choice.addEventListener('change', ({ target }) => {
    const full = boxes.filter(({ checked }) => checked).length > most;
    if (full && target instanceof HTMLInputElement) target.checked = false;
    output?.replaceChildren(full ? (choice.dataset['tooMany'] ?? '') : '');
    show();
  });
  show();
}
