/** “Why did it do that?”: what the bot weighed, as far as the viewer may know for which side it weighs. */
import { useEffect, useState } from 'preact/hooks';
import { averageOf, type Tally } from '#bots/lookahead/tally.ts';
import { optionsOf } from '#engine/index.ts';
import type { Choice } from '#engine/model/choice.ts';
import { resources, type Seat } from '#engine/model/vocabulary.ts';
import { PartFault } from '#ui/loading/PartFault.tsx';
import { optionName } from '#ui/table/optionName.ts';
import { seatName } from '#ui/table/speech.ts';
import { askedOf } from '../brains/asked.ts';
import type { Odds } from '../brains/brains.ts';
import type { Explained } from '../brains/messages.ts';
import type { AtTable } from '../machine/table.ts';
import { useTable } from '../scene.ts';
import { lastBotStep } from './lastBotStep.ts';
import { isOpen, openOptions } from './openOptions.ts';
import { WorthList } from './WorthList.tsx';

export function BotWhy() {
  const { table, speech, view } = useTable();
  const { t } = speech;
  const [open, setOpen] = useState(false);
  const { lib } = table.game;
  const { viewer } = view;
  const step = lastBotStep(table, ({ seat, asked, chosen }) =>
    knowsSide(seat)
      ? optionsOf(asked).length > 1
      : typeof viewer === 'number' && openOptions(lib, asked, chosen).length > 1,
  );
  if (step === undefined) return null;
  return (
    <details class="bot-why" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('bot.title', { who: seatName(speech, view.seats, step.seat) })}</summary>
      {open &&
        (knowsSide(step.seat) ? (
          <Weighed key={step.key} step={step} />
        ) : (
          <Foreseen key={step.key} step={step} />
        ))}
    </details>
  );

  /** Its Loyalty cards lie open to this viewer. */
  function knowsSide(seat: Seat): boolean {
    const one = view.seats[seat];
    return (
      view.viewer === 'teacher' ||
      view.over !== undefined ||
      one === undefined ||
      one.revealed !== 'no' ||
      (one.loyalty.length > 0 && one.loyalty.every(card => card !== undefined))
    );
  }
}

export interface BotStep {
  readonly key: string;
  readonly seat: Seat;
  readonly asked: Choice;
  readonly chosen: string;
  readonly before: AtTable;
}

type StepProps = { readonly step: BotStep };

function Weighed({ step: { seat, asked, before, chosen } }: StepProps) {
  const { speech, view, brains } = useTable();
  const { t } = speech;
  const [found, show] = useState<Explained | undefined>(undefined);
  const [isFailed, failed] = useState(false);
  useEffect(() => {
    if (isFailed) return;
    return brains.explain(askedOf(before, seat, asked), show, () => failed(true));
  }, [isFailed]);
  if (isFailed) return <PartFault again={() => failed(false)} />;
  if (found === undefined) return <p role="status">{t('bot.thinking')}</p>;
  const seesHand = view.viewer === 'teacher' || view.over !== undefined;
  const weighed = seesHand
    ? found.weighed
    : found.weighed.filter(({ option }) => option === chosen || isOpen(before.game.lib, option));
  return (
    <div role="status">
      <p>
        {t(`bot.${found.side}`)} {found.hidden && t('bot.hidden')}
      </p>
      <p>{found.weighed.length > 1 ? t('bot.best', { n: found.weighed.length }) : ''}</p>
      {found.weighed.length < 2 && <p>{optionName(speech, view.seats, asked, chosen)}</p>}
      <WorthList asked={asked} weighed={weighed} chosen={chosen} />
    </div>
  );
}

const runs = 60;

/** More would only be a list. */
const mostForeseen = 8;

function Foreseen({ step: { seat, asked, before, chosen } }: StepProps) {
  const { speech, view, brains } = useTable();
  const { t } = speech;
  const [found, show] = useState<{ readonly [option: string]: Odds }>({});
  const options = openOptions(before.game.lib, asked, chosen).slice(0, mostForeseen);
  const eyes = typeof view.viewer === 'number' ? view.viewer : undefined;
  const [isFailed, failed] = useState(false);
  useEffect(() => {
    if (eyes === undefined || isFailed) return;
    const cancels = options.map(id =>
      brains.odds(
        before.game,
        eyes,
        { seat, choose: id },
        runs,
        odds => show(known => ({ ...known, [id]: odds })),
        () => failed(true),
      ),
    );
    return () => {
      for (const cancel of cancels) cancel();
    };
  }, [isFailed]);
  const number = new Intl.NumberFormat(speech.words.language, {
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const isDone = options.every(id => found[id]?.done);
  const told = options.flatMap(id => {
    const tally = found[id]?.tally;
    return tally === undefined || tally.runs === 0 ? [] : [{ id, fares: fares(tally) }];
  });
  const differ = new Set(told.map(one => number.format(one.fares))).size > 1;
  if (!isDone) return <p role="status">{t('bot.thinking')}</p>;
  if (!differ) return <p role="status">{t('bot.alike')}</p>;
  return (
    <div role="status">
      <p>{t('bot.open')}</p>
      {isFailed && <PartFault again={() => failed(false)} />}
      <ul>
        {told.map(one => (
          <li key={one.id}>
            {optionName(speech, view.seats, asked, one.id)} <b>{number.format(one.fares)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the humans gain or lose by it. */
const fares = (tally: Tally): number =>
  resources.reduce((sum, resource) => sum + averageOf(tally.resources[resource]), 0) -
  averageOf(tally.damage) -
  averageOf(tally.civilians) * 0.5;
