/** The plan for everybody's phone: a link and a code that a camera reads. */
import { useState } from 'preact/hooks';
import { Qr } from '#ui/keep/Qr.tsx';
import type { TonightTexts } from '../texts.ts';

type Props = { readonly texts: TonightTexts['plan']; readonly fragment: string };

export function SharePlan({ texts, fragment }: Props) {
  const link = `${location.origin}${location.pathname}${fragment}`;
  const [copied, setCopied] = useState<'copied' | 'byHand' | undefined>(undefined);
  const toClipboard = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied('copied'),
      () => setCopied('byHand'),
    );
  return (
    <section class="plan-share" aria-labelledby="plan-share">
      <h2 id="plan-share">{texts.share}</h2>
      <p>{texts.shareText}</p>
      <div class="plan-code">
        <Qr link={link} label={texts.qr} tooLong={texts.tooLong} />
        <div>
          <textarea
            class="link-text"
            readOnly
            rows={4}
            spellcheck={false}
            aria-label={texts.copy}
            value={link}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <p>
            <button type="button" class="button" onClick={() => void toClipboard()}>
              {texts.copy}
            </button>{' '}
            <output>{copied !== undefined && texts[copied]}</output>
          </p>
          <p class="hint">{texts.offline}</p>
        </div>
      </div>
    </section>
  );
}
