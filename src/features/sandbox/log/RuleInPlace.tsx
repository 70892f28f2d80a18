/** A rule read where it is named: its text is taken from its page, and the game stays where it is. */
import { useState } from 'preact/hooks';
import { fetchPage } from '#site/trusted.ts';
import { usePart } from '#ui/loading/usePart.ts';
import { useTable } from '../scene.ts';

/** Leads to the rule, and read here where it is pressed. */
export function RuleLink({ id }: { readonly id: string }) {
  const { speech } = useTable();
  const [isOpen, setIsOpen] = useState(false);
  const rule = speech.rule(id);
  if (rule === undefined) return null;
  return (
    <>
      <a
        href={rule.href}
        aria-expanded={isOpen}
        onClick={event => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setIsOpen(!isOpen);
        }}
      >
        {rule.name}
      </a>
      {isOpen && <RuleInPlace id={id} />}
    </>
  );
}

export function RuleInPlace({ id }: { readonly id: string }) {
  const { speech } = useTable();
  const rule = speech.rule(id);
  const part = usePart(async () => (rule === undefined ? '' : textOf(await fetchPage(rule.href), id)), id);
  if (rule === undefined) return null;
  return (
    <div class="log-opened" role="status">
      <p>{part.is === 'failed' ? speech.t('log.unread') : (part.loaded ?? speech.t('tabs.loading'))}</p>
      <p>
        <a href={rule.href} target="_blank" rel="noopener">
          {speech.t('log.page', { name: rule.name })}
        </a>
      </p>
    </div>
  );
}

/** What stands around the words of a rule on its page. */
const besides = 'button, nav, menu, summary, details, aside, svg, .visually-hidden';

/** The paragraph in which the rule is told. */
function textOf(page: Document, id: string): string {
  const found = page.getElementById(id);
  const rule = found?.closest('section, li, p, tr, dd') ?? found;
  if (rule == null) return '';
  for (const other of rule.querySelectorAll(besides)) other.remove();
  return (rule.textContent ?? '').replace(/\s+/g, ' ').trim();
}
