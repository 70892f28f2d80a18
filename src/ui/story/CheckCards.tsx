/** The cards of a skill check: face down until they are revealed, then sorted into what counts for it and what against. */
import { skillSymbol } from '#board/symbols.ts';
import type { Words } from '#board/words.ts';
import type { Skill } from '#engine/model/vocabulary.ts';
import type { CheckView } from '#engine/view/now.ts';
import { fill } from '#i18n/translate.ts';
import { Glyph } from '../bench/Glyph.tsx';
import type { Story } from './index.ts';
import type { PlayerTexts } from './texts.ts';

type Props = {
  readonly story: Story;
  readonly check: CheckView;
  readonly words: Words;
  readonly texts: PlayerTexts;
};

export function CheckCards({ story: { lib }, check, words, texts }: Props) {
  const { difficulty, skills, counts, cards, revealed, strength } = check;
  const faces = cards.flatMap(card => lib.faces.get(card) ?? []);
  const counted = (skill: Skill) => skills.includes(skill);
  const face = ({ skill, strength: printed }: { skill: Skill; strength: number }, at: number) => (
    <li key={at} class="card" data-of={skill}>
      <b aria-hidden="true">{printed}</b>
      <Glyph d={skillSymbol(skill, words.facets)} />
      <span class="visually-hidden">
        {fill(texts.card, { skill: words.voice.name(skill)('nom'), strength: printed })}
      </span>
    </li>
  );
  const pile = (name: string, of: typeof faces) =>
    of.length > 0 && (
      <div>
        <p class="label">{name}</p>
        <ul>{of.map(face)}</ul>
      </div>
    );
  const hidden = counts.reduce((sum, { n }) => sum + n, 0);
  return (
    <div class="check-cards">
      <p>
        <span class="label">{texts.difficulty}</span> <b>{difficulty}</b>
        <span class="skills">
          {skills.map(skill => (
            <span key={skill} class="card small" data-of={skill}>
              <Glyph d={skillSymbol(skill, words.facets)} />
              <span class="visually-hidden">{words.voice.name(skill)('nom')}</span>
            </span>
          ))}
        </span>
        {strength !== undefined && (
          <span class="strength">
            <span class="label">{texts.strength}</span> <b>{strength}</b>
          </span>
        )}
      </p>
      {revealed && faces.length === 0 ? null : revealed ? (
        <div class="piles">
          {pile(
            texts.positive,
            faces.filter(({ skill }) => counted(skill)),
          )}
          {pile(
            texts.negative,
            faces.filter(({ skill }) => !counted(skill)),
          )}
        </div>
      ) : (
        <div class="piles">
          <div>
            <p class="label">{fill(texts.faceDown, { n: hidden })}</p>
            <ul aria-hidden="true">
              {Array.from({ length: hidden }, (_, at) => (
                <li key={at} class="card back" />
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}
