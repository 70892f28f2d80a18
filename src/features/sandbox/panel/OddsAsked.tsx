/** What is likely to come of an answer, for all this seat knows: played on many times in the worker. */
import { useEffect, useState } from 'preact/hooks';
import { shareOf } from '#bots/endings/tally.ts';
import { averageOf, type Counts, marginOf, type Tally } from '#bots/lookahead/tally.ts';
import type { Answer, Choice } from '#engine/model/choice.ts';
import { resources } from '#engine/model/vocabulary.ts';
import { PartFault } from '#ui/loading/PartFault.tsx';
import { optionName } from '#ui/table/optionName.ts';
import { askedByCard } from '#ui/table/speech.ts';
import type { Odds as OddsFound } from '../brains/brains.ts';
import { useTable } from '../scene.ts';

const runs = 1000;

const oddsShown = ['civilians', 'vipers', 'damage', 'kills', 'arrivals', 'boarded', 'jumpTrack'] as const;

/** Asked for by hand, and anew for whatever is picked after that. */
export function OddsAsked({ asked }: { readonly asked: Choice }) {
  const { speech, table, brains, picking, view } = useTable();
  const { t } = speech;
  const [option, setOption] = useState<string | undefined>(undefined);
  const [found, setFound] = useState<OddsFound | undefined>(undefined);
  const [isFailed, setIsFailed] = useState(false);
  const told = askedByCard(speech, view, asked);
  const picked: Answer | undefined =
    asked.shape === 'some' ? (picking.refused === undefined ? picking.picked : undefined) : option;
  const key = picked === undefined ? undefined : JSON.stringify(picked);

  // While somebody looks for an answer to ask about, the workers get ready.
  useEffect(() => {
    brains.getReady(table.game.lib.books, 'odds');
  }, [brains, table.game.lib]);
  useEffect(() => setOption(undefined), [asked]);
  useEffect(() => {
    setFound(undefined);
    if (isFailed || picked === undefined || asked.seat === 'chance') return;
    const { seat } = asked;
    const fail = () => setIsFailed(true);
    return brains.odds(table.game, seat, { seat, choose: picked }, runs, setFound, fail);
  }, [asked, key, brains, isFailed]);

  return (
    <>
      {asked.shape !== 'some' && (
        <label class="odds-option">
          <span class="visually-hidden">{t('odds.option')}</span>
          <select
            value={option ?? ''}
            onChange={({ currentTarget }) => setOption(currentTarget.value || undefined)}
          >
            <option value="">{t('odds.option')}</option>
            {(asked.shape === 'yes-no' ? [{ id: 'yes' }, { id: 'no' }] : asked.options).map(({ id }) => (
              <option key={id} value={id}>
                {optionName(speech, view.seats, asked, id, told)}
              </option>
            ))}
          </select>
        </label>
      )}
      {isFailed && <PartFault again={() => setIsFailed(false)} />}
      {found !== undefined && <Found tally={found.tally} done={found.done} />}
    </>
  );
}

function Found({ tally, done }: { readonly tally: Tally; readonly done: boolean }) {
  const { speech } = useTable();
  const { t, words } = speech;
  const percent = (n: number) => {
    const { share, least, most } = shareOf(n, tally.runs);
    return `${Math.round(100 * share)} % ± ${Math.ceil(50 * (most - least))}`;
  };
  const { pass, partial, fail } = tally.check;
  const number = (n: number, signed = true) =>
    new Intl.NumberFormat(words.language, {
      maximumFractionDigits: 1,
      signDisplay: signed ? 'exceptZero' : 'auto',
    }).format(n);
  const amount = (counts: Counts) => {
    const margin = marginOf(counts);
    return margin < 0.05
      ? number(averageOf(counts))
      : `${number(averageOf(counts))} ± ${number(margin, false)}`;
  };
  const moved = (counts: Counts) => Math.abs(averageOf(counts)) >= 0.05;
  const rows: (readonly [string, string])[] = [];
  if (pass + partial + fail > 0) {
    rows.push([t('odds.pass'), percent(pass)]);
    if (partial > 0) rows.push([t('odds.partial'), percent(partial)]);
    rows.push([t('odds.fail'), percent(fail)]);
  }
  for (const resource of resources)
    if (moved(tally.resources[resource]))
      rows.push([words.voice.name(resource)('nom'), amount(tally.resources[resource])]);
  for (const what of oddsShown) if (moved(tally[what])) rows.push([t(`odds.${what}`), amount(tally[what])]);
  if (tally.jumped > 0) rows.push([t('odds.jumped'), percent(tally.jumped)]);
  if (tally.over.humans > 0) rows.push([t('odds.humans'), percent(tally.over.humans)]);
  if (tally.over.cylons > 0) rows.push([t('odds.cylons'), percent(tally.over.cylons)]);
  return (
    <div class="odds-found" aria-live="polite" aria-busy={!done} data-runs={tally.runs}>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p class="odds-note">
        {rows.length === 0 ? t('odds.nothing') : ''} {t('odds.note', { runs: tally.runs })}
      </p>
    </div>
  );
}
