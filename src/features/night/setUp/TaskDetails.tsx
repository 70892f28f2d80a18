/** A step of the set-up looked at closely: its rules, and the board as it is after it. */
import { LiveBoard } from '#board/LiveBoard.tsx';
import type { Speech } from '#ui/table/speech.ts';
import type { TonightTexts } from '../texts.ts';
import type { ShownTask } from './tasks.ts';

type Props = {
  readonly task: ShownTask;
  readonly speech: Speech;
  readonly texts: TonightTexts['setUp'];
};

export function TaskDetails({ task, speech, texts }: Props) {
  const found = task.rules.flatMap(rule => speech.rule(rule) ?? []);
  const links = [...new Map(found.map(link => [link.name, link])).values()];
  return (
    <div class="set-up-details">
      <p class="why">
        {texts.rules}:{' '}
        {links.map(({ href, name }, at) => (
          <span key={href}>
            {at > 0 && ' · '}
            <a href={href}>{name}</a>
          </span>
        ))}
      </p>
      <figure aria-label={texts.picture}>
        <LiveBoard
          id={`set-up-${task.id}`}
          model={task.board}
          words={speech.words}
          parts={task.parts}
          silent
        />
      </figure>
    </div>
  );
}
