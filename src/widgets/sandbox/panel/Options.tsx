/** The options of a question as a list of keys. What is picked several times has its count. */
import { skills, symbols } from '../../../board/symbols.ts';
import type { Choice, ChoiceOption } from '../../../engine/model/choice.ts';
import type { Skill } from '../../../engine/model/vocabulary.ts';
import { Glyph } from '../../bench/Glyph.tsx';
import { optionCost } from '../optionCost.ts';
import { optionHint } from '../optionHint.ts';
import { optionName } from '../optionName.ts';
import { type TableScene, useTable } from '../scene.ts';
import { askedByCard } from '../speech.ts';

/** Options are numbered; more than nine go on with letters that mean nothing else. */
const optionKeys = '123456789abcdefgijklmoqrstvwxyz';

type Props = { readonly asked: Choice; readonly options: readonly ChoiceOption[] };

export function Options({ asked, options }: Props) {
  const { picking } = useTable();
  const several = asked.shape === 'some';
  return (
    <ul class="options" data-shape={asked.shape}>
      {options.map(({ id, count = 1 }, at) => {
        const n = picking.picked.filter(one => one === id).length;
        return (
          <li key={id} class="option" data-help={helpOf(asked, id)}>
            <button
              type="button"
              data-key={optionKeys[at]}
              data-option={id}
              aria-pressed={several ? n > 0 : undefined}
              onClick={() => picking.press(id)}
            >
              <span class="key" aria-hidden="true">
                {optionKeys[at]}
              </span>
              <OptionFace asked={asked} id={id} />
              {several && count > 1 && (
                <span class="times">
                  {n} / {count}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function OptionFace({ asked, id }: { readonly asked: Choice; readonly id: string }) {
  const { speech, view, table } = useTable();
  const skill = skillOf(table, id);
  const hint = optionHint(speech, asked, id);
  const cost = optionCost(speech, table.game, asked, id);
  const told = askedByCard(speech, view, asked);
  return (
    <span class="option-face">
      {skill !== undefined && (
        <span class="chip" data-of={skill}>
          <Glyph d={symbols[skill]} />
          <span class="visually-hidden">{speech.words.voice.name(skill)('nom')} </span>
        </span>
      )}
      <span>
        {optionName(speech, view.seats, asked, id, told)}
        {cost !== undefined && (
          <>
            {' '}
            <span class="cost">{cost}</span>
          </>
        )}
        {hint !== undefined && <small>{hint}</small>}
      </span>
    </span>
  );
}

function skillOf({ game }: TableScene['table'], id: string): Skill | undefined {
  return skills.find(skill => skill === id) ?? game.lib.faces.get(id)?.skill;
}

function helpOf({ prompt }: Choice, id: string): string {
  if (prompt === 'character') return `character:${id}`;
  return id.includes('/') || prompt === 'crisis' || prompt === 'quorum' || prompt === 'destination'
    ? `card:${id}`
    : `option:${id}`;
}
