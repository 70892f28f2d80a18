/** A card in the middle of the table, as the pages of cards draw it: its deck, its title, what it says. */
import { Glyph } from '../bench/Glyph.tsx';
import type { CardTold } from '../table/texts.ts';

type Props = {
  readonly card: CardTold;
  /** What deck it is of, in words. */
  readonly kind: string;
  readonly symbol: string;
  /** The colour of a skill card. */
  readonly skill?: string | undefined;
  /** Drawn large, as one that is held up. */
  readonly large?: boolean;
  /** The line that matters now; the others step back. */
  readonly lit?: (line: CardTold['lines'][number]) => boolean;
  /** Its difficulty and skills, where it has a check. */
  readonly needs?: preact.ComponentChildren;
};

export function CardFace({ card, kind, symbol, skill, large = false, lit, needs }: Props) {
  const { kind: deck, title, lines } = card;
  const isLit = lit !== undefined && lines.some(lit);
  return (
    <article
      class="card-face stage-card"
      data-kind={deck}
      data-skill={skill}
      data-large={large || undefined}
      data-lit={isLit || undefined}
    >
      <header>
        <p class="label">{kind}</p>
        <p class="stage-title">{title}</p>
        <span class="deck">
          <Glyph d={symbol} />
        </span>
      </header>
      {needs}
      <div class="says">
        {lines.map((line, at) => (
          <p key={at} class={line.part} data-lit={lit?.(line) || undefined}>
            {line.label !== undefined && <b>{line.label} </b>}
            {line.text}
          </p>
        ))}
      </div>
    </article>
  );
}
