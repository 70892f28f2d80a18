/**
 * An enlarged part of the board is a dialog as long as it is open: it has its name, everything around it rests, and its
 * button says that it closes. The browser opens it, closes it at Escape and gives the focus back, without script too.
 */
const resting = new Set<Element>();

addEventListener(
  'toggle',
  event => {
    const sheet = event.target;
    if (!(sheet instanceof HTMLElement) || !sheet.matches('.board .sheet')) return;
    const button = sheet.querySelector<HTMLElement>('button');
    const open = sheet.matches(':popover-open');
    const { name = '' } = sheet.dataset;
    if (button) {
      const label = button.ariaLabel ?? '';
      button.ariaLabel = button.dataset['close'] ?? label;
      button.dataset['close'] = label;
    }
    for (const element of resting) element.removeAttribute('inert');
    resting.clear();
    document.documentElement.classList.toggle('has-dialog', open);
    if (!open) {
      for (const attribute of ['role', 'aria-modal', 'aria-label']) sheet.removeAttribute(attribute);
      return;
    }
    sheet.role = 'dialog';
    sheet.ariaModal = 'true';
    sheet.ariaLabel = name;
    for (
      let inside: Element = sheet;
      inside !== document.body;
      inside = inside.parentElement ?? document.body
    ) {
      for (const other of inside.parentElement?.children ?? []) {
        if (other === inside || other.hasAttribute('inert')) continue;
        other.setAttribute('inert', '');
        resting.add(other);
      }
    }
  },
  true,
);
