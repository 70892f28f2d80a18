import { useState } from 'preact/hooks';
import type { DoorSaid } from '../said.ts';
import { isForgetful, isWarned, rememberWarned } from './forgetfulSafari.ts';

/** Said until it has been read, on devices that delete games by themselves. */
export function SafariNote({ said: { t } }: { readonly said: DoorSaid }) {
  const [isShown, setIsShown] = useState(() => isForgetful() && !isWarned());
  if (!isShown) return null;
  return (
    <div class="notice safari-note" role="note">
      <p>{t('keeping.safari')}</p>
      <button
        type="button"
        class="plain"
        onClick={() => {
          rememberWarned();
          setIsShown(false);
        }}
      >
        {t('keeping.read')}
      </button>
    </div>
  );
}
