/** The cards of a skill check that have been turned up: what counts for it, and what against. */
import { skillSymbol } from '#board/symbols.ts';
import type { SkillFace } from '#engine/library/library.ts';
import type { CardId, Skill } from '#engine/model/vocabulary.ts';
import { trueMinus } from '#i18n/trueMinus.ts';
import { Glyph } from '#ui/bench/Glyph.tsx';
import { useTable } from '../scene.ts';

type Turned = { readonly card: CardId; readonly face: SkillFace | undefined };

type Props = {
  readonly cards: readonly CardId[];
  readonly skills: readonly Skill[];
  readonly worthless: readonly Skill[];
  /** What both sides come to, once it has been added up. */
  readonly totalled?: { readonly matching: number; readonly other: number } | undefined;
};

export function CheckSides({ cards, skills, worthless, totalled }: Props) {
  const { speech } = useTable();
  const { t } = speech;
  const turned = useTurned(cards).filter(({ face }) => face === undefined || !worthless.includes(face.skill));
  const isFor = ({ face }: Turned) => face !== undefined && skills.includes(face.skill);
  return (
    <div class="check-sides">
      <div>
        <p class="label">
          {t('check.for')} {totalled !== undefined && <b>{signed(totalled.matching)}</b>}
        </p>
        <CheckFaces cards={turned.filter(isFor)} />
      </div>
      <div>
        <p class="label">
          {t('check.against')} {totalled !== undefined && <b>{signed(-totalled.other)}</b>}
        </p>
        <CheckFaces cards={turned.filter(one => !isFor(one))} />
      </div>
    </div>
  );
}

export function useTurned(cards: readonly CardId[]): readonly Turned[] {
  const { faces } = useTable().table.game.lib;
  return cards.map(card => ({ card, face: faces.get(card) }));
}

export function CheckFaces({ cards }: { readonly cards: readonly Turned[] }) {
  const { speech } = useTable();
  return (
    <ul class="check-faces">
      {cards.map(({ card, face }, i) => (
        <li key={i} class="chip" data-of={face?.skill} data-help={`card:${card}`}>
          {face && <Glyph d={skillSymbol(face.skill, speech.words.facets)} />}
          <b>{face?.strength}</b>
          <span class="visually-hidden">{speech.cardTitle(card)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Zero has no sign. */
const signed = (n: number): string => (n > 0 ? `+${n}` : trueMinus(n === 0 ? 0 : n));
