/** The plan stands behind the address of the page that is left, and so behind that of the next one. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-evening-parts] a'))
  link.addEventListener('click', () => {
    if (location.hash.startsWith('#plan=')) link.hash = location.hash;
  });
