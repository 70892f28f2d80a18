/** A player in full: abilities and what of them is used, what lies before them, what one knows, and one's own notes. */
import { titleSymbol } from '#board/symbols/people.ts';
import { skillSymbol } from '#board/symbols.ts';
import type { SkillChoice, SkillSet } from '#engine/model/card.ts';
import type { Skill } from '#engine/model/vocabulary.ts';
import { Choices } from '#ui/bench/Choices.tsx';
import { Glyph } from '#ui/bench/Glyph.tsx';
import { suspicions } from '#ui/keep/settings.ts';
import { Card } from '../panel/Card.tsx';
import { useTable } from '../scene.ts';
import type { Plate } from './plates.ts';
import { useNotes } from './useNotes.ts';

export function PlateSheet({ plate }: { readonly plate: Plate }) {
  const { speech, table, view } = useTable();
  const { t, words } = speech;
  const { seat, character, titles, known, attached, isOwn } = plate;
  const who = character === undefined ? undefined : table.game.lib.characters.get(character);
  const told = character === undefined ? undefined : speech.character(character);
  const used = new Set((view.seats[seat]?.used ?? []).flatMap(id => speech.ability(id) ?? []));
  const { isOpen, of, note } = useNotes();
  const noted = of(seat) ?? {};
  return (
    <>
      <h2>{told?.title}</h2>
      {titles.map(title => (
        <p key={title} class="sheet-title">
          <Glyph d={titleSymbol(title)} /> {speech.office(title)?.title}
        </p>
      ))}
      {who !== undefined && (
        <ul class="sheet-skills" aria-label={t('plates.skills')}>
          {skillsOf(who.skills).map(({ n, of: skills }, at) => (
            <li key={at}>
              {skills.map(skill => (
                <span key={skill} class="skill-tile" data-of={skill}>
                  <Glyph d={skillSymbol(skill, words.facets)} />
                </span>
              ))}
              <b>{n}</b> {skills.map(skill => words.voice.name(skill)('nom')).join(' / ')}
            </li>
          ))}
        </ul>
      )}
      {told?.lines.map(({ part, label, text }, at) => (
        <p key={at} class={`sheet-ability ${part}`} data-used={used.has(text) || undefined}>
          {label !== undefined && <b>{label} </b>}
          {used.has(text) && <em class="tag-note">{t('plates.used')}</em>} {text}
        </p>
      ))}
      {attached.length > 0 && <h3>{t('plates.before')}</h3>}
      {attached.map((id, at) => {
        const card = speech.card(id);
        return card && <Card key={at} card={card} />;
      })}
      {known !== undefined && (
        <>
          <h3>{t('plates.known')}</h3>
          <ul>
            {known.cards.map((card, at) => (
              <li key={at}>{speech.cardTitle(card)}</li>
            ))}
          </ul>
        </>
      )}
      {isOpen && !isOwn && (
        <>
          <Choices
            legend={t('plates.notes')}
            name="plate-mark"
            choices={(['none', ...suspicions] as const).map(value => ({
              value,
              face: t(`plates.marks.${value}`),
            }))}
            chosen={noted.mark ?? 'none'}
            hydrated
            onChoose={mark =>
              note(seat, {
                ...(noted.text ? { text: noted.text } : {}),
                ...(mark === 'none' ? {} : { mark }),
              })
            }
          />
          <label class="sheet-note">
            {t('plates.words')}
            <textarea
              maxLength={500}
              rows={2}
              value={noted.text ?? ''}
              onInput={({ currentTarget: { value } }) =>
                note(seat, { ...(noted.mark ? { mark: noted.mark } : {}), ...(value ? { text: value } : {}) })
              }
            />
          </label>
          <p class="odds-note">{t('plates.onlyYours')}</p>
        </>
      )}
    </>
  );
}

const skillsOf = ({ fixed, choose = [] }: SkillSet): readonly SkillChoice[] => [
  ...Object.entries(fixed).map(([skill, n]) => ({ of: [skill as Skill], n })),
  ...[choose].flat(),
];
