import type { RuleId } from '#rules/ruleId.ts';
import type { Cause } from '../model/event.ts';
import type { ThingId } from '../model/vocabulary.ts';
import type { Position } from './run.ts';

/** Why something happens now: the nearest rule, card and node on the stack. */
export function causeOf(run: Position): Cause {
  let rule: RuleId | undefined;
  let card: ThingId | undefined;
  let node: string | undefined;
  const { stack } = run.state;
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i];
    const block = frame && run.lib.blocks.get(frame.at);
    if (!frame || !block) continue;
    const line = block.lines[frame.pc];
    node ??= line?.id ?? block.id;
    rule ??= line?.op.rule ?? block.rule;
    card ??= block.card;
    if (rule !== undefined && card !== undefined) break;
  }
  const cause: { -readonly [part in keyof Cause]: Cause[part] } = { node: node ?? 'game' };
  if (rule !== undefined) cause.rule = rule;
  if (card !== undefined) cause.card = card;
  return cause;
}
