/** The locations that a token may hit: which of them work, and which action is lost while one does not. */
import type { Words } from '#board/words.ts';
import { fill } from '#i18n/translate.ts';
import type { DamageTexts } from './DamageBench.tsx';
import type { Room } from './damageBench.ts';

type Props = {
  readonly rooms: readonly Room[];
  /** With so many damaged Galactica is lost. */
  readonly lost: number;
  readonly texts: DamageTexts;
  readonly words: Words;
  /** What the locations are good for. */
  readonly effects: { readonly [location: string]: string };
};

export function Rooms({ rooms, lost, texts, words, effects }: Props) {
  const legend = fill(texts.rooms, { n: rooms.filter(({ damaged }) => damaged).length, lost });
  return (
    <section class="condition" aria-label={legend}>
      <p class="label">{legend}</p>
      <ul>
        {rooms.map(({ location, works }) => (
          <li key={location} data-broken={!works || undefined}>
            <b>{words.voice.title('locations', location).title}</b>
            <span>{works ? texts.works : texts.broken}</span>
            {!works && <small>{fill(texts.off, { effect: effects[location] ?? '' })}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
