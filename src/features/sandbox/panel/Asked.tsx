/** A question with its options as a list: every one has a name, a key, and can explain itself. */
import { optionsOf } from '#engine/index.ts';
import type { Choice, ChoiceOption, SomeOf } from '#engine/model/choice.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import { askedByCard, question, type Speech, seatName } from '#ui/table/speech.ts';
import { RuleLink } from '../log/RuleInPlace.tsx';
import { useTable } from '../scene.ts';
import { because } from './because.ts';
import { Odds } from './Odds.tsx';
import { Options } from './Options.tsx';
import { LessOften, PassThisAlone } from './reaction/LessOften.tsx';
import { Happened, useStakes } from './reaction/Reaction.tsx';
import { settlesNothing } from './settlesNothing.ts';

export function Asked({ asked }: { readonly asked: Choice }) {
  const { view, speech, picking, table } = useTable();
  const { t, reply } = speech;
  const seat = asked.seat as Seat;
  const reaction = asked.shape === 'react' ? asked : undefined;
  const stakes = useStakes(reaction);
  const told = askedByCard(speech, view, asked);
  const task = told?.task ?? offerOf(speech, asked);
  const why = because(table.game.lib, view, speech);
  // Somebody else has played it.
  const by = why?.by === undefined || why.by === seat ? undefined : seatName(speech, view.seats, why.by);
  const what = by === undefined ? why?.name : t('prompt.playedBy', { what: why?.name ?? '', who: by });
  const amount = asked.shape === 'some' ? amountOf(speech, asked.min, asked.max) : undefined;
  const alone = table.players.filter(player => player === 'human').length === 1;
  return (
    <section class="prompt" aria-labelledby="sandbox-question">
      <p class="prompt-who label">
        {alone ? t('prompt.you') : t('prompt.who', { who: seatName(speech, view.seats, seat) })}
      </p>
      <h2 class="prompt-question" id="sandbox-question" tabIndex={-1}>
        {told?.question ?? question(speech, asked)}
      </h2>
      {reaction !== undefined && <Happened asked={reaction} stakes={stakes} />}
      {task !== undefined && <p class="prompt-task">{task}</p>}
      <div class="prompt-why">
        {why?.name !== undefined && what !== undefined && (
          <>{why.rule === undefined ? what : t('prompt.because', { what })} </>
        )}
        {why?.rule !== undefined && <RuleLink key={why.rule.id} id={why.rule.id} />} {amount}
      </div>
      <Options asked={asked} options={optionsWithPass(asked)} effects={stakes?.with} />
      {reaction !== undefined && <PassThisAlone asked={reaction} />}
      {reaction !== undefined && <LessOften asked={reaction} />}
      {asked.shape === 'some' && (
        <p class="prompt-keys">
          <button
            type="button"
            class="button"
            disabled={picking.give === undefined}
            data-key="Enter"
            onClick={picking.give}
          >
            {answerKey(speech, asked, picking.picked.length)}
          </button>
          {picking.refused !== undefined && picking.picked.length > 0 && (
            <small>{reply(`refusals.${picking.refused}`)}</small>
          )}
        </p>
      )}
      {!settlesNothing(asked) && <Odds asked={asked} />}
    </section>
  );
}

function optionsWithPass(asked: Choice): readonly ChoiceOption[] {
  const options = optionsOf(asked);
  return asked.shape === 'react' && !options.some(({ id }) => id === 'pass')
    ? [...options, { id: 'pass' }]
    : options;
}

/** Cards are given to a check; elsewhere they are drawn or thrown away, and pieces are picked. */
function answerKey({ t }: Speech, { prompt, min }: SomeOf, count: number): string {
  const given = prompt === 'contribute';
  if (count > 0) return given ? t('prompt.give', { count }) : t('prompt.confirmed', { count });
  return given && min === 0 ? t('prompt.giveNone') : t('prompt.confirm');
}

/** What a card that has been turned up offers. */
function offerOf({ card }: Speech, { prompt, about }: Choice): string | undefined {
  if (prompt !== 'yes-no' || typeof about !== 'string') return undefined;
  return card(about)?.lines.find(({ part }) => part === 'effect')?.text;
}

function amountOf({ reply }: Speech, min: number, max: number): string {
  if (min === max) return reply('amount.exactly', { max });
  return min === 0 ? reply('amount.at-most', { max }) : reply('amount.between', { min, max });
}
