/** The whole game as a line: anywhere to go to, with marks where something happened. */
import { useMemo, useRef } from 'preact/hooks';
import type { SandboxSession } from '../../machine/session.ts';
import type { Branch } from '../../time/branches.ts';
import { type Landmark, landmarksOf } from '../../time/landmarks.ts';
import type { Said } from '../said.ts';
import { Branches } from './Branches.tsx';
import { Endings } from './Endings.tsx';

type Props = {
  readonly session: SandboxSession;
  readonly said: Said;
  readonly branches: readonly Branch[];
};

export function Time({ session, said, branches }: Props) {
  const { t } = said;
  const { game, at, of } = session;
  const last = session.gameAt(of);
  const marks = useMemo(() => landmarksOf(choice => session.gameAt(choice), of), [last]);
  const due = useRef<number | undefined>(undefined);
  if (game === undefined) return <p>{t('time.nothing')}</p>;

  /** Of all the places a finger passes in one frame only the last is drawn. */
  const scrub = (choice: number) => {
    const waits = due.current !== undefined;
    due.current = choice;
    if (waits) return;
    requestAnimationFrame(() => {
      const to = due.current;
      due.current = undefined;
      if (to !== undefined) session.jumpTo(to);
    });
  };
  const here = marks.findLast(mark => mark.at <= at);
  const before = marks.findLast(mark => mark.at < at);
  const after = marks.find(mark => mark.at > at);
  const shown = (mark: Landmark) => `${(mark.at * 100) / Math.max(1, of)}%`;
  return (
    <div class="time">
      <div class="scrubber">
        <div class="landmarks" aria-hidden="true">
          {marks.map((mark, i) => (
            <i key={i} class={mark.kind} style={{ insetInlineStart: shown(mark) }} />
          ))}
        </div>
        <input
          type="range"
          min={0}
          max={of}
          value={at}
          aria-label={t('time.scrubber')}
          aria-valuetext={`${t('time.at', { at, of })} ${here === undefined ? '' : markText(said, session, here)}`}
          onInput={({ currentTarget }) => scrub(Number(currentTarget.value))}
        />
      </div>
      <p class="time-here" role="status">
        {t('time.at', { at, of })} {here !== undefined && markText(said, session, here)}
      </p>
      <p class="prompt-keys">
        <button type="button" class="button quiet" disabled={at === 0} onClick={() => session.jumpTo(0)}>
          {t('time.first')}
        </button>
        <button
          type="button"
          class="button quiet"
          disabled={before === undefined}
          onClick={() => before && session.jumpTo(before.at)}
        >
          {t('time.before')}
        </button>
        <button
          type="button"
          class="button quiet"
          disabled={after === undefined}
          onClick={() => after && session.jumpTo(after.at)}
        >
          {t('time.after')}
        </button>
        <button type="button" class="button quiet" disabled={at === of} onClick={() => session.jumpTo(of)}>
          {t('time.last')}
        </button>
      </p>
      <details>
        <summary>{t('time.marks', { count: marks.length })}</summary>
        <ol class="mark-list">
          {marks.map((mark, i) => (
            <li key={i} class={mark.kind}>
              <button type="button" class="plain" onClick={() => session.jumpTo(mark.at)}>
                {markText(said, session, mark)}
              </button>
            </li>
          ))}
        </ol>
      </details>
      <Branches {...{ session, said, branches }} />
      <Endings {...{ session, said }} />
    </div>
  );
}

function markText({ t, words, card, seat }: Said, { gameAt }: SandboxSession, mark: Landmark): string {
  switch (mark.kind) {
    case 'turn': {
      const game = gameAt(mark.at);
      return t('time.turn', { n: mark.number, who: game === undefined ? '' : seat(game, mark.seat) });
    }
    case 'crisis':
      return t('time.crisis', { card: card(mark.card) });
    case 'jump':
      return t('time.jump', { card: card(mark.card) });
    case 'reveal': {
      const game = gameAt(mark.at);
      return t('time.reveal', { who: game === undefined ? '' : seat(game, mark.seat) });
    }
    case 'loss':
      return t('time.loss', { n: mark.amount, what: words.voice.name(mark.resource)('nom') });
    case 'damage':
      return t('time.damage', { what: card(mark.token) });
    case 'end':
      return t('time.end');
  }
}
