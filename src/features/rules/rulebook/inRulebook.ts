import type { PrintedSection } from './pageOutline.ts';

/** A condition around nothing: what stood in it is not printed. */
const emptyCondition = /<(div|span) class="when"[^>]*><small class="fact">[^<]*<\/small>\s*<\/\1>/g;
/** What the search answers with stands on the pages of rules. */
const answer = / data-answer(?:="[^"]*")?(?=[\s>])/g;
/** A step of a procedure has its number besides that of the section. */
const step = /^(<h2[^>]*>)(\d+)\. /;
/** Headings may stand in a condition together with what is left out. */
const block = /<div\b[^>]*>(?:<small class="fact">[^<]*<\/small>)?|<\/div>/g;

/**
 * The text of a page as the rulebook prints it: one level further down, without the sections that are left out, under addresses
 * that no other page has.
 */
export function inRulebook(html: string, page: string, sections: readonly PrintedSection[]): string {
  const all = html.replaceAll(answer, '').split(/(?=<h2[\s>])/);
  const parts = all.filter(part => part.startsWith('<h2'));
  const [intro = ''] = all.filter(part => !part.startsWith('<h2'));
  if (parts.length !== sections.length)
    throw new Error(`The page ${page} has ${sections.length} sections, of which ${parts.length} are built.`);
  const kept = parts.map((part, at) => {
    const section = sections[at];
    if (section === undefined || section.isLeftOut) return unmatched(part);
    return part
      .replaceAll(/(<h3[^>]*?) id="[^"]*"/g, '$1')
      .replace(/^<h2([^>]*?)(?: id="[^"]*")?([^>]*)>/, `<h2$1$2 id="${section.id}">`)
      .replace(step, '$1<span class="step-number">$2</span> ');
  });
  return withoutEmptyConditions([intro, ...kept].join(''))
    .replaceAll(/(<\/?h)([23])(?=[\s>])/g, (_, tag: string, level: string) => `${tag}${Number(level) + 1}`)
    .replaceAll(/"figure-/g, `"${page}-figure-`);
}

/** What stood in a condition may have been a condition around nothing. */
function withoutEmptyConditions(html: string): string {
  const less = html.replaceAll(emptyCondition, '');
  return less === html ? html : withoutEmptyConditions(less);
}

/** Of a text that is left out, the beginnings of blocks that end after it, and the ends of those that begin before it. */
function unmatched(part: string): string {
  const open: string[] = [];
  for (const [tag] of part.matchAll(block)) {
    if (tag === '</div>' && open.at(-1)?.startsWith('<div')) open.pop();
    else open.push(tag);
  }
  return open.join('');
}
