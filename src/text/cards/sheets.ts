import type { Character, Location, Objective, SkillSet, TitleCard } from '#engine/model/card.ts';
import { type AbilityText, abilityTexts } from '../abilities.ts';
import { abilityLines, type CardText, cardText, type Line } from '../cardText.ts';
import { entries } from '../entries.ts';
import { sentence } from '../sentence.ts';
import type { TextKey, Voice } from '../voice.ts';

/** A sheet speaks to its character: what agrees with "you" takes that gender ("estás infiltrada"). */
function addressing(voice: Voice, gender: string): Voice {
  return {
    ...voice,
    say: (key, values, context) => voice.say(key, values, context ?? gender),
    grammar: voice.grammar.addressing?.(gender) ?? voice.grammar,
  };
}

export function characterText(anybody: Voice, character: Character): CardText {
  const { id, start, abilities, burden } = character;
  const voice = addressing(anybody, anybody.genderOf(id));
  const startText =
    start === 'in-viper' || start === 'stranded'
      ? voice.say('part.start', {}, start)
      : voice.say('part.start', { place: voice.place(start) });
  return cardText(voice, 'characters', id, id, [
    {
      part: 'fact',
      text: sentence(voice, voice.say(`class.${character.class}` as TextKey)),
    },
    { part: 'fact', text: sentence(voice, skillSet(voice, character.skills)) },
    { part: 'fact', text: sentence(voice, startText) },
    ...abilityLines(voice, [
      ...abilityTexts(voice, abilities, 'you'),
      ...(burden ? [burdenText(voice, burden)] : []),
    ]),
  ]);
}

/** A type of the skill set that is a drawback. */
function burdenText(voice: Voice, { id, skill }: NonNullable<Character['burden']>): AbilityText {
  const { title, official } = voice.title('abilities', id);
  const text = sentence(voice, voice.say('part.burden', { skill: voice.name(skill) }));
  return { id, name: title, official, drawback: true, use: [], text };
}

function skillSet(voice: Voice, set: SkillSet): string {
  const { fixed } = set;
  const parts = entries(fixed).map(([skill, n]) =>
    voice.say('part.skills-one', { skills: [voice.name(skill)], n }),
  );
  const choices = set.choose === undefined ? [] : 'of' in set.choose ? [set.choose] : set.choose;
  for (const { of, n } of choices)
    parts.push(voice.say('part.skills-one', { skills: of.map(skill => voice.name(skill)), n }));
  return voice.say('part.skills', { list: parts.join(', ') });
}

export function locationText(voice: Voice, { id, hazardous, abilities }: Location): CardText {
  const lines: Line[] = hazardous
    ? [{ part: 'fact', text: sentence(voice, voice.say('part.hazardous')) }]
    : [];
  return cardText(voice, 'locations', id, id, [
    ...lines,
    ...abilityLines(voice, abilityTexts(voice, abilities, 'you')),
  ]);
}

export function titleText(voice: Voice, { id, abilities, keptInBrig, line }: TitleCard): CardText {
  const names = line.map(character => voice.shortName(character));
  return cardText(voice, 'titles', id, id, [
    ...abilityLines(voice, abilityTexts(voice, abilities, 'you')),
    { part: 'fact', text: sentence(voice, voice.say('part.brig', {}, keptInBrig ? 'kept' : 'lost')) },
    { part: 'fact', text: sentence(voice, voice.say('part.line', { list: names.join(', ') })) },
  ]);
}

export function objectiveText(voice: Voice, card: Objective): CardText {
  const { id, sleeper, lastJump } = card;
  const of = (key: 'part.sleeper' | 'part.last-jump', n: number | undefined): readonly string[] =>
    n === undefined ? [] : [voice.say(key, { n })];
  const said = [
    ...of('part.sleeper', sleeper),
    ...of('part.last-jump', lastJump),
    ...voice.facets.flatMap(({ objective }) => objective?.(card, voice) ?? []),
  ];
  const lines = said.map((text): Line => ({ part: 'effect', text: sentence(voice, text) }));
  return cardText(voice, 'cards', id, id, lines);
}
