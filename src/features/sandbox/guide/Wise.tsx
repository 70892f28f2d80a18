/** “What would be wise here?”: what a bot in this seat would answer, and by what it goes. */
import { useEffect, useState } from 'preact/hooks';
import type { Choice } from '#engine/model/choice.ts';
import { PartFault } from '#ui/loading/PartFault.tsx';
import { optionName } from '#ui/table/optionName.ts';
import { askedByCard } from '#ui/table/speech.ts';
import { askedOf } from '../brains/asked.ts';
import type { Explained } from '../brains/messages.ts';
import { WorthList } from '../panel/WorthList.tsx';
import { useTable } from '../scene.ts';
import type { GuideSaid } from './texts.ts';

type Props = { readonly asked: Choice; readonly say: GuideSaid };

export function Wise({ asked, say }: Props) {
  const { brains, table } = useTable();
  const [open, setOpen] = useState(false);
  const [found, setFound] = useState<Explained | undefined>(undefined);
  const [isFailed, setIsFailed] = useState(false);
  useEffect(() => {
    if (isFailed || !open || asked.seat === 'chance') return;
    const { seat } = asked;
    return brains.explain(askedOf(table, seat, asked), setFound, () => setIsFailed(true));
  }, [open, asked, brains, isFailed]);
  return (
    <details class="wise" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say('wise.title')}</summary>
      <div role="status">
        {open && isFailed && <PartFault again={() => setIsFailed(false)} />}
        {open && !isFailed && found === undefined && <p>{say('wise.thinking')}</p>}
        {open && found !== undefined && <Found {...{ asked, say, found }} />}
      </div>
    </details>
  );
}

function Found({ asked, say, found }: Props & { readonly found: Explained }) {
  const { speech, view, play } = useTable();
  const { answer, reckoned, weighed } = found;
  const told = askedByCard(speech, view, asked);
  const words = typeof answer === 'string' ? [answer] : answer;
  const named = words.map(id => optionName(speech, view.seats, asked, id, told));
  const missing = reckoned === undefined ? 0 : Math.round(reckoned.missing);
  return (
    <>
      <p>
        {say('wise.answer')} <b>{named.length === 0 ? say('wise.nothing') : named.join(', ')}</b>
      </p>
      <button
        type="button"
        class="button quiet"
        onClick={() => asked.seat !== 'chance' && play.choose(asked.seat, answer)}
      >
        {say('wise.do')}
      </button>
      <p>{say(`wise.${found.side}`, { context: found.hidden ? 'hidden' : undefined })}</p>
      {reckoned !== undefined && (
        <p>
          {missing > 0
            ? say('wise.missing', { n: missing, coming: Math.round(reckoned.coming) })
            : say('wise.enough')}
        </p>
      )}
      {weighed.length > 1 && (
        <>
          <p>{say('wise.worth')}</p>
          <WorthList asked={asked} weighed={weighed} chosen={words[0]} />
        </>
      )}
    </>
  );
}
