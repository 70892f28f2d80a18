/** The options that a bot valued most, each with its worth to the bot's side. */
import type { Choice } from '#engine/model/choice.ts';
import { optionName } from '#ui/table/optionName.ts';
import { askedByCard } from '#ui/table/speech.ts';
import type { Explained } from '../brains/messages.ts';
import { useTable } from '../scene.ts';

type Props = {
  readonly asked: Choice;
  readonly weighed: Explained['weighed'];
  readonly chosen: string | undefined;
};

/** So many are shown. */
const most = 5;

export function WorthList({ asked, weighed, chosen }: Props) {
  const { speech, view } = useTable();
  const told = askedByCard(speech, view, asked);
  const number = new Intl.NumberFormat(speech.words.language, {
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  return (
    <ol>
      {weighed.slice(0, most).map(({ option, worth }) => (
        <li key={option} aria-current={option === chosen || undefined}>
          {optionName(speech, view.seats, asked, option, told)} <b>{number.format(worth)}</b>
        </li>
      ))}
    </ol>
  );
}
