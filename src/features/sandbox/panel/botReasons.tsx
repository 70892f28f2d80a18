/** Why a bot did what it did: what it weighed, or, where its side is not known, what its open options lead to. */
import { useEffect, useState } from 'preact/hooks';
import { averageOf, type Tally } from '#bots/lookahead/tally.ts';
import { resources } from '#engine/model/vocabulary.ts';
import { PartFault } from '#ui/loading/PartFault.tsx';
import { optionName } from '#ui/table/optionName.ts';
import { askedOf } from '../brains/asked.ts';
import type { Odds } from '../brains/brains.ts';
import type { Explained } from '../brains/messages.ts';
import { useTable } from '../scene.ts';
import type { BotStep } from './BotWhy.tsx';
import { isOpen, openOptions } from './openOptions.ts';
import { WorthList } from './WorthList.tsx';

type StepProps = { readonly step: BotStep };

export function Weighed({ step: { seat, asked, before, chosen } }: StepProps) {
  const { speech, view, brains } = useTable();
  const { t } = speech;
  const [found, setFound] = useState<Explained | undefined>(undefined);
  const [isFailed, setIsFailed] = useState(false);
  useEffect(() => {
    if (isFailed) return;
    return brains.explain(askedOf(before, seat, asked), setFound, () => setIsFailed(true));
  }, [isFailed]);
  if (isFailed) return <PartFault again={() => setIsFailed(false)} />;
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

export function Foreseen({ step: { seat, asked, before, chosen } }: StepProps) {
  const { speech, view, brains } = useTable();
  const { t } = speech;
  const [found, setFound] = useState<{ readonly [option: string]: Odds }>({});
  const options = openOptions(before.game.lib, asked, chosen).slice(0, mostForeseen);
  const eyes = typeof view.viewer === 'number' ? view.viewer : undefined;
  const [isFailed, setIsFailed] = useState(false);
  useEffect(() => {
    if (eyes === undefined || isFailed) return;
    const cancels = options.map(id =>
      brains.odds(
        before.game,
        eyes,
        { seat, choose: id },
        runs,
        odds => setFound(known => ({ ...known, [id]: odds })),
        () => setIsFailed(true),
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
      {isFailed && <PartFault again={() => setIsFailed(false)} />}
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
