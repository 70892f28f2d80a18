/** Cards that stay in play: those that hold for everybody, and those that lie before a player. */

import { seatName } from '#ui/table/speech.ts';
import { useTable } from '../scene.ts';
import { Card } from './Card.tsx';

export function InPlay() {
  const { view, speech } = useTable();
  const lying = [
    ...view.inPlay.map(id => ({ id, before: undefined })),
    ...view.seats.flatMap(({ attached }, seat) =>
      attached.map(id => ({ id, before: seatName(speech, view.seats, seat) })),
    ),
  ].flatMap(({ id, before }) => {
    const card = speech.card(id);
    return card === undefined ? [] : [{ card, before }];
  });
  if (lying.length === 0) return null;
  const names = lying.map(({ card: { title }, before }) =>
    before === undefined ? title : `${title} (${before})`,
  );
  return (
    <details class="on-table in-play">
      <summary>
        <span class="label">{speech.t('crisis.inPlay')}</span> {names.join(', ')}
      </summary>
      {lying.map(({ card }, at) => (
        <Card key={at} card={{ ...card, title: names[at] ?? card.title }} />
      ))}
    </details>
  );
}
