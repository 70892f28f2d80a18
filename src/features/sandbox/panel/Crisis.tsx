/** The crisis card on the table, and the cards that stay in play. */
import { useTable } from '../scene.ts';
import { Card } from './Card.tsx';
import { InPlay } from './InPlay.tsx';

export function Crisis() {
  const { view, speech } = useTable();
  const { crisis } = view;
  const card = crisis && speech.card(crisis.card);
  return (
    <>
      {card !== undefined && crisis !== undefined && (
        <details class="on-table" open key={crisis.card}>
          <summary>
            <span class="label">{speech.t(crisis.super ? 'crisis.super' : 'crisis.label')}</span> {card.title}
          </summary>
          <Card card={card} />
        </details>
      )}
      <InPlay />
    </>
  );
}
