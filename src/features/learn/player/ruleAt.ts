/** What a page of rules says at an address, without what belongs to the page. */
import { retried } from '#loading/retried.ts';
import { type Condition, isOut } from '#rules/facts.ts';
import { fetchPage } from '#site/trusted.ts';
import { factsTonight } from '#ui/keep/table.ts';

export async function ruleAt(href: string): Promise<readonly Node[]> {
  const { hash } = new URL(href);
  const page = await retried(() => fetchPage(href));
  const found = page.getElementById(decodeURIComponent(hash.slice(1)));
  const rule = found?.closest('section.rule') ?? found;
  if (rule === null || rule === undefined) throw new Error(`${href} has no such rule.`);
  const facts = factsTonight();
  for (const part of rule.querySelectorAll<HTMLElement>('.about, script, svg, .widget, astro-island'))
    part.remove();
  for (const part of rule.querySelectorAll<HTMLElement>('[data-if]')) {
    const conditions = (part.dataset['if'] ?? '').split(' ') as readonly string[] as readonly Condition[];
    if (isOut(facts, conditions)) part.remove();
  }
  for (const link of rule.querySelectorAll('a')) link.replaceWith(...link.childNodes);
  for (const part of rule.querySelectorAll('[id]')) part.removeAttribute('id');
  return [...rule.childNodes].map(node => document.importNode(node, true));
}
