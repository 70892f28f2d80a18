/** What a card says, at the step that speaks of it. */
import type { CardSaid } from './texts.ts';

type Props = { readonly label: string; readonly card: CardSaid };

export function CardTold({ label, card: { title, lines } }: Props) {
  return (
    <details class="card-told">
      <summary>
        {label} {title}
      </summary>
      <div class="card-text">
        {lines.map(line => (
          <p key={line.text}>
            {line.label !== undefined && <b>{line.label}: </b>}
            {line.text}
          </p>
        ))}
      </div>
    </details>
  );
}
