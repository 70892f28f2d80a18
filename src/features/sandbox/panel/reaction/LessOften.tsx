/** Standing answers: a player says once when to be asked for a card or an ability, and can always take it back. */
import type { Choice } from '#engine/model/choice.ts';
import { optionName } from '#ui/table/optionName.ts';
import type { Speech } from '#ui/table/speech.ts';
import { type Reaction, stakesOf } from '../../machine/reactions/matters.ts';
import {
  inForce,
  type StandingAnswer,
  scopesOf,
  subjectNamed,
  type When,
} from '../../machine/reactions/standingAnswers.ts';
import { useTable } from '../../scene.ts';

type Offer = {
  readonly key: 'check-pass' | 'turn' | Exclude<When, 'changes'>;
  readonly answer: Pick<StandingAnswer, 'when' | 'during'>;
};

/** What can be said of what is asked now. */
export function LessOften({ asked }: { readonly asked: Reaction }) {
  const { play, speech, table, view } = useTable();
  const { t } = speech;
  const { lib, state } = table.game;
  const { seat } = asked;
  if (typeof seat !== 'number' || table.windows === 'all') return null;
  const { turn, check } = scopesOf(state);
  const offersFor = (id: string): readonly Offer[] => [
    ...(check === undefined
      ? []
      : [{ key: 'check-pass', answer: { when: 'changes', during: check } } as const]),
    ...(turn === undefined ? [] : [{ key: 'turn', answer: { when: 'changes', during: turn } } as const]),
    { key: 'own-turn', answer: { when: 'own-turn' } },
    { key: 'on-request', answer: { when: 'on-request' } },
    { key: 'each-time', answer: { when: 'each-time' } },
    // A card that is used is gone; that takes a decision each time.
    ...(lib.faces.has(id) ? [] : [{ key: 'use', answer: { when: 'use' } } as const]),
  ];
  const subjects = asked.options.filter(
    ({ id }, at, all) => all.findIndex(other => subjectNamed(other.id) === subjectNamed(id)) === at,
  );
  return (
    <details class="less-often">
      <summary>{t('reaction.less')}</summary>
      {subjects.map(({ id }) => (
        <fieldset key={id}>
          <legend>{subjectName(speech, view.seats, asked, id)}</legend>
          {offersFor(id).map(({ key, answer }) => (
            <button
              key={key}
              type="button"
              class="chip-button"
              data-say={key}
              onClick={() => play.say({ seat, of: subjectNamed(id), ...answer })}
            >
              {t(`reaction.${key}`)}
            </button>
          ))}
        </fieldset>
      ))}
    </details>
  );
}

/** Letting a roll pass lets those like it pass; this one alone can be let pass as well. */
export function PassThisAlone({ asked }: { readonly asked: Reaction }) {
  const { play, speech, table } = useTable();
  const { t } = speech;
  const { seat } = asked;
  if (typeof seat !== 'number' || table.windows === 'all' || stakesOf(table.game) === undefined) return null;
  return (
    <p class="prompt-like">
      {t('reaction.passLike')}{' '}
      <button
        type="button"
        class="chip-button"
        data-say="this-alone"
        onClick={() => play.passThisAlone(seat)}
      >
        {t('reaction.onlyThis')}
      </button>
    </p>
  );
}

/** What has been said, each with a key that takes it back. Only whoever said it sees it. */
export function StandingAnswers() {
  const { play, speech, table, view } = useTable();
  const { t } = speech;
  const said = inForce(table.standingAnswers, table.game.state).filter(
    ({ seat, like }) => seat === view.viewer && like === undefined,
  );
  if (said.length === 0) return null;
  return (
    <details class="less-often">
      <summary>
        {t('reaction.said')}: {said.length}
      </summary>
      <ul>
        {said.map(({ seat, of, when, during }) => (
          <li key={of}>
            <span>
              {subjectName(speech, view.seats, undefined, of)}:{' '}
              {t(`reaction.${during !== undefined || when === 'changes' ? 'until' : when}`)}
            </span>
            <button
              type="button"
              class="chip-button"
              onClick={() => play.say({ seat, of, when: 'changes' })}
              aria-label={`${t('reaction.takeBack')}: ${subjectName(speech, view.seats, undefined, of)}`}
            >
              {t('reaction.takeBack')}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A Skill card goes by its name, whatever its strength. */
function subjectName(
  speech: Speech,
  seats: Parameters<typeof optionName>[1],
  asked: Choice | undefined,
  id: string,
): string {
  const of = subjectNamed(id);
  const choice = asked ?? { shape: 'react', seat: 0, prompt: 'reaction', about: 'turn-start', options: [] };
  return speech.card(of) === undefined ? optionName(speech, seats, choice, of) : speech.cardTitle(of);
}
