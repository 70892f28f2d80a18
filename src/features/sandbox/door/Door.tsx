/** Where a game begins: at once, from a position, or as one likes it. */

import { useState } from 'preact/hooks';
import { Fetched } from '#ui/loading/Fetched.tsx';
import { PartFault } from '#ui/loading/PartFault.tsx';
import type { Opening } from '#ui/table/opening.ts';
import type { DoorTexts, Site } from '#ui/table/texts.ts';
import { newGameIn } from '../newGameIn.ts';
import { quickGame } from './quickGame.ts';

export interface Preset {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface DoorProps {
  readonly site: Site;
  readonly texts: DoorTexts;
  /** The game that follows the lessons, as its address names it. */
  readonly firstRound: string;
  readonly presets: readonly Preset[];
  readonly lessons: readonly Preset[];
  /** Hydrated. */
  readonly ready: boolean;
  readonly waiting: boolean;
  readonly fault: string | undefined;
  /** Opens once more what could not be fetched; left out where nothing was missing. */
  readonly again: (() => void) | undefined;
  readonly open: (opening: Opening) => void;
}

export function Door({
  site,
  texts,
  firstRound,
  presets,
  lessons,
  ready,
  waiting,
  fault,
  again,
  open,
}: DoorProps) {
  const start = (label: string, text: string, opening: () => Opening, main = false) => (
    <button
      type="button"
      class={main ? 'start cut-panel main' : 'start cut-panel'}
      disabled={!ready || waiting}
      onClick={() => open(opening())}
    >
      <b>{label}</b>
      <span>{text}</span>
    </button>
  );
  return (
    <div class="sandbox door" data-hydrated={ready || undefined} aria-busy={waiting}>
      {fault !== undefined && (
        <p class="notice" role="alert">
          {fault}
        </p>
      )}
      {again !== undefined && <PartFault text={texts.unreachable} again={again} />}
      <div class="starts needs-script">
        {start(texts.play, texts.playText, () => quickGame('human'), true)}
        {start(texts.guided, texts.guidedText, () => newGameIn(firstRound))}
        {start(texts.watch, texts.watchText, () => quickGame('bot'))}
      </div>
      <p class="door-waiting" role="status">
        {waiting ? texts.loading : ''}
      </p>
      <OwnGame {...{ site, texts, open }} />
      <h2>{texts.presets}</h2>
      <p>{texts.presetsText}</p>
      <ul class="presets">
        {presets.map(({ id, title, text }) => (
          <li key={id}>{start(title, text, () => ({ from: 'preset', id }))}</li>
        ))}
      </ul>
      <details class="more-presets">
        <summary>{texts.lessons}</summary>
        <ul class="presets">
          {lessons.map(({ id, title, text }) => (
            <li key={id}>{start(title, text, () => ({ from: 'scenario-of-site', id }))}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** Fetched when it is unfolded: it knows every character and every ruling. */
function OwnGame({ site, texts, open }: Pick<DoorProps, 'site' | 'texts' | 'open'>) {
  const [isWanted, want] = useState(false);
  return (
    <details class="own-game needs-script" onToggle={({ currentTarget }) => currentTarget.open && want(true)}>
      <summary>
        <b>{texts.custom}</b> <span>{texts.customText}</span>
      </summary>
      {isWanted && (
        <Fetched load={() => import('./Custom.tsx')} waiting={<p role="status">{texts.loading}</p>}>
          {({ default: Custom }) => <Custom site={site} open={open} waiting={texts.loading} />}
        </Fetched>
      )}
    </details>
  );
}
