import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { cardsNamed } from '#ui/moments/cardsNamed.ts';
import { WithCards } from '#ui/moments/WithCards.tsx';

const ambush = { id: 'ambush', name: 'Ambush', href: '/en/cards/crisis/ambush/' };
const order = { id: 'executive-order', name: 'Executive Order', href: '/en/cards/skill/executive-order/' };
const president = { id: 'president', name: 'President', href: '/en/cards/title/president/' };
const office = {
  id: 'presidents-office',
  name: 'President’s Office',
  href: '/en/cards/location/presidents-office/',
};

test('each name in a sentence leads to its card, as often as it stands there', () => {
  const html = render(
    <WithCards text="Ambush, then Executive Order 2, then Ambush." cards={[order, ambush]} />,
  );
  expect(html.match(/href="\/en\/cards\/crisis\/ambush\/"/g)).toHaveLength(2);
  expect(html).toContain('data-card="executive-order">Executive Order</a> 2');
  expect(html.replace(/<[^>]*>/g, '')).toBe('Ambush, then Executive Order 2, then Ambush.');
});

test('a name within a longer one is not taken for it', () => {
  const html = render(<WithCards text="To the President’s Office." cards={[president, office]} />);
  expect(html).toBe(
    'To the <a href="/en/cards/location/presidents-office/" data-card="presidents-office">President’s Office</a>.',
  );
});

test('a sentence without a card is left as it is', () => {
  expect(render(<WithCards text="1 fuel is lost." cards={[ambush]} />)).toBe('1 fuel is lost.');
});

test('an event names cards in any field, skill cards without their strength; its cause is no name', () => {
  const cause = { node: 'crisis/ambush', rule: 'crisis.event' } as const;
  expect(
    cardsNamed([
      { type: 'card-played', seat: 0, card: 'executive-order/2', cause },
      { type: 'check-revealed', cards: ['repair/1', 'repair/2'], cause },
    ]),
  ).toEqual(expect.arrayContaining(['executive-order', 'repair']));
  expect(cardsNamed([{ type: 'card-played', seat: 0, card: 'repair/1', cause }])).not.toContain(
    'crisis.event',
  );
});
