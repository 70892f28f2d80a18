/** The skill check bench: what the table puts in face down, and how it is turned up, sorted, added up and compared. */
import { useMachine } from '@xstate/react';
import { useMemo } from 'preact/hooks';
import type texts from '../../locales/en/widgets.json';
import type { Book } from '../engine/model/card.ts';
import type { CardId, Skill } from '../engine/model/vocabulary.ts';
import type { Language } from '../i18n/languages.ts';
import { fill } from '../i18n/translate.ts';
import {
  type CheckOnBench,
  checkLibrary,
  checkMachine,
  checkOdds,
  dealDestiny,
  givers,
  type Judged,
  judgeCheck,
  makeCheck,
  parseCheck,
  type SkillFaces,
  type Stage,
} from '../machines/checkBench.ts';
import { Bench, type FrameTexts } from './bench/Bench.tsx';
import { Choices } from './bench/Choices.tsx';
import { count } from './bench/count.ts';
import { useAddress } from './bench/useAddress.ts';
import { useAwake } from './bench/useAwake.ts';
import { Asked } from './check/Asked.tsx';
import { Piles } from './check/Piles.tsx';
import { SkillCard } from './check/SkillCard.tsx';

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
  const [snapshot, send] = useMachine(checkMachine, { input: { cards } });
  const { bench } = snapshot.context;
  const stage: Stage = snapshot.value;
  const { check, given, as } = bench;
  const awake = useAwake();
  const text = makeCheck(cards, bench, stage);
  const start = makeCheck(cards, cards.start, 'gathering');
  const address = useAddress({
    name: 'check',
    text: text === start ? undefined : text,
    restore(named) {
      const found = parseCheck(cards, named);
      if (found !== undefined) send({ type: 'restore', ...found });
      return found !== undefined;
    },
  });
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
    <Bench
      name="check"
      title={texts.title}
      texts={frame}
      awake={awake}
      address={address}
      onRestart={
        text === start ? undefined : () => send({ type: 'restore', bench: cards.start, stage: 'gathering' })
      }
    >
      <Asked {...{ check, texts, skillNames, awake: awake && gathering, send, skills: book.skills }} />
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
              awake={awake}
              onChoose={giver => send({ type: 'look-as', giver })}
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
                    disabled={!awake || as === 'destiny'}
                    aria-label={fill(texts.takeBack, { card: nameOf(card) })}
                    onClick={() => send({ type: 'take-back', card })}
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
                          disabled={!awake}
                          aria-label={fill(texts.add, { card: nameOf(id) })}
                          onClick={() => send({ type: 'add', card: id })}
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
              disabled={!awake}
              onClick={() =>
                send({ type: 'deal-destiny', cards: dealDestiny(lib, playersCards(bench), below) })
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
        <span>{said({ texts, language, stage, judged, bench })}</span>
      </p>
      {gathering && <Odds {...{ texts, language, bench, lib }} />}
      <p class="steps needs-script">
        <button
          type="button"
          class="button quiet"
          disabled={!awake || gathering}
          onClick={() => send({ type: 'back' })}
        >
          {texts.back}
        </button>
        <button
          type="button"
          class="button"
          disabled={!awake || stage === 'decided'}
          onClick={() => send({ type: 'next' })}
        >
          {texts.steps[stage]}
        </button>
      </p>
    </Bench>
  );
}

const below = (n: number) => Math.floor(Math.random() * n);

function playersCards({ given }: CheckOnBench): CardId[] {
  return [...given.left, ...given.next, ...given.current];
}

type Said = {
  readonly texts: CheckTexts;
  readonly language: Language;
  readonly stage: Stage;
  readonly judged: Judged;
  readonly bench: CheckOnBench;
};

/** What has just happened, in a sentence. */
function said({ texts, language, stage, judged, bench }: Said): string {
  const { matching, other, strength, result } = judged;
  switch (stage) {
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
        difficulty: bench.check.difficulty,
        partial: bench.check.partial ?? '',
      });
  }
}

type OddsProps = Pick<Said, 'texts' | 'language' | 'bench'> & {
  readonly lib: Parameters<typeof checkOdds>[0];
};

/** What the one who is looking may expect: he knows his own cards only, and how many the others have put in. */
function Odds({ texts, language, bench, lib }: OddsProps) {
  const { check, given, as } = bench;
  const odds = useMemo(() => {
    const inside = as === 'destiny' ? [] : given[as];
    const hidden = playersCards(bench).length - inside.length;
    return checkOdds(lib, check, { inside, outside: [], hidden, destiny: lib.components.destinyPerCheck });
  }, [lib, bench, as, check, given]);
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const shown = (['pass', 'partial', 'fail'] as const).filter(
    result => result !== 'partial' || check.partial !== undefined,
  );
  return (
    <div class="odds">
      <p>
        <b>{texts.eyes[as]}</b>{' '}
        {shown.map(result => `${texts.odds[result]}\u00a0${percent.format(odds[result])}`).join(' · ')}
      </p>
      <svg class="odds-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        {shown.map((result, at) => (
          <rect
            key={result}
            data-result={result}
            x={100 * shown.slice(0, at).reduce((sum, before) => sum + odds[before], 0)}
            width={100 * odds[result]}
            height="4"
          />
        ))}
      </svg>
      <p>
        <small>{texts.counted}</small>
      </p>
    </div>
  );
}
