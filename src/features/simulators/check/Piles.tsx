/** The cards of the check, turned up: shuffled together, or sorted into those that count for it and those against. */
import type { ComponentChildren } from 'preact';
import type { CardId } from '#engine/model/vocabulary.ts';
import type { CheckTexts } from './CheckBench.tsx';
import type { Judged, Stage } from './checkBench.ts';

type Props = {
  readonly stage: Stage;
  readonly judged: Judged;
  readonly texts: CheckTexts;
  readonly show: (card: CardId) => ComponentChildren;
};

export function Piles({ stage, judged, texts, show }: Props) {
  if (stage === 'revealed') {
    const all = [...judged.for, ...judged.against].toSorted();
    return <Row label={texts.shuffled} cards={all} show={show} />;
  }
  const summed = stage !== 'sorted';
  return (
    <div class="piles">
      <Row
        label={texts.for}
        total={summed ? `+${judged.matching}` : undefined}
        cards={judged.for}
        show={show}
      />
      <Row
        label={texts.against}
        total={summed ? `−${judged.other}` : undefined}
        cards={judged.against}
        show={show}
      />
    </div>
  );
}

type RowProps = Pick<Props, 'show'> & {
  readonly label: string;
  readonly cards: readonly CardId[];
  readonly total?: string | undefined;
};

function Row({ label, cards, total, show }: RowProps) {
  return (
    <div class="pile">
      <p class="label">
        {label} {total !== undefined && <b>{total}</b>}
      </p>
      <ul class="cards">
        {cards.map((card, at) => (
          <li key={`${card} ${at}`} class="skill-card">
            {show(card)}
          </li>
        ))}
      </ul>
    </div>
  );
}
