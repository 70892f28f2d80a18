/** A question with its options as a list: every one has a name, a key, and can explain itself. */
import { optionsOf } from '../../../engine/index.ts';
import type { Choice, ChoiceOption } from '../../../engine/model/choice.ts';
import type { Seat } from '../../../engine/model/vocabulary.ts';
import { useTable } from '../scene.ts';
import { askedByCard, question, seatName } from '../speech.ts';
import { because } from './because.ts';
import { Odds } from './Odds.tsx';
import { Options } from './Options.tsx';

export function Asked({ asked }: { readonly asked: Choice }) {
  const { view, speech, picking, table } = useTable();
  const { t, reply } = speech;
  const seat = asked.seat as Seat;
  const told = askedByCard(speech, view, asked);
  const why = because(table.game.lib, view, speech);
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
      {told?.task !== undefined && <p class="prompt-task">{told.task}</p>}
      <p class="prompt-why">
        {asked.prompt === 'reaction' && <>{t(`window.${asked.about}` as 'window.before-check')} </>}
        {why?.name !== undefined && <>{t('prompt.because', { what: why.name })} </>}
        {why?.rule !== undefined && <a href={why.rule.href}>{why.rule.name}</a>} {amount}
      </p>
      <Options asked={asked} options={optionsWithPass(asked)} />
      {asked.shape === 'some' && (
        <p class="prompt-keys">
          <button
            type="button"
            class="button"
            disabled={picking.give === undefined}
            data-key="Enter"
            onClick={picking.give}
          >
            {picking.picked.length === 0
              ? t('prompt.giveNone')
              : t('prompt.give', { count: picking.picked.length })}
          </button>
          {picking.refused !== undefined && <small>{reply(`refusals.${picking.refused}`)}</small>}
        </p>
      )}
      <Odds asked={asked} />
    </section>
  );
}

function optionsWithPass(asked: Choice): readonly ChoiceOption[] {
  const options = optionsOf(asked);
  return asked.shape === 'react' && !options.some(({ id }) => id === 'pass')
    ? [...options, { id: 'pass' }]
    : options;
}

function amountOf({ reply }: ReturnType<typeof useTable>['speech'], min: number, max: number): string {
  if (min === max) return reply('amount.exactly', { max });
  return min === 0 ? reply('amount.at-most', { max }) : reply('amount.between', { min, max });
}
