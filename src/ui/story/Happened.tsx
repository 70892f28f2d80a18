/** What happened at a stop, in words, and the rules that made it happen; nothing where nothing is told. */

import type { EventType, GameEvent } from '#engine/model/event.ts';
import { type NamedCard, WithCards } from '../moments/WithCards.tsx';
import { CardTold } from './CardTold.tsx';
import { cardsToldAt } from './cardsToldAt.ts';
import type { Stop } from './index.ts';
import { linksOf } from './links.ts';
import { narrated, type Speech, tell } from './storyText.ts';
import type { CardSaid, Narration, PlayerTexts, RuleLink } from './texts.ts';
import { Whys } from './Whys.tsx';

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
  const [before, events] = toldApart(beat, kind);
  const told = narrated(stop, narration);
  if (before.length + events.length + told.length === 0) return undefined;
  // Before a question only what leads up to it: there is enough to read.
  const shows = kind === 'show';
  const links = shows ? linksOf(beat, rules) : [];
  const line = (event: GameEvent, i: number) => (
    <li key={i}>
      <WithCards text={tell(speech, beat.state, event, beat.before)} cards={named} />
    </li>
  );
  return (
    <div class={shows ? 'happened' : 'happened leads'}>
      {before.length > 0 && <ul class="before">{before.map(line)}</ul>}
      {events.length > 0 && <ul>{events.map(line)}</ul>}
      {told.map(text => (
        <p key={text} class="told">
          {text}
        </p>
      ))}
      {(shows ? cardsToldAt(beat) : []).map(id => {
        const card = cards[id];
        return card && <CardTold key={id} label={texts.cardLabel} card={card} />;
      })}
      <Whys label={texts.why} links={links} />
    </div>
  );
}

/** They name a step or a choice that is seen in what follows: where much is told at once they are left out. */
const plain: readonly EventType[] = [
  'step-began',
  'activated',
  'sector-activated',
  'action-taken',
  'option-chosen',
  'player-picked',
  'check-cards-discarded',
  // They lie open beside it.
  'check-revealed',
];

/** What only led up to it, and what it is about. */
function toldApart(
  { events, leads, led }: Stop['beat'],
  kind: Stop['kind'],
): readonly [readonly GameEvent[], readonly GameEvent[]] {
  if (led === undefined)
    return [[], kind === 'do' ? events.filter(({ type }) => type !== 'step-began') : events];
  const told = events.filter(({ type }) => !plain.includes(type));
  // Before a question all of it led up to it; where it is shown, what was told before is not among them.
  const ahead = kind === 'show' ? events.slice(0, leads).filter(event => told.includes(event)) : [];
  return [ahead, told.slice(ahead.length)];
}
