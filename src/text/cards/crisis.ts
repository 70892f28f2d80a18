import type { CrisisCard, CrisisOption } from '#engine/model/card.ts';
import type { Check, Effect } from '#engine/model/effect.ts';
import { abilityTexts } from '../abilities.ts';
import { type CardText, cardText, inPlayLines, type Line } from '../cardText.ts';
import { condition } from '../conditions.ts';
import { effectSentences } from '../effect.ts';
import { entries } from '../entries.ts';
import { letter, tell } from '../grammar/realise.ts';
import { untold } from '../plan/implied.ts';
import { allOf } from '../plan/moments.ts';
import { activations } from '../plan/ops/ships.ts';
import { sentence } from '../sentence.ts';
import { titleId } from '../titles.ts';
import type { TextKey, Voice } from '../voice.ts';

/** Crises speak to nobody, and show what is lost and gained as icons. */
const printed = { speaksTo: 'nobody', icons: true } as const;

export function crisisText(voice: Voice, card: CrisisCard): CardText {
  const { decides, options = [], check, attack, abilities = [] } = card;
  const lines: Line[] = [];
  if (check) lines.push(checkLine(voice, check));
  if (decides) lines.push({ part: 'decides', text: sentence(voice, voice.say('part.decides', {}, decides)) });
  lines.push(...options.map((option, i) => optionLine(voice, option, i)));
  if (check) lines.push(...resultLines(voice, card, check));
  lines.push(...furtherParts(voice, card));
  if (attack) lines.push(...attackLines(voice, card, attack));
  lines.push(...inPlayLines(voice, abilityTexts(voice, abilities, 'all')));
  lines.push(...factsOf(voice, card).map((fact): Line => ({ part: 'fact', text: sentence(voice, fact) })));
  lines.push(...iconLines(voice, card));
  return cardText(voice, 'cards', card.id, titleId(card.id), lines);
}

export function checkLine(voice: Voice, { difficulty, skills }: Check): Line {
  const named = skills.map(skill => voice.name(skill));
  return { part: 'check', text: sentence(voice, voice.say('part.check', { difficulty, skills: named })) };
}

function optionLine(voice: Voice, option: CrisisOption, index: number): Line {
  const label = voice.say('part.option', { letter: letter(index).toUpperCase() });
  if ('check' in option) return { part: 'option', label, text: sentence(voice, voice.say('part.attempt')) };
  const text = effectSentences(voice, option.do, printed);
  const needed = untold(voice.facets, option.requires, option.do);
  if (needed.length === 0) return { part: 'option', label, text };
  const requires = voice.say('part.option-requires', { cond: condition(voice, allOf(needed)) });
  return { part: 'option', label, text: `${sentence(voice, requires)} ${text}` };
}

type Results = Pick<CrisisCard, 'pass' | 'partial' | 'fail'>;

export function resultLines(voice: Voice, card: Results, check: Check): Line[] {
  const line = (part: 'pass' | 'partial' | 'fail', effect: Effect, n: number): Line => ({
    part,
    label: voice.say(`part.${part}`, { n }),
    text:
      effect.length === 0
        ? sentence(voice, voice.say('part.no-effect'))
        : effectSentences(voice, effect, printed),
  });
  return [
    line('pass', card.pass ?? [], check.difficulty),
    ...(check.partial === undefined ? [] : [line('partial', card.partial ?? [], check.partial)]),
    line('fail', card.fail ?? [], 0),
  ];
}

function attackLines(voice: Voice, card: CrisisCard, attack: NonNullable<CrisisCard['attack']>): Line[] {
  const activating = [{ leads: [], clauses: activations(attack.activate) }];
  const setup = entries(attack.setup).map(([sector, here]) => {
    const ships = entries(here).map(([kind, n]) => voice.noun(kind, n));
    return voice.say('part.setup-group', { ships, where: voice.sector(sector) });
  });
  const name = voice.title('specials', card.id);
  const special =
    attack.special.length === 0 ? noVipers(voice, card) : effectSentences(voice, attack.special, printed);
  return [
    { part: 'attack', text: tell(voice, activating) },
    {
      part: 'attack',
      label: voice.say('part.attack-setup'),
      text: sentence(voice, setup.join('; ')),
    },
    {
      part: 'special',
      label: name.title,
      official: name.official,
      text: special,
    },
  ];
}

/** A special rule with nothing to resolve only points out that no viper comes to help. */
function noVipers(voice: Voice, card: CrisisCard): string {
  const vipers = Object.values(card.attack?.setup ?? {}).some(ships => ships.viper !== undefined);
  return sentence(voice, voice.say(vipers ? 'part.no-effect' : 'part.no-vipers'));
}

/** Parts that only books have. */
function furtherParts(voice: Voice, card: CrisisCard): Line[] {
  return voice.facets
    .flatMap(({ parts = [] }) => parts)
    .flatMap(part => {
      const effect = card[part];
      const label = voice.say(`part.${part}` as TextKey);
      return effect ? [{ part: 'fact', label, text: effectSentences(voice, effect, printed) }] : [];
    });
}

/** What books have a crisis say. */
function factsOf(voice: Voice, card: CrisisCard): readonly string[] {
  return voice.facets.flatMap(({ facts }) => facts?.(card, voice) ?? []);
}

function iconLines(voice: Voice, card: CrisisCard): Line[] {
  const { activate, jump } = card;
  const icons = [
    ...activate.map(kind => voice.say(`activation.${kind}` as TextKey)),
    ...(jump ? [voice.say('part.jump')] : []),
    ...voice.facets.flatMap(({ icons: own }) => own?.(card, voice) ?? []),
  ];
  if (icons.length === 0) return [];
  return [{ part: 'icons', label: voice.say('part.icons'), text: sentence(voice, icons.join('; ')) }];
}
