/**
 * An enlarged part of the board is a dialog as long as it is open: it has its name, and everything around it rests.
 * The browser opens it, closes it at Escape and gives the focus back, without script too.
 */
const resting: Element[] = [];

addEventListener(
  'toggle',
  ({ target: sheet }) => {
    if (!(sheet instanceof HTMLElement && sheet.matches('.board .sheet'))) return;
    const open = sheet.matches(':popover-open');
    sheet.role = open ? 'dialog' : null;
    sheet.ariaModal = open ? 'true' : null;
    sheet.ariaLabel = open ? (sheet.querySelector('.title')?.textContent ?? '') : null;
    for (const element of resting.splice(0)) element.removeAttribute('inert');
    if (!open) return;
    for (let inside: Element = sheet; inside.parentElement; inside = inside.parentElement) {
      const others = [...inside.parentElement.children].filter(
        one => one !== inside && !one.matches('[inert]'),
      );
      for (const other of others) other.toggleAttribute('inert', true);
      resting.push(...others);
    }
    // Where a screen is narrower than the drawing, it begins where the fleet stands.
    sheet.querySelector('.pane .here')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  },
  true,
);
