/** How a game is read: where printed editions differ, and the variants of its books. */
import type { Library } from '#engine/index.ts';
import type { GameOption, RulingId, Rulings } from '#engine/model/options.ts';
import type { Speech } from './speech.ts';

type Readable = { readonly lib: Library; readonly speech: Speech };

type RulingListProps = Readable & {
  readonly read: Partial<Rulings>;
  readonly onRead: (id: RulingId, option: string) => void;
};

export function RulingList({ lib, speech, read, onRead }: RulingListProps) {
  return (
    <>
      {(Object.keys(lib.rulings) as RulingId[]).map(id => (
        <label key={id} class="select-line">
          {speech.reply(`rulings.${id}.name`)}
          <select
            value={read[id] ?? lib.rulings[id]?.[0]}
            onChange={({ currentTarget }) => onRead(id, currentTarget.value)}
          >
            {lib.rulings[id]?.map(option => (
              <option key={option} value={option}>
                {rulingOption(speech, id, option)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </>
  );
}

type VariantsProps = Readable & {
  readonly chosen: readonly GameOption[];
  readonly onVary: (id: GameOption, on: boolean) => void;
};

export function Variants({ lib, speech, chosen, onVary }: VariantsProps) {
  return (
    <>
      {(lib.gameOptions as readonly GameOption[]).map(id => (
        <label key={id} class="check-line">
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ currentTarget }) => onVary(id, currentTarget.checked)}
          />
          <span>
            {speech.reply(`gameOptions.${id}.name`)} <small>{speech.reply(`gameOptions.${id}.effect`)}</small>
          </span>
        </label>
      ))}
    </>
  );
}

/** `EngineTexts` has a text for each option of each ruling; a key of both cannot say which belong together. */
function rulingOption({ reply }: Speech, id: RulingId, option: string): string {
  return reply(`rulings.${id}.options.${option}` as Parameters<Speech['reply']>[0]);
}
