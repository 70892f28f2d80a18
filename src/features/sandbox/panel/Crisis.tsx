/** The crisis card on the table, the check as its cards pile up, and the cards that stay in play. */
import { useTable } from '../scene.ts';
import { Card } from './Card.tsx';
import { Check } from './Check.tsx';
import { InPlay } from './InPlay.tsx';

type Props = {
  /** Its cards are being sorted for all to see: that is enough of the check. */
  readonly sorted: boolean;
};

export function Crisis({ sorted }: Props) {
  const { view, speech } = useTable();
  const { crisis, check } = view;
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
      {check !== undefined && !sorted && <Check check={check} />}
      <InPlay />
    </>
  );
}
