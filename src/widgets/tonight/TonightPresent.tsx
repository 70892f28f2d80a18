/** The presenter: examples on the wall, controls and notes in a second window of the same device. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isLanguage, languages, nativeNames } from '../../i18n/languages.ts';
import { fill } from '../../i18n/translate.ts';
import { makePlace } from '../../machines/player.ts';
import type { Presented } from '../../machines/tonight/presenterBench.ts';
import { benchId } from '../bench/useAddress.ts';
import { useHydrated } from '../bench/useHydrated.ts';
import type { PlayerTexts } from '../player/texts.ts';
import { Qr } from '../sandbox/desk/share/Qr.tsx';
import type { Site } from '../sandbox/texts.ts';
import { Lesson } from './present/Lesson.tsx';
import { isSimulator, pathOfStory } from './present/pathOfStory.ts';
import { Simulator } from './present/Simulator.tsx';
import { Timer } from './present/Timer.tsx';
import { useTold } from './present/told.ts';
import { usePresenter } from './present/usePresenter.ts';
import { useWallKeys } from './present/useWallKeys.ts';
import type { TonightTexts } from './texts.ts';

export interface StoryToPresent {
  readonly id: string;
  readonly title: string;
  /** A letter a stop (`machines/tonight/presenterBench.ts`). */
  readonly stops: string;
}

export type TonightPresentProps = {
  readonly site: Site;
  readonly texts: TonightTexts['present'];
  readonly player: PlayerTexts;
  readonly stories: readonly { readonly name: string; readonly stories: readonly StoryToPresent[] }[];
};

export function TonightPresent({ site, texts, player, stories }: TonightPresentProps) {
  const hydrated = useHydrated();
  const [isNotes, setNotes] = useState(false);
  useEffect(() => setNotes(new URLSearchParams(location.search).has('notes')), []);
  const all = useMemo(() => stories.flatMap(group => group.stories), [stories]);
  const presenter = usePresenter(useMemo(() => new Map(all.map(({ id, stops }) => [id, stops])), [all]));
  const { state, stage, answer, back } = presenter;
  const wall = useRef<HTMLDivElement>(null);
  const fullScreen = () => {
    if (document.fullscreenElement === null) void wall.current?.requestFullscreen();
    else void document.exitFullscreen();
  };
  useWallKeys(presenter, fullScreen);
  // An example named in the address is opened once: a reload goes on where the lesson is.
  useEffect(() => {
    const url = new URL(location.href);
    const named = url.searchParams.get('scenario');
    if (named === null) return;
    answer({ type: 'open', scenario: named });
    url.searchParams.delete('scenario');
    history.replaceState(history.state, '', url);
  }, []);

  const { scenario } = state;
  const simulated = scenario !== undefined && isSimulator(scenario);
  const stepped = simulated ? undefined : scenario;
  const told = useTold(site.base, stepped === undefined ? undefined : site.language, stepped ?? '');
  const second = state.beside !== undefined && isLanguage(state.beside) ? state.beside : undefined;
  const toldBeside = useTold(site.base, stepped === undefined ? undefined : second, stepped ?? '');
  const title = all.find(({ id }) => id === scenario)?.title;
  const stops = all.find(({ id }) => id === scenario)?.stops ?? '';
  const link = scenario === undefined || !hydrated ? '' : linkTo(site, scenario, state);
  const isRunning = simulated || (scenario !== undefined && typeof told === 'object');
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
            onClick={() => window.open(`${location.pathname}?notes`, 'notes', 'popup,width=900,height=700')}
          >
            {texts.openNotes}
          </button>
          <span class="hint">{texts.keys}</span>
        </p>
      )}
      {scenario === undefined && (
        <div class="present-list">
          <h2>{texts.choose}</h2>
          {stories.map(({ name, stories: some }) => (
            <section key={name}>
              <h3>{name}</h3>
              <ul>
                {some.map(one => (
                  <li key={one.id}>
                    <button
                      type="button"
                      disabled={!hydrated}
                      onClick={() => answer({ type: 'open', scenario: one.id })}
                    >
                      {one.title}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      {told === 'failed' && scenario !== undefined && <p role="alert">{texts.failed}</p>}
      {isRunning && (
        <div class="present-stage">
          <p class="present-title">
            {title} <span>{fill(texts.step, { n: state.at + 1, of: stops.length })}</span>{' '}
            <Timer ends={state.ends} over={texts.timeUp} />
          </p>
          <div class="present-lesson">
            {simulated && (
              <Simulator
                key={scenario}
                page={`${site.base}${site.language}/${pathOfStory(scenario)}`}
                title={title ?? ''}
                presenter={presenter}
              />
            )}
            {typeof told === 'object' && (
              <Lesson {...lesson} language={site.language} told={told} show={isNotes ? 'notes' : 'all'} />
            )}
            {!isNotes && second !== undefined && typeof toldBeside === 'object' && (
              <Lesson {...lesson} language={second} told={toldBeside} show="words" />
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
      {isNotes && (
        <div class="present-controls">
          <p>
            <button type="button" class="button quiet" onClick={back}>
              {texts.back}
            </button>
            <button type="button" class="button" onClick={() => answer({ type: 'next' })}>
              {stage === 'asking' ? texts.reveal : texts.next}
            </button>
            <button
              type="button"
              class="button quiet"
              aria-pressed={state.blank}
              onClick={() => answer({ type: 'blank' })}
            >
              {texts.blank}
            </button>
            <button
              type="button"
              class="button quiet"
              aria-pressed={state.code}
              onClick={() => answer({ type: 'code' })}
            >
              {texts.code}
            </button>
            <button
              type="button"
              class="button quiet"
              onClick={() => answer({ type: 'open', scenario: undefined })}
            >
              {texts.other}
            </button>
          </p>
          <p>
            <span class="label">{texts.timer}</span>
            {[1, 3, 5, 10].map(minutes => (
              <button
                key={minutes}
                type="button"
                class="button quiet"
                onClick={() => answer({ type: 'timer', ends: Date.now() + minutes * 60_000 })}
              >
                {fill(texts.minutes, { n: minutes })}
              </button>
            ))}
            <button
              type="button"
              class="button quiet"
              onClick={() => answer({ type: 'timer', ends: undefined })}
            >
              {texts.noTimer}
            </button>
          </p>
          <label class="select-line">
            {texts.beside}
            <select
              value={second ?? ''}
              onChange={({ currentTarget: { value } }) =>
                answer({ type: 'beside', language: value === '' ? undefined : value })
              }
            >
              <option value="">{texts.none}</option>
              {languages
                .filter(one => one !== site.language)
                .map(one => (
                  <option key={one} value={one}>
                    {nativeNames[one]}
                  </option>
                ))}
            </select>
          </label>
          <p class="hint">{texts.handKeys}</p>
        </div>
      )}
    </div>
  );
}

/** The same step in the player, for whoever follows on a phone. */
function linkTo({ base, language }: Site, scenario: string, { at, place }: Presented): string {
  if (isSimulator(scenario))
    return new URL(`${base}${language}/${pathOfStory(scenario)}${place}`, location.href).href;
  const name = scenario.replaceAll('/', '.');
  const url = new URL(`${base}${language}/${pathOfStory(scenario)}`, location.href);
  const stop = makePlace(at);
  if (stop !== undefined) url.searchParams.set(name, stop);
  url.hash = benchId(name);
  return url.href;
}
