/** Anything at the table explains itself: the card, the place, the person, the rule. */

import { lineText } from '#board/describe/line.ts';
import { describe } from '#board/describe.ts';
import { seatName } from '#ui/table/speech.ts';
import { Card } from '../panel/Card.tsx';
import { type Subject, useTable } from '../scene.ts';

export function Help({ subject }: { readonly subject: Subject | undefined }) {
  const { speech, view, model } = useTable();
  const { t, words } = speech;
  if (subject === undefined) return <p class="help-none">{t('help.none')}</p>;
  const [kind, id = ''] = split(subject);
  const seat = view.seats.findIndex(one => one.id === id);
  const character = view.seats[seat]?.character;
  const told =
    kind === 'card'
      ? speech.card(id)
      : kind === 'character'
        ? speech.character(id)
        : (speech.location(id) ??
          (character === undefined ? undefined : speech.character(character)) ??
          speech.card(id));
  const lines = describe(model, words).flatMap(section => section.lines);
  const line = lines.find(({ spot }) => spot === id);
  const rule = ruleOf[id];
  const link = rule === undefined ? undefined : speech.rule(rule);
  return (
    <div class="help">
      {line !== undefined && <p>{lineText(words, line)}</p>}
      {told !== undefined && (
        <Card card={told} label={seat < 0 ? undefined : seatName(speech, view.seats, seat)} />
      )}
      {link !== undefined && (
        <p>
          <a href={link.href}>{link.name}</a>
        </p>
      )}
      {line === undefined && told === undefined && link === undefined && <p>{t('help.nothing')}</p>}
    </div>
  );
}

function split(subject: Subject): readonly [string, string] {
  const at = subject.indexOf(':');
  return [subject.slice(0, at), subject.slice(at + 1)];
}

/** The rules of what has no card. */
const ruleOf: { readonly [spot: string]: string } = {
  fuel: 'resources.tracks',
  food: 'resources.tracks',
  morale: 'resources.tracks',
  population: 'resources.tracks',
};
