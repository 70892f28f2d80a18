/** What a friend at the table would say: where we are in the round, what is asked, what would be wise. */
import { useEffect, useRef } from 'preact/hooks';
import type { Choice } from '#engine/model/choice.ts';
import type { GuideSettings } from '#ui/keep/settings.ts';
import { rememberLesson } from '#ui/story/lessons.ts';
import { seatName } from '#ui/table/speech.ts';
import { useTable } from '../scene.ts';
import { kindOf, ruleOfKind } from './kindOf.ts';
import { RoundDone } from './RoundDone.tsx';
import { stepTold } from './stepTold.ts';
import type { GuideSaid } from './texts.ts';
import { Wise } from './Wise.tsx';

export interface GuideProps {
  readonly guide: GuideSettings;
  readonly say: GuideSaid;
}

export default function GuideCard({ guide, say }: GuideProps) {
  const { table, view, speech, asked, set } = useTable();
  const { turn } = view;
  const seats = view.seats.length;
  const inRound = guide.firstRound === true;
  const isDone = inRound && (view.over !== undefined || (turn?.number ?? 0) > seats);
  useMeeting(asked, guide, met => set({ guide: { ...guide, met } }));
  useEffect(() => {
    if (isDone) rememberLesson('first-round');
  }, [isDone]);
  const leave = () => set({ guide: undefined });

  if (isDone)
    return <RoundDone say={say} goOn={() => set({ guide: { ...guide, firstRound: false } })} leave={leave} />;
  if (view.over !== undefined) return null;
  const who = turn && seatName(speech, view.seats, turn.seat);
  const step = stepTold(say, view, who);
  const label = say(inRound ? 'label' : 'help');
  return (
    <aside class="guide" aria-label={label}>
      <p class="guide-head">
        <span class="label">
          {inRound && turn !== undefined ? say('turn', { n: turn.number, of: seats, who }) : label}
        </span>
        <button type="button" class="plain" onClick={leave}>
          {say('leave')}
        </button>
      </p>
      {inRound && guide.met.length === 0 && <p>{say('welcome')}</p>}
      {asked === undefined ? (
        step !== undefined && <p>{step}</p>
      ) : (
        <About key={kindOf(asked)} {...{ asked, guide, say }} />
      )}
      {asked !== undefined && (
        // Each question anew, also one that is asked again after a step back.
        <Wise key={`${table.name} ${table.game.log?.length ?? 0}`} asked={asked} say={say} />
      )}
    </aside>
  );
}

/** One sentence about this kind of choice: open when it is new, folded when it is known. */
function About({ asked, guide, say }: GuideProps & { readonly asked: Choice }) {
  const { speech } = useTable();
  const id = ruleOfKind(asked);
  if (id === undefined) return null;
  const rule = speech.rule(id);
  return (
    <details open={!guide.met.includes(kindOf(asked))}>
      <summary>{say('about')}</summary>
      <p>
        {/* Where there is a rule, there is a sentence. */}
        {say(`prompts.${asked.prompt}` as 'prompts.action', { context: kindOf(asked).split('_')[1] })}{' '}
        {rule !== undefined && <a href={rule.href}>{rule.name}</a>}
      </p>
    </details>
  );
}

/** A kind has been met when such a choice has been answered. */
function useMeeting(
  asked: Choice | undefined,
  { met }: GuideSettings,
  meet: (met: readonly string[]) => void,
) {
  const last = useRef<Choice | undefined>(undefined);
  useEffect(() => {
    const before = last.current;
    last.current = asked;
    if (before === undefined || before === asked) return;
    const kind = kindOf(before);
    if (!met.includes(kind)) meet([...met, kind]);
  }, [asked]);
}
