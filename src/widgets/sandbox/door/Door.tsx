/** Where a game begins: at once, from a position, or as one likes it. */
import type { Opening } from '../../../machines/sandbox/opening.ts';
import type { DoorTexts } from '../texts.ts';
import { quickGame } from './quickGame.ts';

export interface Preset {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface DoorProps {
  readonly texts: DoorTexts;
  readonly presets: readonly Preset[];
  readonly lessons: readonly Preset[];
  /** Hydrated. */
  readonly ready: boolean;
  readonly waiting: boolean;
  readonly fault: string | undefined;
  readonly open: (opening: Opening) => void;
}

export function Door({ texts, presets, lessons, ready, waiting, fault, open }: DoorProps) {
  const start = (label: string, text: string, opening: () => Opening, main = false) => (
    <button
      type="button"
      class={main ? 'start main' : 'start'}
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
      <div class="starts needs-script">
        {start(texts.play, texts.playText, () => quickGame('human'), true)}
        {start(texts.watch, texts.watchText, () => quickGame('bot'))}
      </div>
      <p class="door-waiting" role="status">
        {waiting ? texts.loading : ''}
      </p>
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
