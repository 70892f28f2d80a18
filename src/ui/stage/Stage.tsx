/** The stage: one beat in the middle of the board, and the check that lies between two of them. */
import { useState } from 'preact/hooks';
import type { View } from '#engine/view/view.ts';
import { placeOf } from './beats.ts';
import { CheckOnStage } from './CheckScene.tsx';
import { checkShown } from './checkShown.ts';
import { middle } from './scenes.tsx';
import { eventIn, headline, type Show, sentences } from './show.ts';

type Props = Show & {
  /** Others may be looking at the screen: what only one may see lies face down until they want to see it. */
  readonly sealed: boolean;
  /** On to the next beat. */
  readonly onNext: () => void;
};

/** A check that cards are being added to: it stays while somebody decides. */
export function StageBetween({ view, lib, speech }: Pick<Show, 'lib' | 'speech'> & { readonly view: View }) {
  const shown = checkShown({ before: view, after: view, progress: 1 });
  if (shown === undefined) return null;
  return (
    <div class="stage-scene" data-scene="check" data-between>
      <div class="stage-words">
        <p class="label">{speech.t('stage.scene.check')}</p>
      </div>
      <CheckOnStage {...{ shown, view, lib, speech }} />
    </div>
  );
}

export function Stage({ sealed, onNext, ...show }: Props) {
  const { beat, speech } = show;
  const place = placeOf(beat);
  if (place !== 'middle') return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Space does the same, and so does a button beside the board
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      class="stage-scene"
      data-scene={beat.scene}
      data-mood={moodOf(show)}
      onClick={() => !beat.waits && onNext()}
    >
      <div class="stage-words">
        <p class="label">{speech.t(`stage.scene.${beat.scene as 'card'}`)}</p>
        <Words show={show} sealed={sealed} />
      </div>
      <Scene key={`${beat.scene}`} show={show} sealed={sealed && beat.waits} onNext={onNext} />
    </div>
  );
}

function Words({ show, sealed }: { readonly show: Show; readonly sealed: boolean }) {
  const title = titleOf(show, sealed);
  const [first, ...more] = sentences(show).filter(line => line !== title);
  return (
    <>
      <p class="stage-title">{title}</p>
      {show.beat.scene !== 'check' && first !== undefined && !(sealed && show.beat.waits) && (
        <p class="more">{[first, ...more].slice(0, 2).join(' ')}</p>
      )}
    </>
  );
}

/** What the reader has become, or lost, comes before what the log says. */
function titleOf(show: Show, sealed: boolean): string {
  const { beat, speech, before } = show;
  const { chief } = beat;
  const { viewer } = before;
  if (chief.type === 'title-given') {
    const title = speech.office(chief.title)?.title ?? chief.title;
    if (chief.to === viewer) return speech.t('stage.gained', { title });
    if (before.titles[chief.title] === viewer) return speech.t('stage.lost', { title });
  }
  const shown = beat.scene === 'check' ? checkShown(show) : undefined;
  if (shown?.left !== undefined && eventIn(beat, 'check-revealed') !== undefined)
    return speech.t('stage.turning', { n: shown.turned.length, of: shown.turned.length + shown.left });
  if (beat.scene === 'loyalty' && !sealed && 'cards' in chief && chief.cards?.[0] !== undefined)
    return speech.cardTitle(chief.cards[0]);
  return headline(show);
}

function Scene({
  show,
  sealed,
  onNext,
}: {
  readonly show: Show;
  readonly sealed: boolean;
  readonly onNext: () => void;
}) {
  const { beat, speech } = show;
  const [looks, setLooks] = useState(false);
  const Drawn = middle[beat.scene];
  const { t } = speech;
  if (!beat.waits) return Drawn ? <Drawn show={show} /> : null;
  const hidden = sealed && !looks;
  return (
    <>
      {hidden ? (
        <span class="sealed" aria-hidden="true">
          <i />
        </span>
      ) : (
        Drawn && <Drawn show={show} />
      )}
      <p class="stage-keys">
        {hidden ? (
          <button type="button" class="button quiet" onClick={() => setLooks(true)}>
            {t('stage.look')}
          </button>
        ) : (
          <small>{t('stage.onlyYou')}</small>
        )}
        <button type="button" class="button" data-key="Enter" onClick={onNext}>
          {t(beat.scene === 'loyalty' ? 'stage.keep' : 'hints.close')}
        </button>
      </p>
    </>
  );
}

/** What colours the night behind it. */
function moodOf({ beat: { scene, chief }, lib }: Show): string | undefined {
  if (scene === 'reveal' || scene === 'death') return 'alarm';
  if (chief.type === 'sent' && lib.locations.get(chief.to)?.hazardous) return 'alarm';
  if (scene === 'jump') return 'fleet';
  const cards = 'cards' in chief ? (chief.cards ?? []) : 'card' in chief ? [chief.card ?? ''] : [];
  return cards.some(id => lib.loyalty.get(id)?.side === 'cylon') ? 'alarm' : undefined;
}
