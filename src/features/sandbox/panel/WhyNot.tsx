/** “Why not?”: while it is on, a press on anything tells the rule that keeps it from being on offer. */

import { whyNot, whyNotRules } from '#engine/tools/whyNot.ts';
import { question } from '#ui/table/speech.ts';
import { RuleLink } from '../log/RuleInPlace.tsx';
import { humansAt } from '../machine/table.ts';
import { type Subject, useTable } from '../scene.ts';

type Props = { readonly subject: Subject | undefined; readonly onDone: () => void };

export function WhyNot({ subject, onDone }: Props) {
  const { speech, table, asked, view } = useTable();
  const { t } = speech;
  const thing = subject?.slice(subject.indexOf(':') + 1);
  const seat = asked?.seat ?? humansAt(table)[0];
  const reason =
    thing === undefined || typeof seat !== 'number' || seat !== view.viewer
      ? thing && 'nobody'
      : whyNot(table.game.lib, table.game.state, seat, asked, thing);
  const id = reason && whyNotRules[reason];
  const rule = id === undefined ? undefined : speech.rule(id);
  return (
    <section class="why-not" aria-label={t('whyNot.title')}>
      <h2>{t('whyNot.title')}</h2>
      <div role="status">
        {reason === undefined || reason === '' ? (
          <p>{t('whyNot.ask')}</p>
        ) : (
          <div>
            {asked !== undefined && reason === 'other'
              ? t('whyNot.other', { question: question(speech, asked) })
              : t(`whyNot.${reason === 'other' ? 'nobody' : reason}`)}{' '}
            {rule !== undefined && id !== undefined && <RuleLink key={id} id={id} />}
          </div>
        )}
      </div>
      <button type="button" class="button quiet" onClick={onDone}>
        {t('whyNot.done')}
      </button>
    </section>
  );
}
