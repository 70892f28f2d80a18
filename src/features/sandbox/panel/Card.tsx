/** A card as it is read: its lines with their headings. */
import type { CardTold } from '#ui/table/texts.ts';

type Props = {
  readonly card: CardTold;
  readonly label?: string | undefined;
  /** What of it has just come into force. */
  readonly lit?: string | undefined;
};

export function Card({ card: { title, lines }, label, lit }: Props) {
  return (
    <article class="read-card">
      <h3>
        {label !== undefined && <span class="label">{label} </span>}
        {title}
      </h3>
      {lines.map(({ part, label: head, text }, at) => (
        <p key={at} class={part} data-lit={part === lit || undefined}>
          {head !== undefined && <b>{head} </b>}
          {text}
        </p>
      ))}
    </article>
  );
}
