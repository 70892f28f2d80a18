/** The skill check bench: what the table puts in face down, and how it is turned up, sorted, added up and compared. */
import { useMemo } from 'preact/hooks';
import type { Book } from '#engine/model/card.ts';
import type { CardId, Skill } from '#engine/model/vocabulary.ts';
import type { Language } from '#i18n/languages.ts';
import { fill } from '#i18n/translate.ts';
import type texts from '#locales/en/widgets.json';
import { BenchFrame, type FrameTexts } from '#ui/bench/BenchFrame.tsx';
import { random } from '#ui/bench/bench.ts';
import { Choices } from '#ui/bench/Choices.tsx';
import { StepKeys } from '#ui/bench/StepKeys.tsx';
import { useBench } from '#ui/bench/useBench.ts';
import { SkillCard } from '#ui/parts/SkillCard.tsx';
import { count } from '../kit/count.ts';
import { Asked } from './Asked.tsx';
import {
  checkBench,
  checkLibrary,
  dealDestiny,
  givers,
  type Judged,
  judgeCheck,
  type SkillFaces,
  type CheckState as State,
} from './checkBench.ts';
import { Odds, playersCards } from './Odds.tsx';
import { Piles } from './Piles.tsx';

export type CheckTexts = typeof texts.check;
export type CheckBenchProps = {
  readonly language: Language;
  readonly book: Book;
  readonly cards: SkillFaces;
  readonly texts: CheckTexts;
  readonly frame: FrameTexts;
  readonly skillNames: { readonly [skill in Skill]?: string };
};

export function CheckBench({ language, book, cards, texts, frame, skillNames }: CheckBenchProps) {
  const bench = useBench(useMemo(() => checkBench(cards), [cards]));
  const { state, hydrated, answer } = bench;
  const { check, given, as, stage } = state;
  const lib = useMemo(() => checkLibrary(book, check), [book, check]);
  const judged = useMemo(
    () => judgeCheck(lib, { destiny: given.destiny, players: [given.current, given.left, given.next] }),
    [lib, given],
  );
  const nameOf = (card: CardId) => {
    const face = cards.faces.find(({ id }) => id === card);
    return face === undefined
      ? card
      : fill(texts.card, { skill: skillNames[face.skill] ?? face.skill, strength: face.strength });
  };
  const show = (card: CardId) => (
    <SkillCard card={cards.faces.find(({ id }) => id === card)} name={nameOf(card)} />
  );
  const gathering = stage === 'gathering';

  return (
    <BenchFrame bench={bench} title={texts.title} texts={frame}>
      <Asked
        {...{ check, texts, skillNames, hydrated: hydrated && gathering, send: answer, skills: book.skills }}
      />
      {gathering ? (
        <>
          <div class="givers">
            <Choices
              legend={texts.who}
              name="check-as"
              choices={givers.map(value => ({
                value,
                face: (
                  <span>
                    {texts[value]}
                    <small>{count(texts, language, 'faceDown', given[value].length)}</small>
                  </span>
                ),
              }))}
              chosen={as}
              hydrated={hydrated}
              onChoose={giver => answer({ type: 'look-as', giver })}
            />
          </div>
          <section class="own-cards" aria-label={texts[as]}>
            <p class="label">{as === 'destiny' ? texts.destinyCards : texts.ownCards}</p>
            <ul class="cards">
              {given[as].map((card, at) => (
                <li key={`${card} ${at}`}>
                  <button
                    type="button"
                    class="skill-card"
                    disabled={!hydrated || as === 'destiny'}
                    aria-label={fill(texts.takeBack, { card: nameOf(card) })}
                    onClick={() => answer({ type: 'take-back', card })}
                  >
                    {show(card)}
                  </button>
                </li>
              ))}
              {given[as].length === 0 && <li class="none">{texts.none}</li>}
            </ul>
            <div class="palette needs-script">
              {book.skills.map(skill => (
                <ul key={skill} class="cards" aria-label={skillNames[skill]}>
                  {cards.faces
                    .filter(face => face.skill === skill)
                    .map(({ id }) => (
                      <li key={id}>
                        <button
                          type="button"
                          class="skill-card"
                          disabled={!hydrated}
                          aria-label={fill(texts.add, { card: nameOf(id) })}
                          onClick={() => answer({ type: 'add', card: id })}
                        >
                          {show(id)}
                        </button>
                      </li>
                    ))}
                </ul>
              ))}
            </div>
            <button
              type="button"
              class="plain needs-script"
              disabled={!hydrated}
              onClick={() =>
                answer({ type: 'deal-destiny', cards: dealDestiny(lib, playersCards(state), random) })
              }
            >
              {texts.newDestiny}
            </button>
          </section>
        </>
      ) : (
        <Piles {...{ stage, judged, texts, show }} />
      )}
      <p
        class="verdict"
        role="status"
        tabIndex={-1}
        data-result={stage === 'decided' ? judged.result : undefined}
      >
        <span>{said({ texts, language, judged, state })}</span>
      </p>
      {gathering && <Odds {...{ texts, language, lib }} check={state} />}
      <StepKeys
        {...{ bench }}
        texts={frame}
        next={{
          label: texts.steps[stage],
          onPress: stage === 'decided' ? undefined : () => answer({ type: 'next' }),
        }}
      />
    </BenchFrame>
  );
}

type Said = {
  readonly texts: CheckTexts;
  readonly language: Language;
  readonly judged: Judged;
  readonly state: State;
};

/** What has just happened, in a sentence. */
function said({ texts, language, judged, state }: Said): string {
  const { matching, other, strength, result } = judged;
  switch (state.stage) {
    case 'gathering':
      return count(texts, language, 'inAll', judged.for.length + judged.against.length);
    case 'revealed':
      return texts.revealed;
    case 'sorted':
      return fill(texts.sorted, { for: judged.for.length, against: judged.against.length });
    case 'totalled':
      return fill(texts.totalled, { matching, other, strength });
    case 'decided':
      return fill(texts.results[result], {
        strength,
        difficulty: state.check.difficulty,
        partial: state.check.partial ?? '',
      });
  }
}
