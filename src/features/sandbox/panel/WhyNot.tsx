/** “Why not?”: while it is on, a press on anything tells the rule that keeps it from being on offer. */
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { whyNot, whyNotRules } from '#engine/tools/whyNot.ts';
import { question } from '#ui/table/speech.ts';
import { RuleLink } from '../log/RuleInPlace.tsx';
import { humansAt } from '../machine/table.ts';
import { type Subject, useTable } from '../scene.ts';

type Props = { readonly frame: RefObject<HTMLElement>; readonly onDone: () => void };

export function WhyNot({ frame, onDone }: Props) {
  const { speech, table, asked, view } = useTable();
  const { t } = speech;
  const [subject, setSubject] = useState<Subject | undefined>(undefined);

  useEffect(() => {
    const { current } = frame;
    const press = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest('.why-not, .bar') !== null) return;
      const help = target.closest('[data-help]')?.getAttribute('data-help');
      // Nothing is chosen meanwhile.
      event.preventDefault();
      event.stopPropagation();
      if (help != null) setSubject(help);
    };
    current?.addEventListener('click', press, { capture: true });
    return () => current?.removeEventListener('click', press, { capture: true });
  }, []);

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
