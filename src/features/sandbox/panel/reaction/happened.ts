/** To what somebody may react: who attacks whom, what the die shows, what was chosen and by whom. */
import { shipName } from '#board/describe/sectors.ts';
import { eventsFor } from '#engine/index.ts';
import { asFace } from '#engine/model/die.ts';
import type { GameEvent } from '#engine/model/event.ts';
import type { AttackState } from '#engine/model/state.ts';
import { shipKinds } from '#engine/model/vocabulary.ts';
import type { View } from '#engine/view/view.ts';
import { isTold } from '#ui/table/isTold.ts';
import { momentText, type Speech, seatName, told } from '#ui/table/speech.ts';
import type { Reaction } from '../../machine/reactions/matters.ts';
import type { AtTable } from '../../machine/table.ts';

/** Sentences, the one that came last at the end. */
export function happened(table: AtTable, view: View, speech: Speech, { about }: Reaction): readonly string[] {
  const { t } = speech;
  const lines = [attackTold(view, speech), dieTold(view, speech), totalTold(view, speech)];
  const known = lines.flatMap(line => line ?? []);
  if (known.length > 0) return known;
  // Before cards are added, what the check asks for is what matters, whatever was played since.
  const isOpenCheck = view.check !== undefined && about.includes('check') && view.check.result === undefined;
  const last = lastTold(table, view, isOpenCheck ? 'check-began' : undefined);
  return last === undefined
    ? [momentText(t, about)]
    : told(speech, view.seats, [last]).map(({ text }) => text);
}

function attackTold({ doing, ships, seats }: View, speech: Speech): string | undefined {
  const { attack } = doing;
  if (attack === undefined) return undefined;
  const pilotOf = (id: number | undefined) => {
    const pilot = ships.find(ship => ship.id === id)?.pilot;
    return pilot === undefined ? '' : ` (${seatName(speech, seats, pilot)})`;
  };
  const shoots = `${partyName(speech, attack.by)}${pilotOf(attack.attacker)}`;
  const isShip = attack.target !== 'centurion' && attack.target !== 'galactica';
  const target = `${partyName(speech, attack.target)}${isShip ? pilotOf(attack.ship) : ''}`;
  return speech.t('reaction.attack', { by: shoots, target });
}

function partyName(speech: Speech, party: AttackState['by'] | AttackState['target']): string {
  const kind = shipKinds.find(one => one === party);
  return kind === undefined
    ? speech.t(`reaction.party.${party as 'galactica' | 'armory' | 'nuke' | 'centurion'}`)
    : shipName(speech.words, kind);
}

function dieTold({ roll, seats }: View, speech: Speech): string | undefined {
  if (roll === undefined) return undefined;
  const { by, face, add } = roll;
  const who = seatName(speech, seats, by);
  if (face === undefined) return speech.t('reaction.rolls', { who });
  const counts = asFace(face + add);
  return counts === face
    ? speech.t('reaction.rolled', { who, face })
    : speech.t('reaction.rolledAs', { who, face, counts });
}

function totalTold({ check }: View, { t }: Speech): string | undefined {
  return check?.strength === undefined || check.result !== undefined
    ? undefined
    : t('reaction.total', { strength: check.strength, difficulty: check.difficulty });
}

/** So many steps may lie between what happened and the question, where others were asked first. */
const far = 12;

function lastTold(table: AtTable, { viewer }: View, type?: GameEvent['type']): GameEvent | undefined {
  let at: AtTable | undefined = table;
  for (let i = 0; at !== undefined && i < far; i++, at = at.earlier) {
    const found = eventsFor(at.events, viewer).findLast(
      event => isTold(event) && (type === undefined || event.type === type),
    );
    if (found !== undefined) return found;
  }
  return undefined;
}
