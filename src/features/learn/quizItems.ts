/** Questions of lessons and of the refresher as plain text, for quizzes without a board. */
import { skills } from '#books/atBuild/board.ts';
import { lessons, oftenForgotten, scenarioOf } from '#collections/lessons.ts';
import { lessonsFolder } from '#collections/proofs.ts';
import type { Language } from '#i18n/languages.ts';
import { benchTexts } from '#ui/bench/benchTexts.ts';
import { addressIn } from '#ui/parts/addresses.ts';
import { deedsTold, linkTo } from '#ui/story/deedsTold.ts';
import type { Story } from '#ui/story/index.ts';
import { narrationOf } from '#ui/story/narrations.ts';
import { storyNamed } from '#ui/story/recordings.ts';
import { speechFor } from '#ui/story/speechFor.ts';
import { optionText, questionText, tell } from '#ui/story/storyText.ts';
import { answersTo } from './inWords.ts';
import type { QuizItem } from './item.ts';
import { refresherText } from './refresherTexts.ts';

/** More answers than these are a chore to read. */
const most = 5;

/** Every question of a lesson with one right answer, and every deed that has one. */
async function itemsOf(language: Language, lesson: string): Promise<readonly QuizItem[]> {
  const id = scenarioOf(lesson);
  const story = await storyNamed(id);
  const narration = narrationOf(language, id);
  const { names } = await deedsTold(language, story);
  const player = benchTexts(language).player;
  const { speech } = speechFor(language, story);
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const items = story.stops.map(async (stop, at): Promise<readonly QuizItem[]> => {
    if (stop.kind === 'show') return [];
    const step = addressIn(language, `learn/${lesson}/?${id.replaceAll('/', '.')}=${at}`);
    const common = { situation: '', lesson: { href: step, name: narration.title } };
    if (stop.kind === 'ask') {
      const { mark, options, right, rule } = stop.question;
      const link = await linkTo(language, rule);
      return [
        {
          ...common,
          id: `${lesson}#${mark}`,
          question: questionText(speech, player, narration, stop.beat.state, stop.question),
          options: options.map(option => ({
            id: option.id,
            text: optionText(speech, player, stop.beat.state, stop.question, option),
          })),
          right,
          answer: narration.marks?.[mark] ?? '',
          ...(link ? { rule: link } : {}),
        },
      ];
    }
    const { deed, beat } = stop;
    const skillName = (option: string) => {
      const skill = skills.find(one => one === story.lib.faces.get(option)?.skill);
      return skill === undefined ? '' : ` (${speech.words.voice.name(skill)('nom')})`;
    };
    const cards = deed.choice.shape === 'some';
    const answers = answersTo(deed, most, options =>
      options.length === 0
        ? player.deed.giveNone
        : list.format(options.map(one => `${names[deed.mark]?.[one] ?? one}${cards ? skillName(one) : ''}`)),
    );
    if (answers === undefined) return [];
    const link = await linkTo(language, ruleOf(story, deed.mark));
    const check = story.stops
      .slice(0, at + 1)
      .flatMap(({ beat: { events } }) => events)
      .findLast(({ type }) => type === 'check-began');
    return [
      {
        ...common,
        ...answers,
        situation:
          deed.choice.prompt === 'contribute' && check !== undefined ? tell(speech, beat.state, check) : '',
        id: `${lesson}#${deed.mark}`,
        question: narration.asks?.[deed.mark] ?? '',
        answer: narration.marks?.[deed.mark] ?? '',
        ...(link ? { rule: link } : {}),
      },
    ];
  });
  return (await Promise.all(items)).flat();
}

const ruleOf = ({ recording }: Story, mark: string) => recording.marks.find(one => one.name === mark)?.rule;

/** All that can be got wrong in the lessons. */
export async function lessonItems(language: Language): Promise<readonly QuizItem[]> {
  return (await Promise.all(lessons().map(({ id }) => itemsOf(language, id)))).flat();
}

/** The rules that are forgotten most often, one question each. */
export async function refresherItems(language: Language): Promise<readonly QuizItem[]> {
  const taught = await lessonItems(language);
  return Promise.all(
    oftenForgotten().map(async ({ rule, scenario, mark, when }) => {
      const link = await linkTo(language, rule);
      const rules = { ...(link ? { rule: link } : {}), ...(when ? { when } : {}) };
      if (scenario.startsWith(lessonsFolder)) {
        const id = `${scenario.slice(lessonsFolder.length)}#${mark}`;
        const item = taught.find(one => one.id === id);
        if (item === undefined) throw new Error(`content/often-forgotten.yaml: ${id} is not asked.`);
        return { ...item, ...rules };
      }
      return { ...(await askedIn(language, scenario, mark)), ...rules };
    }),
  );
}

async function askedIn(language: Language, scenario: string, mark: string): Promise<QuizItem> {
  const story = await storyNamed(scenario);
  const asked = story.stops.flatMap(stop => (stop.kind === 'ask' ? [stop] : []));
  const stop = asked.find(({ question }) => question.mark === mark);
  if (stop === undefined) throw new Error(`${scenario} asks nothing at "${mark}".`);
  const { question, beat } = stop;
  const player = benchTexts(language).player;
  const { speech } = speechFor(language, story);
  return {
    ...refresherText(language, scenario.split('/').at(-1) ?? scenario),
    id: `${scenario}#${mark}`,
    options: question.options.map(option => ({
      id: option.id,
      text: optionText(speech, player, beat.state, question, option),
    })),
    right: question.right,
  };
}
