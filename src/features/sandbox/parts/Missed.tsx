/** A link opened at the table that brought no game: why, and that the one on the table goes on. */
import { PartFault } from '#ui/loading/PartFault.tsx';
import type { Refused } from '../desk/door/packedIn.ts';
import { Kept } from '../desk/door/Refusal.tsx';
import type { Fault } from '../Game.tsx';
import { useTable } from '../scene.ts';

export interface MissedProps {
  readonly missed: Refused | Fault | undefined;
  readonly onRead: () => void;
  /** Opens once more what could not be fetched. */
  readonly again: (() => void) | undefined;
}

export function Missed({ missed, onRead, again }: MissedProps) {
  const { t } = useTable().speech;
  if (missed === undefined) return null;
  if (missed === 'unreachable')
    return <PartFault text={`${t('link.unreachable')} ${t('link.goesOn')}`} again={again} />;
  const why = typeof missed === 'string' ? t(`link.${missed}`) : missed.why;
  return (
    <div class="notice missed" role="alert">
      <p>
        {why} {t('link.goesOn')}
      </p>
      {typeof missed === 'object' && <Kept refused={missed} />}
      <button type="button" class="plain" onClick={onRead}>
        {t('link.close')}
      </button>
    </div>
  );
}
