/**
 * The skill check on the stage: who has laid how many cards, face down; then one card after the other is turned up and
 * goes to its side, and the sum grows towards the difficulty.
 */

import { stepSymbols } from '#board/symbols/icons.ts';
import { skillSymbol } from '#board/symbols.ts';
import type { Library } from '#engine/index.ts';
import type { SkillFace } from '#engine/library/library.ts';
import type { View } from '#engine/view/view.ts';
import { trueMinus } from '#i18n/trueMinus.ts';
import { Glyph } from '../bench/Glyph.tsx';
import { SkillCard } from '../parts/SkillCard.tsx';
import { type Speech, seatName } from '../table/speech.ts';
import { CardFace } from './CardFace.tsx';
import { type CheckShown, checkShown, countOf, sidesOf } from './checkShown.ts';
import { Person } from './Person.tsx';
import type { Show } from './show.ts';

export function CheckScene({ show }: { readonly show: Show }) {
  const shown = checkShown(show);
  const { before, after, lib, speech } = show;
  return shown && <CheckOnStage {...{ shown, lib, speech }} view={before.crisis ? before : after} />;
}

type Props = {
  readonly shown: CheckShown;
  readonly view: View;
  readonly lib: Library;
  readonly speech: Speech;
};

export function CheckOnStage({ shown, view, lib, speech }: Props) {
  const { t, words } = speech;
  const { difficulty, was, partial, skills, counts, left, strength, result } = shown;
  const sides = sidesOf(shown, lib.faces);
  const card = view.crisis && speech.card(view.crisis.card);
  const isLaid = left === undefined;
  const needs = (
    <p class="difficulty">
      {was !== undefined && <s>{was}</s>}
      <b>{difficulty}</b>
      {skills.map(skill => (
        <span key={skill} class="skill" data-of={skill}>
          <Glyph d={skillSymbol(skill, words.facets)} />
          <span class="visually-hidden">{words.voice.name(skill)('nom')}</span>
        </span>
      ))}
    </p>
  );
  return (
    <div
      class="stage-check"
      data-result={result}
      data-many={shown.turned.length + (left ?? 0) > 8 || undefined}
    >
      <ul class="givers">
        {[...view.seats.keys(), undefined].map(seat => {
          const n = countOf(counts, seat);
          return (
            (seat !== undefined || n > 0) && (
              <li key={seat ?? 'destiny'} data-none={n === 0 || undefined}>
                {seat === undefined ? (
                  <b>{t('check.destiny')}</b>
                ) : (
                  <Person name={seatName(speech, view.seats, seat)} seat={seat} small />
                )}
                <span class="backs" data-gone={!isLaid || undefined} aria-hidden="true">
                  {Array.from({ length: Math.min(n, 5) }, (_, at) => (
                    <i key={at} />
                  ))}
                </span>
                <small>{n > 0 && t('stage.cards', { count: n })}</small>
              </li>
            )
          );
        })}
      </ul>
      <div class="check-card">
        {card === undefined ? (
          <section class="card-face stage-card">
            <p class="stage-title">{t('check.label')}</p>
            {needs}
          </section>
        ) : (
          <CardFace
            card={{
              ...card,
              lines: card.lines.filter(
                ({ part }) => part === 'pass' || part === 'partial' || part === 'fail',
              ),
            }}
            kind={t(view.crisis?.super ? 'crisis.super' : 'crisis.label')}
            symbol={stepSymbols.crisis}
            needs={needs}
            {...(result === undefined ? {} : { lit: ({ part }) => part === result })}
          />
        )}
        {result !== undefined && (
          <p class="verdict">
            <strong>{t(`check.result.${result}`)}</strong>
          </p>
        )}
      </div>
      <div class="check-table">
        {isLaid ? (
          <Backs n={counts.reduce((sum, { n }) => sum + n, 0)} />
        ) : (
          <>
            <Side name={t('check.for')} sign="+" cards={sides.positive} speech={speech} />
            <Side name={t('check.against')} sign="−" cards={sides.negative} speech={speech} />
            {left > 0 && <Backs n={left} />}
          </>
        )}
      </div>
      <Scale
        sum={isLaid ? undefined : (strength ?? sides.sum)}
        {...{ difficulty, was, partial }}
        label={isLaid ? t('stage.toReach') : t(strength === undefined ? 'stage.soFar' : 'check.strength')}
        partialName={t('check.partial')}
        passName={t('check.result.pass')}
      />
    </div>
  );
}

function Backs({ n }: { readonly n: number }) {
  if (n === 0) return null;
  return (
    <span class="pile" aria-hidden="true">
      {Array.from({ length: Math.min(n, 4) }, (_, at) => (
        <i key={at} />
      ))}
      <b>{n}</b>
    </span>
  );
}

type SideProps = {
  readonly name: string;
  readonly sign: '+' | '−';
  readonly cards: readonly SkillFace[];
  readonly speech: Speech;
};

function Side({ name, sign, cards, speech }: SideProps) {
  const sum = cards.reduce((total, { strength }) => total + strength, 0);
  return (
    <div class="side" data-sign={sign}>
      <p>
        {name} <b>{sum === 0 ? 0 : `${sign}${sum}`}</b>
      </p>
      <ul>
        {cards.map(({ card, skill, strength }, at) => (
          <li key={at} data-help={`card:${card.id}/${strength}`}>
            <SkillCard
              card={{ skill, strength }}
              name={speech.cardTitle(`${card.id}/${strength}`)}
              facets={speech.words.facets}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type ScaleProps = {
  readonly sum: number | undefined;
  readonly difficulty: number;
  readonly was: number | undefined;
  readonly partial: number | undefined;
  readonly label: string;
  readonly partialName: string;
  readonly passName: string;
};

function Scale({ sum, difficulty, was, partial, label, partialName, passName }: ScaleProps) {
  const end = Math.max(difficulty + 6, (sum ?? 0) + 2, (was ?? 0) + 2);
  const at = (n: number) => `${(100 * Math.max(0, n)) / end}%`;
  const isReached = sum !== undefined && sum >= difficulty;
  return (
    <div class="scale" data-reached={isReached || undefined}>
      <p>
        {label} {sum !== undefined && <b>{trueMinus(sum)}</b>}
      </p>
      <div class="bar">
        <span class="fill" style={`width:${at(sum ?? 0)}`} />
        {was !== undefined && <span class="mark was" style={`left:${at(was)}`} />}
        {partial !== undefined && (
          <span class="mark partial" style={`left:${at(partial)}`}>
            <small>
              {partialName} {partial}
            </small>
          </span>
        )}
        <span class="mark" style={`left:${at(difficulty)}`}>
          <small>
            {passName} {difficulty}
          </small>
        </span>
      </div>
    </div>
  );
}
