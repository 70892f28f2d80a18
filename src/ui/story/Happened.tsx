/** What happened at a stop, in words, and the rules that made it happen; nothing where nothing is told. */

import { type NamedCard, WithCards } from '../moments/WithCards.tsx';
import { CardTold } from './CardTold.tsx';
import { cardsToldAt } from './cardsToldAt.ts';
import type { Stop } from './index.ts';
import { linksOf } from './links.ts';
import { narrated, type Speech, tell } from './storyText.ts';
import type { CardSaid, Narration, PlayerTexts, RuleLink } from './texts.ts';

type Props = {
  readonly stop: Stop;
  readonly speech: Speech;
  readonly texts: PlayerTexts;
  readonly narration: Narration;
  readonly rules: { readonly [rule: string]: RuleLink };
  /** Cards that have a page. */
  readonly named: readonly NamedCard[];
  /** The cards of the example, where they are to be shown. */
  readonly cards?: { readonly [card: string]: CardSaid };
};

export function Happened({ stop, speech, texts, narration, rules, named, cards = {} }: Props) {
  const { beat, kind } = stop;
  const { events } = beat;
  const told = narrated(stop, narration);
  if (events.length + told.length === 0) return undefined;
  // Before a question only what leads up to it: there is enough to read.
  const shows = kind === 'show';
  const links = shows ? linksOf(beat, rules) : [];
  return (
    <div class={shows ? 'happened' : 'happened leads'}>
      {events.length > 0 && (
        <ul>
          {events.map((event, i) => (
            <li key={i}>
              <WithCards text={tell(speech, beat.state, event, beat.before)} cards={named} />
            </li>
          ))}
        </ul>
      )}
      {told.map(text => (
        <p key={text} class="told">
          {text}
        </p>
      ))}
      {(shows ? cardsToldAt(beat) : []).map(id => {
        const card = cards[id];
        return card && <CardTold key={id} label={texts.cardLabel} card={card} />;
      })}
      {links.length > 0 && (
        <p class="why">
          {texts.why}{' '}
          {links.map(({ href, name }, i) => (
            <span key={href}>
              {i > 0 && '\u00a0· '}
              <a href={href}>{name}</a>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
