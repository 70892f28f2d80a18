import type { CardOp, CardOpName, Effect, OpBody, Who } from '../engine/model/effect.ts';
import { type Clause, inline, type Label, sentences } from './clause.ts';
import type { Describer, Telling } from './describer.ts';
import { describers } from './ops/index.ts';
import type { Voice } from './voice.ts';
import { type Picked, whoWord } from './who.ts';

const nobodyPicked: Picked = { as: 'player' };

/** An effect as sentences: "Draw 2 Politics cards. Give this card to another player." */
export function effectSentences(voice: Voice, effect: Effect): string {
  const { clauses, label } = told(voice, effect, nobodyPicked);
  return sentences(voice, label, clauses);
}

/** An effect as one clause, to stand behind a colon. */
export function effectClause(voice: Voice, effect: Effect): string {
  return inside(voice, effect, 'you', nobodyPicked);
}

function inside(voice: Voice, effect: Effect, actor: Who, picked: Picked): string {
  const { clauses, label } = told(voice, effect, picked);
  return inline(voice, label, clauses, actor);
}

function told(voice: Voice, effect: Effect, before: Picked): { clauses: Clause[]; label: Label } {
  const clauses: Clause[] = [];
  let picked = before;
  let chooser: Who | undefined;
  for (const [i, op] of effect.entries()) {
    const next = effect[i + 1];
    if (op.op === 'pick') {
      picked = { as: isCharacter(op.among, effect) ? 'character' : 'player' };
      if (next !== undefined && namesPicked(next)) {
        picked = { ...picked, untold: op.among };
        chooser = op.by;
        continue;
      }
    }
    const clause = clauseOf(op, telling(voice, picked));
    clauses.push(chooser === undefined ? clause : { ...clause, by: clause.by ?? chooser });
    chooser = undefined;
    picked = { as: picked.as };
  }
  const { as } = picked;
  return { clauses, label: who => whoWord(voice, who, { as })('label') };
}

function telling(voice: Voice, picked: Picked): Telling {
  return {
    voice,
    picked,
    who: who => whoWord(voice, who, picked),
    inside: (effect, actor) => inside(voice, effect, actor, { as: picked.as }),
  };
}

function clauseOf<Op extends CardOpName>(op: CardOp & { readonly op: Op }, telling: Telling): Clause {
  const describer = (Reflect.get(describers, op.op) ??
    telling.voice.describers?.operations[op.op]) as Describer<Op>;
  return describer(op as OpBody<Op>, telling);
}

/** Operations that can take up the choice themselves: "send another player to the Brig". */
function namesPicked(op: CardOp): boolean {
  switch (op.op) {
    case 'send':
    case 'station':
      return op.who === 'picked';
    case 'title':
    case 'give':
    case 'give-loyalty':
      return op.to === 'picked';
    case 'peek-loyalty':
      return op.of === 'picked';
    case 'take':
      return op.from === 'picked';
    default:
      return false;
  }
}

function isCharacter(among: object, effect: Effect): boolean {
  return 'on' in among || 'at' in among || effect.some(movesPicked);
}

function movesPicked(op: CardOp): boolean {
  if (op.op === 'send' || op.op === 'station' || op.op === 'procedure') return op.who === 'picked';
  if (op.op === 'if') return op.then.some(movesPicked) || (op.else?.some(movesPicked) ?? false);
  return op.op === 'check' && (op.pass.some(movesPicked) || op.fail.some(movesPicked));
}
