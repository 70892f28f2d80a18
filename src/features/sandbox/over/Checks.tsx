/** Who put what into which check: open to all now. */
import { useMemo } from 'preact/hooks';
import type { CardId, Seat } from '#engine/model/vocabulary.ts';
import { trueMinus } from '#i18n/trueMinus.ts';
import { seatName } from '#ui/table/speech.ts';
import { useTable } from '../scene.ts';
import { type TurnPlayed, turnsOf } from './turns.ts';

interface CheckPlayed {
  readonly turn: number;
  /** The card or place that called for it. */
  readonly card: string | undefined;
  readonly difficulty: number;
  readonly given: readonly { readonly by: Seat; readonly cards: readonly CardId[] }[];
  readonly destiny: readonly CardId[];
  readonly strength: number | undefined;
  readonly result: 'pass' | 'partial' | 'fail' | undefined;
}

export function Checks() {
  const { table, speech, view } = useTable();
  const { t } = speech;
  const checks = useMemo(() => turnsOf(table).flatMap(checksIn), [table]);
  const list = (cards: readonly CardId[]) => cards.map(card => speech.cardTitle(card)).join(', ') || '–';
  if (checks.length === 0) return;
  return (
    <>
      <h3>{t('over.checks')}</h3>
      {checks.map(({ turn, card, difficulty, given, destiny, strength, result }, at) => (
        <details key={at} class="check-played">
          <summary>
            {t('over.turn')} {turn}: {card === undefined ? t('check.label') : speech.cardTitle(card)} –{' '}
            {strength === undefined ? '–' : trueMinus(strength)} / {difficulty}{' '}
            {result !== undefined && <b>{t(`check.result.${result}`)}</b>}
          </summary>
          <dl>
            {given.map(({ by, cards }) => (
              <div key={by}>
                <dt>{seatName(speech, view.seats, by)}</dt>
                <dd>{list(cards)}</dd>
              </div>
            ))}
            <div>
              <dt>{t('check.destiny')}</dt>
              <dd>{list(destiny)}</dd>
            </div>
          </dl>
        </details>
      ))}
    </>
  );
}

function checksIn({ number, events }: TurnPlayed): readonly CheckPlayed[] {
  const found: CheckPlayed[] = [];
  let open: CheckPlayed | undefined;
  for (const event of events) {
    if (event.type === 'check-began') {
      const { difficulty, cause } = event;
      open = {
        turn: number,
        card: cause.card,
        difficulty,
        given: [],
        destiny: [],
        strength: undefined,
        result: undefined,
      };
    }
    if (open === undefined) continue;
    if (event.type === 'check-amended') open = { ...open, difficulty: event.difficulty };
    if (event.type === 'contributed')
      open = { ...open, given: [...open.given, { by: event.seat, cards: event.cards ?? [] }] };
    if (event.type === 'destiny-added') open = { ...open, destiny: event.cards ?? [] };
    if (event.type === 'check-totalled') open = { ...open, strength: event.strength };
    if (event.type === 'check-decided') {
      found.push({ ...open, result: event.result });
      open = undefined;
    }
  }
  return found;
}
