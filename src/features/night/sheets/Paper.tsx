/** One sheet in one language: boxes that no page cuts in two. */
import type { ComponentChildren } from 'preact';
import { capital } from '#board/words.ts';
import type { Library } from '#engine/index.ts';
import type { Board, Step } from '#engine/model/vocabulary.ts';
import { fill } from '#i18n/translate.ts';
import type { CardTold } from '#ui/table/texts.ts';
import { AttackTable } from '#ui/turn/AttackTable.tsx';
import type { Night } from '../night.ts';
import type { Plan } from '../plan.ts';
import { factTeller } from '../setUp/tell.ts';
import { tasksFor } from '../setUp.ts';
import { stepTold } from '../stepTold.ts';
import type { SheetSpeech } from '../TonightSheets.tsx';
import type { SheetKind } from './words.ts';

type Props = {
  readonly kind: SheetKind;
  readonly lib: Library;
  readonly nights: readonly Night[];
  readonly plan: Plan;
  readonly spoken: SheetSpeech;
};

export function Paper({ kind, ...of }: Props) {
  const { language, words } = of.spoken;
  const Filling = fillings[kind];
  return (
    <section class={`paper paper-${kind}`} lang={language} data-kind={kind}>
      <h2>{words.texts.kinds[kind]}</h2>
      <div class="boxes">
        <Filling {...of} />
      </div>
    </section>
  );
}

type FillingProps = Omit<Props, 'kind'>;

const fillings: { readonly [kind in SheetKind]: (props: FillingProps) => ComponentChildren } = {
  turn: Turn,
  attack: Attack,
  cylon: CylonTurn,
  loyalty: Loyalty,
  characters: Characters,
  locations: Locations,
};

function Box({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <article class="box">
      <h3>{title}</h3>
      {children}
    </article>
  );
}

function Told({ card }: { readonly card: CardTold | undefined }) {
  if (card === undefined) return null;
  return (
    <Box title={card.title}>
      {card.lines.map(({ label, text }, at) => (
        <p key={at}>
          {label !== undefined && <b>{label}: </b>}
          {text}
        </p>
      ))}
    </Box>
  );
}

function Steps({
  spoken: { words },
  lib,
  of,
}: Pick<FillingProps, 'spoken' | 'lib'> & { readonly of: 'aboard' | 'revealed' }) {
  return (
    <>
      {words.ring.steps.map((step: Step, at) => {
        const name = words.stepNames[step] ?? step;
        return (
          // The end is none of the six steps.
          <Box key={step} title={step === 'end' ? name : `${at + 1}. ${name}`}>
            <p>{stepTold(words.told, lib, words.ring, of, step)}</p>
          </Box>
        );
      })}
    </>
  );
}

function Turn({ spoken, lib }: FillingProps) {
  const { texts } = spoken.words;
  const { destinyPerCheck, handLimit } = lib.components;
  return (
    <>
      <Steps {...{ spoken, lib }} of="aboard" />
      <article class="box">
        <h3>{texts.check}</h3>
        <ol>
          {Object.values(texts.checkSteps).map(line => (
            <li key={line}>{fill(line, { destiny: destinyPerCheck, limit: handLimit })}</li>
          ))}
        </ol>
      </article>
    </>
  );
}

function Attack({ spoken: { words, speech }, lib }: FillingProps) {
  const { texts, names, results } = words.attack;
  return (
    <AttackTable
      table={lib.attackTable}
      craftName={speech.craft}
      texts={texts}
      names={names as Parameters<typeof AttackTable>[0]['names']}
      results={results}
    />
  );
}

function CylonTurn({ spoken, lib }: FillingProps) {
  const places = [...lib.locations.values()].filter(({ board }) => board === 'cylon');
  return (
    <>
      <Steps {...{ spoken, lib }} of="revealed" />
      {places.map(({ id }) => (
        <Told key={id} card={spoken.speech.location(id)} />
      ))}
    </>
  );
}

function Loyalty({ spoken: { words, speech }, lib, nights, plan }: FillingProps) {
  const ofTheDeck: readonly string[] = nights.flatMap(({ setUp }) => setUp?.ofTheDeck ?? []);
  const who = (seat: number) => {
    const character = plan.seats[seat];
    return character === undefined ? fill(words.seat, { n: seat + 1 }) : speech.words.shortName(character);
  };
  const tell = factTeller(words.setUp, { speech, lib, who });
  const names: { readonly [task: string]: string } = words.setUp.steps;
  return (
    <>
      {tasksFor(lib, nights, plan, [])
        .filter(({ id }) => ofTheDeck.includes(id))
        .map(({ id, facts }) => (
          <Box key={id} title={names[id] ?? id}>
            <ul>
              {facts.map((fact, at) => (
                <li key={at}>{tell(fact)}</li>
              ))}
            </ul>
          </Box>
        ))}
    </>
  );
}

function Characters({ spoken: { speech }, plan }: FillingProps) {
  return (
    <>
      {plan.seats.map(id => (
        <Told key={id} card={speech.character(id ?? '')} />
      ))}
    </>
  );
}

function Locations({ spoken: { speech }, lib, nights, plan }: FillingProps) {
  const isLaid = (board: Board) => nights.every(({ boards }) => boards?.[board]?.(lib, plan) ?? true);
  const places = [...lib.locations.values()].filter(({ board }) => isLaid(board));
  return (
    <>
      {places.map(({ id, board }) => {
        const card = speech.location(id);
        return (
          card && <Told key={`${board} ${id}`} card={{ ...card, title: capital(card.title, speech.words) }} />
        );
      })}
    </>
  );
}
