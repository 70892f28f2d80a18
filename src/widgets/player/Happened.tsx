/** What happened at a stop, in words, and the rules that made it happen. */
import type { Beat } from '../../machines/story/index.ts';
import { type NamedCard, WithCards } from '../cards/WithCards.tsx';
import { CardTold } from './CardTold.tsx';
import { cardsToldAt } from './cardsToldAt.ts';
import { linksOf } from './links.ts';
import type { CardSaid, Narration, PlayerTexts, RuleLink } from './texts.ts';
import { type Speech, tell } from './told.ts';

type Props = {
  readonly beat: Beat;
  readonly speech: Speech;
  readonly texts: PlayerTexts;
  readonly narration: Narration;
  readonly rules: { readonly [rule: string]: RuleLink };
  /** Cards that have a page. */
  readonly named: readonly NamedCard[];
  /** The cards of the example, where they are to be shown. */
  readonly cards?: { readonly [card: string]: CardSaid };
};

export function Happened({ beat, speech, texts, narration, rules, named, cards = {} }: Props) {
  const { events, marks, at } = beat;
  const told = [
    ...(at === 0 ? [narration.text] : []),
    ...marks.flatMap(({ name }) => narration.marks?.[name] ?? []),
  ];
  const links = linksOf(beat, rules);
  return (
    <div class="happened">
      {events.length > 0 && (
        <ul>
          {events.map((event, i) => (
            <li key={i}>
              <WithCards text={tell(speech, beat.state, event)} cards={named} />
            </li>
          ))}
        </ul>
      )}
      {told.map(text => (
        <p key={text} class="told">
          {text}
        </p>
      ))}
      {cardsToldAt(beat).map(id => {
        const card = cards[id];
        return card && <CardTold key={id} label={texts.cardLabel} card={card} />;
      })}
      {links.length > 0 && (
        <p class="why">
          {texts.why}{' '}
          {links.map(({ href, name }, i) => (
            <span key={href}>
              {i > 0 && ' · '}
              <a href={href}>{name}</a>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
