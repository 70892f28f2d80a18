/** What the cards of a check come to: its cards are put in by type and strength, and the engine adds them up. */
import { useMemo, useState } from 'preact/hooks';
import type { Library } from '#engine/index.ts';
import type { Book } from '#engine/model/card.ts';
import type { Check } from '#engine/model/effect.ts';
import type { CardId, Skill } from '#engine/model/vocabulary.ts';
import { checkLibrary, judgeCheck } from '#engine/tools/check.ts';
import { fill } from '#i18n/translate.ts';
import type { TonightTexts } from '../texts.ts';
import type { EveningShown } from '../useEvening.ts';

type Props = {
  readonly atHand: NonNullable<EveningShown['atHand']>;
  readonly texts: TonightTexts['table'];
};

const usual: Check = { difficulty: 10, skills: ['politics', 'leadership', 'tactics'] };

export function CheckCalculator({ atHand: { lib, speech }, texts }: Props) {
  const [crisis, setCrisis] = useState('');
  const [check, setCheck] = useState<Check>(usual);
  const [cards, setCards] = useState<readonly CardId[]>([]);
  const faces = useMemo(() => facesOf(lib), [lib]);
  const judged = useMemo(
    () => judgeCheck(checkLibrary(plainBook(lib), check), { destiny: [], players: [cards] }),
    [lib, check, cards],
  );
  const crises = [...lib.crises.values()].filter(card => card.check !== undefined);
  const skillName = (skill: Skill) => speech.words.voice.name(skill)('nom');
  const set = (change: Partial<Check>) => {
    setCrisis('');
    setCheck({ ...check, ...change });
  };
  return (
    <div class="check-calculator" data-strength={judged.strength} data-result={judged.result}>
      <div class="calculator-asked">
        <label>
          <span class="label">{texts.checkCard}</span>
          <select
            value={crisis}
            onChange={({ currentTarget: { value } }) => {
              setCrisis(value);
              setCheck(lib.crises.get(value)?.check ?? usual);
            }}
          >
            <option value="">{texts.ownCheck}</option>
            {crises.map(({ id }) => (
              <option key={id} value={id}>
                {speech.cardTitle(id)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span class="label">{texts.difficulty}</span>
          <input
            type="number"
            min={1}
            max={30}
            value={check.difficulty}
            onInput={({ currentTarget }) => set({ difficulty: Number(currentTarget.value) || 1 })}
          />
        </label>
        {check.partial !== undefined && <p>{`${texts.partial} ${check.partial}`}</p>}
        <fieldset class="choices">
          <legend class="label">{texts.positive}</legend>
          {lib.skills.map(skill => (
            <label key={skill} class="choice">
              <input
                type="checkbox"
                checked={check.skills.includes(skill)}
                onChange={({ currentTarget }) =>
                  set({
                    skills: lib.skills.filter(one =>
                      one === skill ? currentTarget.checked : check.skills.includes(one),
                    ),
                  })
                }
              />
              <span>{skillName(skill)}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <table class="calculator-keys">
        <tbody>
          {faces.map(({ skill, strengths }) => (
            <tr key={skill} data-positive={check.skills.includes(skill) || undefined}>
              <th scope="row">{skillName(skill)}</th>
              {strengths.map(({ id, n }) => (
                <td key={id}>
                  <button
                    type="button"
                    aria-label={fill(texts.add, { skill: skillName(skill), n })}
                    onClick={() => setCards([...cards, id])}
                  >
                    {n}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="label">{fill(texts.cards, { n: cards.length })}</p>
      <ul class="calculator-cards">
        {cards.map((card, at) => {
          const face = lib.faces.get(card);
          return (
            face !== undefined && (
              <li key={at}>
                <button
                  type="button"
                  aria-label={fill(texts.remove, { skill: skillName(face.skill), n: face.strength })}
                  onClick={() => setCards(cards.filter((_, i) => i !== at))}
                >
                  {skillName(face.skill)} {face.strength} ×
                </button>
              </li>
            )
          );
        })}
      </ul>
      <p class="calculator-result" role="status">
        <b>{fill(texts.total, { n: judged.strength })}</b>{' '}
        {judged.result === 'partial' ? texts.partialPass : texts[judged.result]}
      </p>
      <button type="button" class="plain" onClick={() => setCards([])}>
        {texts.clear}
      </button>
    </div>
  );
}

/** Skill cards as numbers: what they say is decided at the table. */
function plainBook({ sources, skills }: Library): Book {
  const [first, ...others] = sources;
  if (first === undefined) throw new Error('There is no book.');
  const cards = [first, ...others].flatMap(book => book.cards);
  return {
    ...first,
    skills,
    cards: cards.flatMap(card => (card.deck === 'skill' ? [{ ...card, abilities: [] }] : [])),
  };
}

/** One card of each type and strength. */
function facesOf({ skills, faces }: Library) {
  return skills.map(skill => {
    const strengths = new Map<number, CardId>();
    for (const [id, face] of faces) if (face.skill === skill) strengths.set(face.strength, id);
    return {
      skill,
      strengths: [...strengths].map(([n, id]) => ({ n, id })).toSorted((a, b) => a.n - b.n),
    };
  });
}
