/** Both lines of succession, with everybody’s place in them and why a player is passed over. */
import { coreTitles } from '#engine/model/vocabulary.ts';
import type { Claim, Lines as LinesOf } from './successionBench.ts';
import type { NamesOf, SuccessionTexts } from './successionText.ts';

type Props = {
  readonly lines: LinesOf;
  readonly texts: SuccessionTexts;
  readonly names: NamesOf;
};

/** So that colour is never alone. */
const signs: { readonly [standing in Claim['standing']]: string } = {
  holder: '★',
  next: '→',
  open: '○',
  brig: '✕',
  cylon: '✕',
  absent: '–',
};

export function Lines({ lines, texts, names }: Props) {
  return (
    <div class="lines">
      {coreTitles.map(title => (
        <section key={title} aria-label={texts.line[title]}>
          <p class="label">{texts.line[title]}</p>
          <ol>
            {lines[title].map(({ character, standing }) => (
              <li key={character} data-standing={standing} aria-current={standing === 'holder' || undefined}>
                <span aria-hidden="true">{signs[standing]}</span>
                <b>{names[character]}</b> <small>{texts.standings[standing]}</small>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
