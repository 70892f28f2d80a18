/** Where a game begins: at once, from a position, or as one likes it. */

import type { ComponentChildren } from 'preact';
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
  /** The game to go on with, once it is known that there is one. */
  readonly last: ComponentChildren;
  readonly goesOn: boolean;
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
  last,
  goesOn,
}: DoorProps) {
  const start = (name: string, label: string, text: string, opening: () => Opening, main = false) => (
    <button
      type="button"
      data-start={name}
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
      <div class="first-start needs-script">
        {last}
        {!goesOn && start('guided', texts.guided, texts.guidedText, () => newGameIn(firstRound), true)}
      </div>
      <div class="starts needs-script">
        {start('play', texts.play, texts.playText, () => quickGame('human'))}
        {goesOn && start('guided', texts.guided, texts.guidedText, () => newGameIn(firstRound))}
        {start('watch', texts.watch, texts.watchText, () => quickGame('bot'))}
        {start('edit', texts.edit, texts.editText, () => ({ ...quickGame('human'), edits: true }))}
      </div>
      <p class="door-waiting" role="status">
        {waiting ? texts.loading : ''}
      </p>
      <OwnGame {...{ site, texts, open }} />
      <h2>{texts.presets}</h2>
      <p>{texts.presetsText}</p>
      <ul class="presets">
        {presets.map(({ id, title, text }) => (
          <li key={id}>{start(id, title, text, () => ({ from: 'preset', id }))}</li>
        ))}
      </ul>
      <details class="more-presets">
        <summary>{texts.lessons}</summary>
        <ul class="presets">
          {lessons.map(({ id, title, text }) => (
            <li key={id}>{start(id, title, text, () => ({ from: 'scenario-of-site', id }))}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** Fetched when it is unfolded: it knows every character and every ruling. */
function OwnGame({ site, texts, open }: Pick<DoorProps, 'site' | 'texts' | 'open'>) {
  const [isWanted, setIsWanted] = useState(false);
  return (
    <details
      class="own-game needs-script"
      onToggle={({ currentTarget }) => currentTarget.open && setIsWanted(true)}
    >
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
