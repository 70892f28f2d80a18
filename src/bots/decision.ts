import type { Choice } from '#engine/model/choice.ts';

/** A seat's answer among two or more; chance and what is forced are no decisions. */
export function isDecision(choice: Choice): boolean {
  if (choice.seat === 'chance') return false;
  switch (choice.shape) {
    case 'yes-no':
      return true;
    case 'react':
      return choice.options.length > 0;
    case 'one':
      return choice.options.length > 1;
    case 'some': {
      if (choice.min < choice.max) return true;
      const all = choice.options.reduce((sum, o) => sum + (o.count ?? 1), 0);
      return choice.options.length > 1 && choice.min < all;
    }
  }
}
