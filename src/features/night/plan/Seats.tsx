/** Seats and their characters, by the rule of the most plentiful type, and what the group lacks. */
import { useMemo } from 'preact/hooks';
import { fill } from '#i18n/translate.ts';
import { random } from '#ui/bench/bench.ts';
import { choosable, missingSkills, proposed, skillsOf } from '../draft.ts';
import { makePlan } from '../plan.ts';
import type { CommonTexts, TonightTexts } from '../texts.ts';
import type { EveningShown } from '../useEvening.ts';
import { SkillTags } from './SkillTags.tsx';

type Props = {
  readonly evening: EveningShown;
  readonly atHand: NonNullable<EveningShown['atHand']>;
  readonly texts: TonightTexts['plan'];
  readonly common: CommonTexts;
};

export function Seats({ evening, atHand: { lib, nights, speech }, texts, common }: Props) {
  const { plan, names, answer, rename } = evening;
  const may = useMemo(() => choosable(lib, plan), [lib, makePlan(plan)]);
  const title = (id: string) => speech.narrator.title('characters', id).title;
  const all = [...lib.characters.keys()];
  const missing = missingSkills(lib, nights, plan);
  const draft = speech.rule('setup.choose-plentiful-type');
  return (
    <section class="plan-seats" aria-labelledby="plan-seats">
      <h2 id="plan-seats">{texts.seats}</h2>
      <p>{texts.seatsText}</p>
      <p class="needs-script">
        <button
          type="button"
          class="button quiet"
          onClick={() => answer({ type: 'begin', seat: random(plan.seats.length) })}
        >
          {texts.lots}
        </button>{' '}
        <button
          type="button"
          class="button quiet"
          disabled={!plan.seats.includes(undefined)}
          onClick={propose}
        >
          {texts.propose}
        </button>
      </p>
      <ol>
        {plan.seats.map((character, seat) => {
          const allowed = may[seat] ?? [];
          const others = all.filter(id => !allowed.includes(id));
          const n = seat + 1;
          return (
            <li key={seat}>
              <input
                type="text"
                class="seat-name"
                value={names[seat] ?? ''}
                aria-label={fill(texts.name, { n })}
                placeholder={fill(common.seat, { n })}
                autocomplete="off"
                maxLength={24}
                onInput={({ currentTarget }) => rename(seat, currentTarget.value)}
              />
              <select
                value={character ?? ''}
                aria-label={fill(texts.character, { n })}
                onChange={({ currentTarget: { value } }) =>
                  answer({ type: 'play', seat, character: value === '' ? undefined : value })
                }
              >
                <option value="">{texts.open}</option>
                <optgroup label={texts.byRule}>{allowed.map(option)}</optgroup>
                <optgroup label={texts.notByRule}>{others.map(option)}</optgroup>
              </select>
              <span class="seat-skills">
                {character !== undefined && (
                  <SkillTags skills={skillsOf(lib, character)} words={speech.words} label={texts.draws} />
                )}
              </span>
              {seat === 0 ? (
                <b class="seat-first">{texts.begins}</b>
              ) : (
                <button
                  type="button"
                  class="plain"
                  aria-label={fill(texts.begin, { n })}
                  onClick={() => answer({ type: 'begin', seat })}
                >
                  {texts.beginShort}
                </button>
              )}
              {character !== undefined && !allowed.includes(character) && (
                <p class="seat-note" role="status">
                  {fill(texts.against, { character: title(character) })}{' '}
                  {draft !== undefined && <a href={draft.href}>{texts.rule}</a>}
                </p>
              )}
            </li>
          );
        })}
      </ol>
      <p class="plan-advice" role="status" data-missing={missing.join(' ')}>
        {plan.seats.every(one => one === undefined)
          ? texts.proposeText
          : missing.length === 0
            ? texts.complete
            : fill(texts.missing, {
                skills: new Intl.ListFormat(speech.words.language).format(
                  missing.map(skill => speech.words.voice.name(skill)('nom')),
                ),
              })}
      </p>
    </section>
  );

  function propose() {
    for (const [seat, character] of proposed(lib, nights, plan, random).entries())
      if (character !== plan.seats[seat]) answer({ type: 'play', seat, character });
  }

  function option(id: string) {
    return (
      <option key={id} value={id}>
        {title(id)}
      </option>
    );
  }
}
