/** What whoever teaches presses beside the notes. */
import { languages, nativeNames } from '../../../i18n/languages.ts';
import { fill } from '../../../i18n/translate.ts';
import type { Site } from '../../sandbox/texts.ts';
import type { TonightTexts } from '../texts.ts';
import type { Presenter } from './usePresenter.ts';

type Props = {
  readonly site: Site;
  readonly texts: TonightTexts['present'];
  readonly presenter: Presenter;
};

export function Controls({ site, texts, presenter: { state, stage, answer, back } }: Props) {
  const quiet = (name: string, onClick: () => void, pressed?: boolean) => (
    <button key={name} type="button" class="button quiet" aria-pressed={pressed} onClick={onClick}>
      {name}
    </button>
  );
  return (
    <div class="present-controls">
      <p>
        {quiet(texts.back, back)}
        <button type="button" class="button" onClick={() => answer({ type: 'next' })}>
          {stage === 'asking' ? texts.reveal : texts.next}
        </button>
        {quiet(texts.blank, () => answer({ type: 'blank' }), state.blank)}
        {quiet(texts.code, () => answer({ type: 'code' }), state.code)}
        {quiet(texts.other, () => answer({ type: 'open', scenario: undefined }))}
      </p>
      <p>
        <span class="label">{texts.timer}</span>
        {[1, 3, 5, 10].map(n =>
          quiet(fill(texts.minutes, { n }), () => answer({ type: 'timer', ends: Date.now() + n * 60_000 })),
        )}
        {quiet(texts.noTimer, () => answer({ type: 'timer', ends: undefined }))}
      </p>
      <label class="select-line">
        {texts.beside}
        <select
          value={state.beside ?? ''}
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
  );
}
