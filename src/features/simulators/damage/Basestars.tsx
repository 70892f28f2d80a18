/** What the tokens on each basestar have made of it. */
import { capital, type Words } from '#board/words.ts';
import { fill } from '#i18n/translate.ts';
import type { DamageTexts } from './DamageBench.tsx';
import type { Basestar } from './damageBench.ts';

type Props = {
  readonly basestars: readonly Basestar[];
  readonly texts: DamageTexts;
  readonly words: Words;
  readonly tokenName: (token: string) => string;
};

export function Basestars({ basestars, texts, words, tokenName }: Props) {
  return (
    <section class="condition" aria-label={texts.basestars}>
      <p class="label">{texts.basestars}</p>
      <ul>
        {basestars.length === 0 && <li>{texts.noBasestars}</li>}
        {basestars.map(({ at, tokens, worth, enough, launches, attacks, add }) => (
          <li key={at} data-broken={tokens.length > 0 || undefined}>
            <b>{capital(words.voice.sector(at)('nom'), words)}</b>
            <span>{fill(texts.worth, { n: worth, enough })}</span>
            {tokens.length > 0 && <small class="tokens">{tokens.map(tokenName).join(' · ')}</small>}
            <small>
              <span data-off={!launches || undefined}>{launches ? texts.launches : texts.launchesNot}</span>
              {' · '}
              <span data-off={!attacks || undefined}>{attacks ? texts.attacks : texts.attacksNot}</span>
              {' · '}
              <span data-off={add > 0 || undefined}>
                {add > 0 ? fill(texts.add, { n: add }) : texts.addNot}
              </span>
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
