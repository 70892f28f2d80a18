/** The plan of an evening: the box, the books, seats and characters, and a link for all phones. */

import { optionalBooks } from '#books/registry.ts';
import { type Difficulty, difficulties } from '#engine/model/vocabulary.ts';
import { fill } from '#i18n/translate.ts';
import { Choices } from '#ui/bench/Choices.tsx';
import { useHydrated } from '#ui/bench/useHydrated.ts';
import { RulingList, Variants } from '#ui/table/readings.tsx';
import type { Site } from '#ui/table/texts.ts';
import { Seats } from './plan/Seats.tsx';
import { SharePlan } from './plan/SharePlan.tsx';
import { whyNotPlayed } from './plan.ts';
import { type Boxes, tableSizes } from './planBench.ts';
import { Faults, Waiting } from './Status.tsx';
import type { CommonTexts, TonightTexts } from './texts.ts';
import { useEvening } from './useEvening.ts';

interface PartLink {
  readonly href: string;
  readonly name: string;
  readonly text: string;
  /** What it has beside that for a table with an expansion. */
  readonly expansions?: string;
}

export type TonightPlanProps = {
  readonly site: Site;
  readonly texts: TonightTexts['plan'];
  readonly common: CommonTexts;
  readonly bookNames: { readonly [book: string]: string };
  readonly boxNames: { readonly [box: string]: string };
  readonly boxes: Boxes;
  /** How many may play the base game: shown until the books are at hand. */
  readonly baseSizes: readonly number[];
  readonly parts: readonly PartLink[];
};

export function TonightPlan(props: TonightPlanProps) {
  const { site, texts, common, bookNames, boxNames, boxes, baseSizes, parts } = props;
  const evening = useEvening(site, boxes);
  const hydrated = useHydrated();
  const { plan, atHand, answer } = evening;
  const refused = atHand && whyNotPlayed(atHand.lib, plan);
  return (
    <div class="tonight-plan" data-hydrated={hydrated || undefined} data-ready={atHand ? true : undefined}>
      <Faults evening={evening} texts={common} />
      <section aria-label={texts.table} class="plan-table">
        <fieldset class="choices" disabled={!hydrated}>
          <legend class="label">{texts.books}</legend>
          {optionalBooks.map(book => (
            <label key={book} class="choice">
              <input
                type="checkbox"
                checked={plan.books.includes(book)}
                onChange={({ currentTarget }) => answer({ type: 'book', book, on: currentTarget.checked })}
              />
              <span>{bookNames[book]}</span>
            </label>
          ))}
        </fieldset>
        <Choices
          legend={texts.box}
          name="plan-box"
          choices={[
            { value: '', face: texts.anyBox },
            ...Object.keys(boxes).map(box => ({ value: box, face: boxNames[box] ?? box })),
          ]}
          chosen={plan.box ?? ''}
          hydrated={hydrated}
          onChoose={box => answer({ type: 'box', box: box === '' ? undefined : box })}
        />
        <p class="hint">{texts.boxText}</p>
        {!evening.isVisiting && <p class="hint">{texts.rulesText}</p>}
        <Choices
          legend={texts.players}
          name="plan-players"
          choices={(atHand === undefined ? baseSizes : tableSizes(atHand.lib)).map(n => ({
            value: `${n}`,
            face: `${n}`,
          }))}
          chosen={`${plan.seats.length}`}
          hydrated={hydrated && atHand !== undefined}
          onChoose={n => answer({ type: 'players', n: Number(n) })}
        />
      </section>
      {atHand !== undefined && (
        <>
          <Seats {...{ evening, atHand, texts, common }} />
          {refused !== undefined && (
            <p class="notice" role="alert">
              {fill(texts.refused, { why: atHand.speech.reply(`refusals.${refused}`) })}
            </p>
          )}
          <section class="plan-aims">
            <label>
              <span class="label">{texts.objective}</span>
              <select
                value={plan.objective}
                onChange={({ currentTarget }) =>
                  answer({ type: 'objective', objective: currentTarget.value })
                }
              >
                {[...atHand.lib.objectives.keys()].map(id => (
                  <option key={id} value={id}>
                    {atHand.speech.cardTitle(id)}
                  </option>
                ))}
              </select>
            </label>
            <label>
              <span class="label">{texts.difficulty}</span>
              <select
                value={plan.difficulty}
                onChange={({ currentTarget }) =>
                  answer({ type: 'difficulty', difficulty: difficultyNamed(currentTarget.value) })
                }
              >
                {difficulties.map(id => (
                  <option key={id} value={id}>
                    {texts[id]}
                  </option>
                ))}
              </select>
            </label>
          </section>
          <details class="plan-more">
            <summary>{texts.variants}</summary>
            <Variants
              lib={atHand.lib}
              speech={atHand.speech}
              chosen={plan.options}
              onVary={(id, on) => answer({ type: 'option', id, on })}
            />
          </details>
          <details class="plan-more">
            <summary>{texts.rulings}</summary>
            <p>{texts.rulingsText}</p>
            <RulingList
              lib={atHand.lib}
              speech={atHand.speech}
              read={plan.rulings}
              onRead={(id, option) => answer({ type: 'ruling', id, option })}
            />
          </details>
        </>
      )}
      <div class="needs-script plan-waiting" hidden={atHand !== undefined || evening.fault === 'unreachable'}>
        <Waiting evening={evening} texts={common} />
      </div>
      <h2>{texts.next}</h2>
      <ul class="plan-parts">
        {parts.map(({ href, name, text, expansions: more }) => (
          <li key={href}>
            <a class="cut-panel" href={`${href}${evening.fragment}`}>
              <b>{name}</b>
              <span>
                {text} {plan.books.length > 1 && more}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {hydrated && evening.fragment !== '' && <SharePlan texts={texts} fragment={evening.fragment} />}
      <p class="needs-script">
        <button type="button" class="plain" disabled={!hydrated} onClick={evening.reset}>
          {texts.reset}
        </button>
      </p>
    </div>
  );
}

function difficultyNamed(name: string): Difficulty {
  return difficulties.find(one => one === name) ?? 'normal';
}
