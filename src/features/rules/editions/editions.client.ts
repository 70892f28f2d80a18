/** The questions of the editions, sifted by weight and area, and marked for the box that lies on the table. */
const fields = ['box', 'weight', 'area'] as const;
const query = new URLSearchParams(location.search);

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-editions]')) {
  const questions = [...document.querySelectorAll<HTMLElement>('.question')];
  const status = form.querySelector<HTMLElement>('[data-count]');
  const select = (name: string) => form.querySelector<HTMLSelectElement>(`select[name=${name}]`);
  const chosen = (name: string) => select(name)?.value ?? '';

  const sift = () => {
    const [box, weight, area] = fields.map(chosen);
    for (const question of questions) {
      const { weight: own, area: home } = question.dataset;
      question.hidden = (weight !== '' && own !== weight) || (area !== '' && home !== area);
      // What the box says otherwise, or not at all, is what its owners must hear.
      const stance = box === undefined || box === '' ? undefined : question.dataset[box];
      question.classList.toggle('marked', stance !== undefined && stance !== 'agrees');
      for (const entry of question.querySelectorAll<HTMLElement>('[data-box]')) {
        entry.classList.toggle('own', entry.dataset['box'] === box);
      }
    }
    for (const group of document.querySelectorAll<HTMLElement>('[data-group]')) {
      group.hidden = group.querySelector('.question:not([hidden])') === null;
    }
    const shown = questions.filter(({ hidden }) => !hidden);
    const marked = shown.filter(({ classList }) => classList.contains('marked'));
    const words = box === '' ? '' : (status?.dataset['count'] ?? '');
    status?.replaceChildren(
      words.replace('{shown}', `${shown.length}`).replace('{marked}', `${marked.length}`),
    );
  };

  for (const name of fields) {
    const field = select(name);
    const wanted = query.get(name);
    if (field !== null && wanted !== null && [...field.options].some(({ value }) => value === wanted))
      field.value = wanted;
  }
  form.addEventListener('submit', event => event.preventDefault());
  form.addEventListener('change', () => {
    const set = fields.map(name => [name, chosen(name)]).filter(([, value]) => value !== '');
    const search = new URLSearchParams(set).toString();
    history.replaceState(undefined, '', (search === '' ? location.pathname : `?${search}`) + location.hash);
    sift();
  });
  sift();
}
