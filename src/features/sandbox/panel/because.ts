/** Why something is asked: the card or place whose text is being carried out, and the rule of its line. */
import type { Library } from '#engine/index.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import type { View } from '#engine/view/view.ts';
import type { Speech } from '#ui/table/speech.ts';

export interface Because {
  readonly name: string | undefined;
  /** Who carries it out. */
  readonly by: Seat | undefined;
  readonly rule: { readonly id: string; readonly href: string; readonly name: string } | undefined;
}

export function because(lib: Library, { doing }: Pick<View, 'doing'>, speech: Speech): Because | undefined {
  const node = doing.nodes.at(-1);
  if (node === undefined) return undefined;
  const [block = ''] = node.split(/\.\d+$/);
  const line = lib.blocks.get(block)?.lines.find(({ id }) => id === node);
  const rule = line?.op.rule;
  const by = doing.actors.at(-1);
  const found = rule === undefined ? undefined : speech.rule(rule);
  return {
    name: nameOf(doing.nodes, speech),
    by,
    rule: rule === undefined || found === undefined ? undefined : { id: rule, ...found },
  };
}

/** The nearest line that belongs to a card, a place or a person. */
function nameOf(nodes: readonly string[], { narrator, cardTitle, card }: Speech): string | undefined {
  for (const node of nodes.toReversed()) {
    const [, kind, id = '', part = ''] = /^([a-z-]+)\/([a-z0-9-]+)#([a-z0-9-]*)/.exec(node) ?? [];
    if (kind === undefined) continue;
    if (card(id) !== undefined) return cardTitle(id);
    const title = narrator.maybeTitle('locations', id) ?? narrator.maybeTitle('abilities', part);
    if (title !== undefined) return title.title;
  }
  return undefined;
}
