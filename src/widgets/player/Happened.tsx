/** What happened at a stop, in words, and the rules that made it happen. */
import type { Beat } from '../../machines/story/index.ts';
import { linksOf } from './links.ts';
import type { Narration, PlayerTexts, RuleLink } from './texts.ts';
import { type Speech, tell } from './told.ts';

type Props = {
  readonly beat: Beat;
  readonly speech: Speech;
  readonly texts: PlayerTexts;
  readonly narration: Narration;
  readonly rules: { readonly [rule: string]: RuleLink };
};

export function Happened({ beat, speech, texts, narration, rules }: Props) {
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
            <li key={i}>{tell(speech, beat.state, event)}</li>
          ))}
        </ul>
      )}
      {told.map(text => (
        <p key={text} class="told">
          {text}
        </p>
      ))}
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
