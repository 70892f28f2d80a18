/** The teacher's buttons beside the notes. */
import { fill } from '#i18n/translate.ts';
import type { Site } from '#ui/table/texts.ts';
import { SecondLanguage } from '../SecondLanguage.tsx';
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
      <SecondLanguage
        label={texts.beside}
        none={texts.none}
        first={site.language}
        second={state.beside}
        choose={language => answer({ type: 'beside', language })}
      />
      <p class="hint">{texts.handKeys}</p>
    </div>
  );
}
