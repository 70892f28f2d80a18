/**
 * The right answers once more, by another way than the exam's own: options by refusal, results by the rules' tables, and
 * what stands on cards by the facts that were gathered without the engine (`test/facts`).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Library, refusal, viewOf } from '#engine/index.ts';
import type { GameEvent } from '#engine/model/event.ts';
import { sectors } from '#engine/model/vocabulary.ts';
import { attackFaces } from '#engine/tools/attack.ts';
import { idOf, type Option, type Question, type Said } from '#features/learn/exam/question.ts';

interface Fact {
  readonly id: string;
  readonly decides?: string;
  readonly distance?: number;
}

const folder = join(import.meta.dirname, '../../../facts');
const facts = new Map(
  readdirSync(folder)
    .filter(file => /^(crisis|super-crisis|destinations).*\.yaml$/.test(file))
    .flatMap(file => parse(readFileSync(join(folder, file), 'utf8')) as readonly Fact[])
    .map(fact => [fact.id, fact]),
);

type Holds = (said: Said) => boolean;

function happened<T extends GameEvent['type']>({ happened: events }: Question, type: T) {
  const found = events.find(event => event.type === type);
  if (found?.type !== type) throw new Error(`Nothing tells of ${type}.`);
  return found as Extract<GameEvent, { readonly type: T }>;
}

function blank<K extends string>(
  question: Question,
  name: string,
  kind: K,
): Extract<Said, Record<K, unknown>> {
  const said = question.blanks[name];
  if (said === undefined || !(kind in said)) throw new Error(`The blank ${name} holds no ${kind}.`);
  return said as Extract<Said, Record<K, unknown>>;
}

const is =
  (wanted: Said): Holds =>
  said =>
    idOf(said) === idOf(wanted);

/** How far it is round Galactica. */
function distance(from: string, to: string): number {
  const place = (sector: string) => (sectors as readonly string[]).indexOf(sector);
  const apart = Math.abs(place(from) - place(to));
  return Math.min(apart, sectors.length - apart);
}

function oracle(lib: Library, question: Question): Holds {
  const { state, kind, blanks } = question;
  const seats = state.seats.length;
  const taken = (choose: string | string[]) => {
    const [choice] = state.pending;
    return choice !== undefined && refusal(state, { seat: choice.seat, choose }) === undefined;
  };
  const hand = () => state.seats[blank(question, 'who', 'seat').seat]?.hand ?? [];
  const turn = state.stack.findLast(frame => frame.turn !== undefined)?.turn;
  switch (kind) {
    case 'turn':
      return is({ seat: (blank(question, 'who', 'seat').seat + 1) % seats });
    case 'last':
      return is({ seat: turn?.seat ?? -1 });
    case 'decides': {
      const { decides = '' } = facts.get(blank(question, 'card', 'card').card) ?? {};
      const seat = { current: turn?.seat, president: state.titles.president, admiral: state.titles.admiral }[
        decides
      ];
      return is({ seat: seat ?? -1 });
    }
    case 'how-many':
      return said => {
        const n = { none: 0, one: 1, two: 2, any: hand().length }[
          'word' in said ? (said.word as 'one') : 'one'
        ];
        return taken(hand().slice(0, n)) && (n === hand().length || !taken(hand().slice(0, n + 1)));
      };
    case 'hand-limit': {
      // One character may keep fewer, as long as he has not been revealed as a Cylon.
      const holder = state.seats[blank(question, 'who', 'seat').seat];
      const limit = holder?.character === 'galen-tyrol' && holder.revealed === 'no' ? 8 : 10;
      return is({ number: hand().length - limit });
    }
    case 'cannot-go':
      return said => 'location' in said && !taken(said.location);
    case 'can-do':
      return said => 'location' in said && taken(said.location);
    case 'fly': {
      const { sector } = blank(question, 'from', 'sector');
      return said => 'sector' in said && taken(`move:${sector}:${said.sector}`);
    }
    case 'roll': {
      const { attacker } = blank(question, 'by', 'attacker');
      const { target } = blank(question, 'target', 'target');
      const { number } = blank(question, 'value', 'number');
      const faces = attackFaces(lib.attackTable, attacker, target);
      const result = faces[Math.min(8, Math.max(1, number)) - 1];
      return said => 'word' in said && said.word === result;
    }
    case 'sum': {
      const { skills } = blank(question, 'skills', 'skills');
      const faces = happened(question, 'check-revealed').cards.flatMap(card => lib.faces.get(card) ?? []);
      const number = faces.reduce(
        (sum, { skill, strength }) => sum + (skills.includes(skill) ? strength : -strength),
        0,
      );
      return is({ number });
    }
    case 'check': {
      const { strength } = happened(question, 'check-totalled');
      const { number } = blank(question, 'difficulty', 'number');
      const part = blanks['partial'] === undefined ? undefined : blank(question, 'partial', 'number').number;
      return is({
        word: strength >= number ? 'pass' : part !== undefined && strength >= part ? 'partial' : 'fail',
      });
    }
    case 'target': {
      const { sector } = blank(question, 'at', 'sector');
      const here = state.ships.filter(({ at }) => at === sector);
      const civilians = state.ships.filter(one => one.kind === 'civilian');
      if (here.some(one => one.kind === 'viper')) return is({ word: 'attack-viper' });
      if (here.some(one => one.kind === 'civilian')) return is({ word: 'destroy-civilian' });
      return is({ word: civilians.length > 0 ? 'move' : 'attack-galactica' });
    }
    case 'raider-moves': {
      const { sector } = blank(question, 'at', 'sector');
      const goals = state.ships.filter(one => one.kind === 'civilian').map(({ at }) => at);
      const far = (from: string) => Math.min(...goals.map(goal => distance(from, goal)));
      const at = sectors.indexOf(sector);
      // Where both ways are as long, clockwise.
      const next = [1, 5].flatMap(by => sectors[(at + by) % 6] ?? []).toSorted((a, b) => far(a) - far(b))[0];
      return said => 'sector' in said && said.sector === next;
    }
    case 'jump-loss': {
      const { value } = happened(question, 'rolled');
      // The two blue spaces of the track, as printed.
      const loss = { 3: 3, 4: 1 }[state.jumpTrack];
      if (loss === undefined) throw new Error(`From ${state.jumpTrack} nobody jumps.`);
      return is({ number: value > 6 ? 0 : Math.min(loss, state.resources.population) });
    }
    case 'how-far': {
      const { card } = blank(question, 'card', 'card');
      const before = viewOf(lib, state, 'table').distance;
      return is({ number: before + (facts.get(card)?.distance ?? Number.NaN) });
    }
    case 'succession': {
      const { title } = blank(question, 'title', 'title');
      const old = blank(question, 'who', 'seat').seat;
      const { line = [], keptInBrig = true } = lib.titles.get(title) ?? {};
      const others = line.flatMap(character => {
        const seat = state.seats.findIndex(one => one.character === character);
        const one = state.seats[seat];
        if (one === undefined || seat === old || one.revealed !== 'no') return [];
        return [{ seat, jailed: one.place.in === 'location' && one.place.location === 'brig' }];
      });
      // Where all are in the Brig, being there excludes nobody.
      const [next] = [...others.filter(({ jailed }) => keptInBrig || !jailed), ...others];
      return is({ seat: next?.seat ?? -1 });
    }
    case 'knows': {
      const { seat } = blank(question, 'who', 'seat');
      const view = viewOf(lib, state, seat);
      return said => {
        if (!('word' in said)) return false;
        const of = view.seats[said.of ?? seat];
        switch (said.word) {
          case 'own-hand':
          case 'hand-of':
            return of?.hand !== undefined;
          case 'loyalty-of':
            return of?.loyalty.every(card => card !== undefined) === true;
          case 'top-crisis':
            return view.piles.crisis.top[0] !== undefined;
          default:
            return view.piles.destiny.top[0] !== undefined;
        }
      };
    }
    case 'over': {
      const zero = Object.values(state.resources).some(amount => amount <= 0);
      const [event] = question.happened;
      if (event?.type === 'resource-lost') return is({ word: 'goes-on' });
      if (event?.type === 'step-began') return is({ word: zero ? 'cylons' : 'humans' });
      return said => 'word' in said && said.word !== 'goes-on' && question.options[0]?.id === idOf(said);
    }
  }
}

/** Options of which the exam says one thing and the oracle another. */
export function disputed(lib: Library, question: Question): readonly Option[] {
  const holds = oracle(lib, question);
  return question.options.filter(option => holds(option.said) !== option.holds);
}
