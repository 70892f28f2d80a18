/** A crisis card of any box, put together from its facts. */
import type { Tree } from './clauses.ts';
import type { CrisisFact } from './facts.ts';
import { makeReader } from './reader.ts';

export const untilJump = { kind: 'trigger', on: 'jumped', do: [{ op: 'put-this', to: 'discard' }] };

/** What a box says in words of its own. */
interface Wording {
  readonly effect: (text: string) => Tree;
  /** What the card does while it stays, and until when. */
  readonly stays: (text: string) => object;
  /** Special rules of attack cards in words that no clause has; the rest is read as any effect. */
  readonly specials?: Readonly<Record<string, Tree>>;
  /** Whole options that differ from their clauses, by a ruling. */
  readonly ruled?: Readonly<Record<string, Tree>>;
  readonly requirements?: (text: string) => object;
}

const nukesLeft = makeReader<object>([['at least # nuke token left', () => ({ test: 'nukes' })]]);

export function makeCrisisReader({
  effect,
  stays,
  specials = {},
  ruled = {},
  requirements = nukesLeft,
}: Wording) {
  function readOption(option: NonNullable<CrisisFact['options']>[number]): object {
    if ('check' in option) return option;
    return {
      ...(option.requires && { requires: requirements(option.requires) }),
      do: ruled[option.effect] ?? effect(option.effect),
    };
  }

  /** After "card stays;" a special rule says again what the card does while it stays. */
  const special = (text: string) => specials[text] ?? effect(text.replace(/card stays;.*$/, 'card stays'));

  return (deck: 'crisis' | 'super-crisis' | 'new-caprica', fact: CrisisFact): object => {
    const { id, count, decides, options, check, pass, partial, fail, attack } = fact;
    if ((fact.kind === 'attack') !== (attack !== undefined)) throw new Error(`${id}: is it an attack card?`);
    if ((fact.kind === 'check') !== (check !== undefined)) throw new Error(`${id}: has it a check?`);
    return {
      deck,
      id,
      count,
      ...(decides && { decides }),
      ...(options && { options: options.map(readOption) }),
      ...(check && { check }),
      ...(pass && { pass: effect(pass) }),
      ...(partial && { partial: effect(partial) }),
      ...(fail && { fail: effect(fail) }),
      ...(attack && {
        attack: { ...attack, special: special(attack.special.effect) },
      }),
      activate: fact.activate,
      jump: fact.jump,
      ...(fact.evacuate && { evacuate: true }),
      ...(fact.stays && stays(fact.stays)),
    };
  };
}
