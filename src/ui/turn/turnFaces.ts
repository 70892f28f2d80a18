import { bookOf } from '#books/atBuild/cards.ts';
import { theSimulator } from '#books/atBuild/play.ts';
import { voiceOf } from '#books/atBuild/text.ts';
import { firstBook } from '#books/registry.ts';
import { findRule } from '#collections/ruleIndex.ts';
import { pathOf } from '#collections/rulePages.ts';
import type { Ability } from '#engine/model/ability.ts';
import type { Step } from '#engine/model/vocabulary.ts';
import type { Language } from '#i18n/languages.ts';
import { fill } from '#i18n/translate.ts';
import { abilityTexts, amountText, namesIn, promptText, tellLog, type Voice } from '#text/index.ts';
import { addressIn } from '../parts/addresses.ts';
import { crisisDeck, figuresIn } from './crisisDeck.ts';
import { type Question, type StepOfTurn, turnIn, turnSteps } from './situations.ts';
import type { Group, StepFace, TurnFaces, TurnTexts } from './TurnBench.tsx';
import { type Ring, type Situation, situations } from './turnBench.ts';

const shown = bookOf(firstBook);

/** Why a player has no such step. */
const skippedBy: { readonly [situation in Situation]?: string } = {
  brig: 'brig.no-crisis',
  revealed: 'cylon-turn.steps-skipped',
};
const stays = 'brig.no-moving';

const { scenarioIn } = theSimulator('turn', 'turn');
const turns = new Map(situations.map(situation => [situation, turnIn(scenarioIn(situation))]));

export const turnRing: Ring = {
  steps: turnSteps,
  skipped: Object.fromEntries(
    [...turns].map(([situation, steps]) => [
      situation,
      steps.flatMap(({ step, taken }) => (taken ? [] : [step])),
    ]),
  ),
};

/** What a reader is shown of every step, in a language. */
export async function turnFaces(language: Language, texts: TurnTexts): Promise<TurnFaces> {
  const voice = voiceOf(language);
  const faces = await Promise.all(
    [...turns].map(async ([situation, steps]) => {
      const of = steps.map(
        async one => [one.step, await faceOf(language, voice, texts, situation, one)] as const,
      );
      return [situation, Object.fromEntries(await Promise.all(of))] as const;
    }),
  );
  return Object.fromEntries(faces) as TurnFaces;
}

async function faceOf(
  language: Language,
  voice: Voice,
  texts: TurnTexts,
  situation: Situation,
  { step, taken, asked, events }: StepOfTurn,
): Promise<StepFace> {
  const told: { readonly [key: string]: string } = texts.told;
  const text = told[`${step}-${taken ? situation : 'skipped'}`] ?? told[step] ?? '';
  // Seats do not change within a step.
  const state = events[0]?.state;
  const { seatName, ...things } = { seatName: nameOfSeat(voice), ...namesIn(voice, shown) };
  const rules = [
    ...asked.map(({ rule }) => rule),
    ...events.map(({ event }) => event.cause.rule),
    ...(taken ? [] : [skippedBy[situation]]),
    ...(step === 'movement' && asked.length === 0 ? [stays] : []),
    ...(step === 'end' ? ['hand-limit.ten-at-every-turn-end'] : []),
  ];
  return {
    text: fill(text, figuresOf(step)),
    asked: asked.map(question => ({
      question: questionOf(voice, question),
      groups: groupsOf(voice, texts, question),
    })),
    told: tellLog(
      voice,
      events.flatMap(({ event }) => (event.type === 'cards-drawn' && asked.length === 0 ? [] : [event])),
      { ...things, seatName: seat => (state === undefined ? '' : seatName(state, seat)) },
    ).map(({ text: sentence }) => sentence),
    rules: await linksOf(language, [...new Set(rules.filter(rule => rule !== undefined))]),
  };
}

function questionOf(voice: Voice, { choice }: Question): string {
  const question = promptText(voice, choice);
  return choice.shape === 'some' ? `${question} ${amountText(voice, choice)}` : question;
}

type Seats = StepOfTurn['events'][number]['state'];

function nameOfSeat(voice: Voice) {
  return ({ seats }: Seats, seat: number): string => voice.shortName(seats[seat]?.character ?? '');
}

const figures = crisisDeck(shown.cards);

function figuresOf(step: Step): { readonly [name: string]: number } {
  return { n: shown.components?.handLimit ?? 0, ...figuresIn(figures, step) };
}

function groupsOf(voice: Voice, texts: TurnTexts, { choice, paid }: Question): readonly Group[] {
  if (choice.shape === 'yes-no') return [];
  const ids = choice.options.map(({ id }) => id);
  const named = (of: readonly string[]) => of.map(id => ({ name: placeName(voice, texts, id) }));
  if (choice.prompt === 'skill-draw') return [{ label: texts.groups.types, options: named(ids) }];
  if (choice.prompt === 'movement') {
    const groups = [
      { label: texts.groups.free, options: named(ids.filter(id => !paid.includes(id))) },
      { label: texts.groups.paid, options: named(paid) },
    ];
    return groups.filter(({ options }) => options.length > 0);
  }
  // The same card in two strengths is one action.
  const actions = [...new Map(ids.map(id => [id.split('/')[0], actionOf(voice, texts, id)])).values()];
  // What the place offers comes first; everything else one carries along.
  return Object.values(texts.groups).flatMap(label => {
    const options = actions.flatMap(({ label: of, ...option }) => (of === label ? [option] : []));
    return options.length === 0 ? [] : [{ label, options }];
  });
}

/** A location, a space area, a type of card, or staying where one is. */
function placeName(voice: Voice, texts: TurnTexts, id: string): string {
  if (id === 'stay') return texts.stay;
  const location = voice.maybeTitle('locations', id);
  if (location !== undefined) return location.title;
  const skill = shown.skills.find(one => one === id);
  if (skill !== undefined) return voice.name(skill)('nom');
  const name = voice.sector(id as Parameters<Voice['sector']>[0])('nom');
  return name.charAt(0).toLocaleUpperCase(voice.language) + name.slice(1);
}

type Action = { readonly label: string; readonly name: string; readonly text?: string };

function actionOf(voice: Voice, texts: TurnTexts, id: string): Action {
  const { groups } = texts;
  if (id === 'pass') return { label: groups.pass, name: texts.pass };
  if (id === 'viper') return { label: groups.viper, name: texts.ownViper };
  const location = shown.locations.find(one => one.id === id);
  if (location !== undefined)
    return { label: groups.location, name: voice.title('locations', id).title, ...told(voice, location, id) };
  const [cardId = id] = id.split('/');
  const card = shown.cards.find(one => one.id === cardId);
  if (card?.deck === 'loyalty') return { label: groups.loyalty, name: texts.reveal };
  if (card?.deck === 'skill')
    return { label: groups.skill, name: voice.title('cards', cardId).title, ...told(voice, card, cardId) };
  const title = shown.titles.find(({ abilities }) => abilities.some(ability => ability.id === id));
  if (title !== undefined)
    return { label: groups.title, name: voice.name(title.id)('nom'), ...told(voice, title, id) };
  const sheet = shown.characters.find(({ abilities }) => abilities.some(ability => ability.id === id));
  const name = voice.maybeTitle('abilities', id)?.title ?? id;
  return { label: groups.character, name, ...(sheet === undefined ? {} : told(voice, sheet, id)) };
}

function told(
  voice: Voice,
  { abilities }: { readonly abilities?: readonly Ability[] },
  id: string,
): { readonly text?: string } {
  const found = abilityTexts(voice, abilities ?? [], 'you').find(ability => ability.id === id);
  if (found === undefined) return {};
  const limits = found.use.slice(1).join(', ');
  return { text: limits === '' ? found.text : `${found.text} (${limits})` };
}

async function linksOf(
  language: Language,
  rules: readonly string[],
): Promise<readonly { readonly name: string; readonly href: string }[]> {
  const links = await Promise.all(
    rules.map(async rule => {
      const place = await findRule(language, rule);
      if (place === undefined) return [];
      return [[place.name, `${addressIn(language, pathOf(place.page))}#${rule}`] as const];
    }),
  );
  return [...new Map(links.flat().toReversed())].map(([name, href]) => ({ name, href })).toReversed();
}
