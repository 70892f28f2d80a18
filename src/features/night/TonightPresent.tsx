/** The presenter: examples on the wall, controls and notes in a second window of the same device. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Book } from '#books/registry.ts';
import { isLanguage } from '#i18n/languages.ts';
import { fill } from '#i18n/translate.ts';
import { benchId } from '#ui/bench/useAddress.ts';
import { useHydrated } from '#ui/bench/useHydrated.ts';
import { Qr } from '#ui/keep/Qr.tsx';
import { PartFault } from '#ui/loading/PartFault.tsx';
import { makePlace } from '#ui/story/playerMachine.ts';
import type { PlayerTexts } from '#ui/story/texts.ts';
import type { Site } from '#ui/table/texts.ts';
import { Controls } from './present/Controls.tsx';
import { Lesson } from './present/Lesson.tsx';
import { isSimulator, pathOfStory } from './present/pathOfStory.ts';
import { Simulator } from './present/Simulator.tsx';
import { StoryList } from './present/StoryList.tsx';
import { Timer } from './present/Timer.tsx';
import { isUntold, untold } from './present/untold.ts';
import { usePresenter } from './present/usePresenter.ts';
import { useShown } from './present/useShown.ts';
import { useWallKeys } from './present/useWallKeys.ts';
import type { Presented } from './presenterBench.ts';
import type { TonightTexts } from './texts.ts';

export interface StoryToPresent {
  readonly id: string;
  readonly title: string;
  /** A letter a stop (`features/night/presenterBench.ts`). */
  readonly stops: string;
  readonly book: Book;
}

export interface StoryGroup {
  readonly name: string;
  readonly stories: readonly StoryToPresent[];
}

export type TonightPresentProps = {
  readonly site: Site;
  readonly texts: TonightTexts['present'];
  readonly player: PlayerTexts;
  readonly bookNames: { readonly [book in Book]: string };
  readonly stories: readonly StoryGroup[];
};

export function TonightPresent({ site, texts, player, bookNames, stories }: TonightPresentProps) {
  const hydrated = useHydrated();
  const [isNotes, setNotes] = useState(false);
  useEffect(() => setNotes(new URLSearchParams(location.search).has('notes')), []);
  const all = useMemo(() => stories.flatMap(group => group.stories), [stories]);
  const presenter = usePresenter(useMemo(() => new Map(all.map(({ id, stops }) => [id, stops])), [all]));
  const { state, stage, answer } = presenter;
  const [failed, setFailed] = useState<string | undefined>(undefined);
  const [blocked, setBlocked] = useState(false);
  async function open(id: string): Promise<void> {
    setFailed(undefined);
    if (all.some(one => one.id === id)) return answer({ type: 'open', scenario: id });
    try {
      const { story } = await untold(site, id);
      answer({ type: 'open', scenario: id, stops: story.stops.map(() => 's').join('') });
    } catch {
      setFailed(id);
    }
  }
  const wall = useRef<HTMLDivElement>(null);
  const fullScreen = () => {
    if (document.fullscreenElement !== null) void document.exitFullscreen();
    // A device without it shows the page as it is.
    else wall.current?.requestFullscreen?.().catch(() => undefined);
  };
  useWallKeys(presenter, fullScreen);
  // An example named in the address is opened once: a reload goes on where the lesson is.
  useEffect(() => {
    const url = new URL(location.href);
    const named = url.searchParams.get('scenario');
    if (named === null) return;
    const step = Number(url.searchParams.get('step') ?? 0);
    void open(named).then(() => step > 0 && answer({ type: 'go', to: step }));
    for (const name of ['scenario', 'step']) url.searchParams.delete(name);
    history.replaceState(history.state, '', url);
  }, []);

  const { scenario } = state;
  const simulated = scenario !== undefined && isSimulator(scenario);
  const second = state.beside !== undefined && isLanguage(state.beside) ? state.beside : undefined;
  const stepped = simulated ? undefined : scenario;
  const listed = all.find(({ id }) => id === scenario);
  const { shown, again } = useShown(
    site.base,
    stepped === undefined ? undefined : site.language,
    stepped,
    listed !== undefined,
  );
  const { shown: shownBeside } = useShown(
    site.base,
    stepped === undefined ? undefined : second,
    stepped,
    listed !== undefined,
  );
  const title = listed?.title ?? (isUntold(shown) ? shown.narration.title : '');
  const steps = (listed?.stops ?? state.stops ?? '').length;
  const link = scenario === undefined || !hydrated ? '' : linkTo(site, scenario, state);
  const isRunning = simulated || (scenario !== undefined && typeof shown === 'object');
  const lesson = { id: scenario ?? '', presenter, texts, player };

  return (
    <div
      class={isNotes ? 'present notes' : 'present wall'}
      ref={wall}
      data-hydrated={hydrated || undefined}
      data-stage={stage}
      data-at={state.at}
      data-beside={second}
    >
      {!isNotes && (
        <p class="present-keys needs-script">
          <button type="button" class="button" disabled={!hydrated} onClick={fullScreen}>
            {texts.fullScreen}
          </button>
          <button
            type="button"
            class="button quiet"
            disabled={!hydrated}
            onClick={() => setBlocked(openNotes() === null)}
          >
            {texts.openNotes}
          </button>
          {scenario !== undefined && !simulated && (
            <>
              <button type="button" class="button quiet" onClick={presenter.back}>
                {texts.back}
              </button>
              <button type="button" class="button quiet" onClick={() => answer({ type: 'next' })}>
                {stage === 'asking' ? texts.reveal : texts.next}
              </button>
            </>
          )}
          {scenario !== undefined && (
            <button
              type="button"
              class="button quiet"
              onClick={() => answer({ type: 'open', scenario: undefined })}
            >
              {texts.other}
            </button>
          )}
          <span class="hint">{texts.keys}</span>
          {blocked && (
            <span class="notice" role="alert">
              {texts.blocked}{' '}
              <a href="?notes" target="_blank" rel="noopener">
                {texts.openNotes}
              </a>
            </span>
          )}
        </p>
      )}
      {scenario === undefined && (
        <StoryList {...{ site, texts, bookNames, open }} groups={stories} disabled={!hydrated} />
      )}
      {again !== undefined && <PartFault text={texts.failed} again={again} />}
      {failed !== undefined && <PartFault text={texts.failed} again={() => void open(failed)} />}
      {isRunning && (
        <div class="present-stage">
          <p class="present-title">
            {title} {!simulated && <span>{fill(texts.step, { n: state.at + 1, of: steps })}</span>}{' '}
            <Timer ends={state.ends} over={texts.timeUp} />
          </p>
          <div class="present-lesson">
            {simulated && (
              <Simulator
                key={scenario}
                page={`${site.base}${site.language}/${pathOfStory(scenario)}`}
                title={title}
                presenter={presenter}
              />
            )}
            {typeof shown === 'object' && (
              <Lesson {...lesson} language={site.language} told={shown} show={isNotes ? 'notes' : 'all'} />
            )}
            {!isNotes && second !== undefined && typeof shownBeside === 'object' && (
              <Lesson {...lesson} language={second} told={shownBeside} show="words" />
            )}
          </div>
          {!isNotes && state.code && (
            <div class="present-code">
              <Qr link={link} label={texts.code} tooLong={texts.code} />
            </div>
          )}
          {!isNotes && state.blank && <div class="present-blank" role="img" aria-label={texts.blank} />}
        </div>
      )}
      {isNotes && <Controls {...{ site, texts, presenter }} />}
    </div>
  );
}

/** Nothing where the browser lets no page open another. */
const openNotes = () => window.open(`${location.pathname}?notes`, 'notes', 'popup,width=900,height=700');

/** The same step in the player, for people who follow on a phone; what has no page of its own is shown here. */
function linkTo({ base, language }: Site, scenario: string, { at, place, stops }: Presented): string {
  if (stops !== undefined)
    return new URL(`${base}${language}/tonight/present/?scenario=${scenario}&step=${at}`, location.href).href;
  if (isSimulator(scenario))
    return new URL(`${base}${language}/${pathOfStory(scenario)}${place}`, location.href).href;
  const name = scenario.replaceAll('/', '.');
  const url = new URL(`${base}${language}/${pathOfStory(scenario)}`, location.href);
  const stop = makePlace(at);
  if (stop !== undefined) url.searchParams.set(name, stop);
  url.hash = benchId(name);
  return url.href;
}
