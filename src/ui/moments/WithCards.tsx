/** A sentence in which each card it names leads to its page. */
import type { ComponentChildren } from 'preact';

/** A card with a page of its own, by the name that sentences give it. */
export interface NamedCard {
  readonly id: string;
  readonly name: string;
  readonly href: string;
}

type Props = { readonly text: string; readonly cards: readonly NamedCard[] };

export function WithCards({ text, cards }: Props) {
  // A name may stand within a longer one.
  const [card] = cards
    .filter(({ name }) => text.includes(name))
    .sort((a, b) => b.name.length - a.name.length);
  if (card === undefined) return <>{text}</>;
  const rest = cards.filter(one => one !== card);
  return (
    <>
      {text.split(card.name).map(
        (part, at): ComponentChildren => [
          at > 0 && (
            <a key={at} href={card.href} data-card={card.id}>
              {card.name}
            </a>
          ),
          <WithCards key={-at - 1} text={part} cards={rest} />,
        ],
      )}
    </>
  );
}
