/** The options of a question as a list of keys. What is picked several times has its count. */
import { Fragment } from 'preact';
import { useRef } from 'preact/hooks';
import { skillSymbol } from '#board/symbols.ts';
import type { Choice, ChoiceOption } from '#engine/model/choice.ts';
import type { Skill } from '#engine/model/vocabulary.ts';
import { Glyph } from '#ui/bench/Glyph.tsx';
import { optionHint } from '#ui/table/optionHint.ts';
import { optionName } from '#ui/table/optionName.ts';
import { askedByCard } from '#ui/table/speech.ts';
import { type TableScene, useTable } from '../scene.ts';
import { CharacterFacts } from './CharacterFacts.tsx';
import { optionCost } from './optionCost.ts';
import { groupsOf } from './optionGroups.ts';
import { useRoomForOptions } from './useRoomForOptions.ts';

/** Nothing has a key of its own, wherever it is offered. */
const nothingKey = '0';

/** Options are numbered; more than nine go on with letters that mean nothing else. */
const optionKeys = '123456789abcdefgijklmoqrstvwxyz';

type Props = {
  readonly asked: Choice;
  readonly options: readonly ChoiceOption[];
  /** What an option would make of what is being decided. */
  readonly effects?: ReadonlyMap<string, string> | undefined;
};

export function Options({ asked, options, effects }: Props) {
  const { table, speech } = useTable();
  const several = asked.shape === 'some';
  const groups = groupsOf(table.game.lib, asked, options);
  const named = groups.filter(({ name }) => name !== 'nothing').length > 1;
  let at = 0;
  const list = useRef<HTMLUListElement>(null);
  const below = useRoomForOptions(list, asked);
  return (
    <>
      <ul class="options" data-shape={asked.shape} ref={list}>
        {groups.map(({ name, options: of }) => (
          <Fragment key={name}>
            {named && name !== undefined && name !== 'nothing' && (
              <li class="option-group label">{speech.t(`groups.${name}`)}</li>
            )}
            {of.map(({ id, count = 1 }) => {
              const optionKey = name === 'nothing' && groups.length > 1 ? nothingKey : optionKeys[at++];
              return (
                <li key={id} class="option" data-help={helpOf(asked, id)} data-of={name}>
                  {several && count > 1 ? (
                    <Counter asked={asked} id={id} count={count} optionKey={optionKey} />
                  ) : (
                    <Key
                      asked={asked}
                      id={id}
                      several={several}
                      optionKey={optionKey}
                      effect={effects?.get(id)}
                    />
                  )}
                </li>
              );
            })}
          </Fragment>
        ))}
      </ul>
      {below > 0 && <p class="options-more">{speech.t('prompt.below', { count: below })} ↓</p>}
    </>
  );
}

type KeyProps = {
  readonly asked: Choice;
  readonly id: string;
  readonly optionKey: string | undefined;
};

function Key({
  asked,
  id,
  several,
  optionKey,
  effect,
}: KeyProps & { readonly several: boolean; readonly effect?: string | undefined }) {
  const { picking } = useTable();
  const isPicked = picking.isPicked(id);
  return (
    <button
      type="button"
      data-key={optionKey}
      data-option={id}
      aria-pressed={several ? isPicked : undefined}
      aria-disabled={(several && !isPicked && !picking.canAdd(id)) || undefined}
      onClick={() => picking.press(id)}
    >
      <span class="key" aria-hidden="true">
        {optionKey}
      </span>
      <OptionFace asked={asked} id={id} effect={effect} />
    </button>
  );
}

/** Of equal ones as many as are wanted: one more by its key, one fewer by the key beside it. */
function Counter({ asked, id, count, optionKey }: KeyProps & { readonly count: number }) {
  const { picking, speech } = useTable();
  const n = picking.picked.filter(one => one === id).length;
  return (
    <div class="counter">
      <button
        type="button"
        data-key={optionKey}
        data-option={id}
        aria-pressed={n > 0}
        aria-disabled={!picking.canAdd(id) || undefined}
        onClick={() => picking.add(id)}
      >
        <span class="key" aria-hidden="true">
          {optionKey}
        </span>
        <OptionFace asked={asked} id={id} />
        <span class="times">
          {n} / {count} <b aria-hidden="true">+</b>
        </span>
      </button>
      <button
        type="button"
        class="fewer"
        aria-label={speech.t('prompt.fewer', { what: useOptionName(asked)(id) })}
        aria-disabled={n === 0 || undefined}
        onClick={() => picking.takeBack(id)}
      >
        −
      </button>
    </div>
  );
}

/** What an option is called at this table, where places may be damaged. */
function useOptionName(asked: Choice): (id: string) => string {
  const { speech, view, model } = useTable();
  const told = askedByCard(speech, view, asked);
  return id => {
    const name = optionName(speech, view.seats, asked, id, told);
    return model.damaged.includes(id) ? speech.words.t('damagedLocation', { location: name }) : name;
  };
}

function OptionFace({
  asked,
  id,
  effect,
}: {
  readonly asked: Choice;
  readonly id: string;
  readonly effect?: string | undefined;
}) {
  const { speech, table } = useTable();
  const name = useOptionName(asked)(id);
  const skill = skillOf(table, id);
  const hint = optionHint(speech, asked, id);
  const cost = optionCost(speech, table.game, asked, id);
  return (
    <span class="option-face">
      {skill !== undefined && (
        <span class="chip" data-of={skill}>
          <Glyph d={skillSymbol(skill, speech.words.facets)} />
          <span class="visually-hidden">{speech.words.voice.name(skill)('nom')} </span>
        </span>
      )}
      <span>
        {name}
        {cost !== undefined && (
          <>
            {' '}
            <span class="cost">{cost}</span>
          </>
        )}
        {effect !== undefined && <small class="option-effect">{effect}</small>}
        {hint !== undefined && <small>{hint}</small>}
        {asked.prompt === 'character' && <CharacterFacts id={id} />}
      </span>
    </span>
  );
}

function skillOf({ game }: TableScene['table'], id: string): Skill | undefined {
  return game.lib.skills.find(skill => skill === id) ?? game.lib.faces.get(id)?.skill;
}

function helpOf({ prompt }: Choice, id: string): string {
  if (prompt === 'character') return `character:${id}`;
  return id.includes('/') || prompt === 'crisis' || prompt === 'quorum' || prompt === 'destination'
    ? `card:${id}`
    : `option:${id}`;
}
