/** The position as text. */

import { lineText } from './describe/line.ts';
import { describe, type Topic } from './describe.ts';
import type { BoardModel } from './model.ts';
import type { Words } from './words.ts';

type Props = { readonly model: BoardModel; readonly words: Words; readonly about?: readonly Topic[] };

export function InWords({ model, words, about }: Props) {
  return (
    <details class="in-words">
      <summary>{words.t('inWords')}</summary>
      {describe(model, words, about).map(({ topic, title, lines }) => (
        <section key={topic}>
          <p class="label">{title}</p>
          <ul>
            {lines.map(line => (
              <li key={line.spot}>{lineText(words, line)}</li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}
