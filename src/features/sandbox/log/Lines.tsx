/** Events as sentences, each with its cards and the rules that made it happen, which are opened under it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameEvent } from '#engine/model/event.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import type { ToldEvents } from '#text/log/tellLog.ts';
import { cardsNamed } from '#ui/moments/cardsNamed.ts';
import { WithCards } from '#ui/moments/WithCards.tsx';
import type { Seats } from '#ui/table/seats.ts';
import { told } from '#ui/table/speech.ts';
import { Card } from '../panel/Card.tsx';
import { useTable } from '../scene.ts';
import { isAbout, isOfKind, type LogKind } from './kinds.ts';
import { RuleInPlace } from './RuleInPlace.tsx';
import { together } from './together.ts';

const sentences = new WeakMap<readonly GameEvent[], readonly ToldEvents[]>();

type Props = {
  readonly events: readonly GameEvent[];
  /** Who played whom before them; now, unless it says otherwise. */
  readonly seats?: Seats;
  readonly kind?: LogKind;
  /** Only what has to do with this player. */
  readonly person?: Seat | undefined;
};

export function Lines({ events, seats, kind = 'all', person }: Props) {
  const { speech, view } = useTable();
  const all = sentences.get(events) ?? told(speech, seats ?? view.seats, events);
  sentences.set(events, all);
  const shown = all.filter(({ events: of }) =>
    of.some(event => isOfKind(event, kind) && isAbout(event, person)),
  );
  return (
    <>
      {together(shown).map(({ text, events: of, times }, at) => (
        <Line key={`${at} ${text}`} text={text} events={of} times={times} />
      ))}
    </>
  );
}

type Opened = { readonly of: 'card' | 'rule'; readonly id: string };

function Line({ text, events, times }: ToldEvents & { readonly times: number }) {
  const { speech } = useTable();
  const [opened, setOpened] = useState<Opened | undefined>(undefined);
  const line = useRef<HTMLLIElement>(null);
  const rules = [...new Set(events.flatMap(({ cause }) => cause.rule ?? []))];
  const toggle = (next: Opened) =>
    setOpened(opened?.of === next.of && opened.id === next.id ? undefined : next);
  useEffect(() => {
    // What is opened at the end of the log is seen.
    if (opened !== undefined) line.current?.scrollIntoView({ block: 'nearest' });
  }, [opened]);
  // A link leads out of the game; pressed as it is, it opens here.
  const openHere = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const { card, ruleId } = link?.dataset ?? {};
    if (card === undefined && ruleId === undefined) return;
    event.preventDefault();
    toggle(card === undefined ? { of: 'rule', id: ruleId ?? '' } : { of: 'card', id: card });
  };
  useEffect(() => {
    const { current } = line;
    current?.addEventListener('click', openHere);
    return () => current?.removeEventListener('click', openHere);
  });
  const card = opened?.of === 'card' ? (speech.card(opened.id) ?? speech.location(opened.id)) : undefined;
  return (
    <li ref={line}>
      <WithCards text={text} cards={cardsNamed(events).flatMap(id => speech.named(id) ?? [])} />
      {times > 1 && <b class="log-times"> ×{times}</b>}{' '}
      {rules.map(id => {
        const rule = speech.rule(id);
        return (
          rule && (
            <a
              key={id}
              class="rule-of"
              href={rule.href}
              data-rule-id={id}
              title={rule.name}
              aria-label={speech.t('log.rule', { name: rule.name })}
              aria-expanded={opened?.of === 'rule' && opened.id === id}
            >
              §
            </a>
          )
        );
      })}
      {card !== undefined && (
        <div class="log-opened" role="status">
          <Card card={card} />
        </div>
      )}
      {opened?.of === 'rule' && <RuleInPlace key={opened.id} id={opened.id} />}
    </li>
  );
}
