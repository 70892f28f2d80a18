/** Several of a few: keys that stay pressed, and one that gives them. */
import { useState } from 'preact/hooks';
import type { SomeOf } from '#engine/model/choice.ts';
import type texts from '#locales/en/widgets.json';
import { Key } from '#ui/bench/StepKeys.tsx';
import { none } from './tableBench.ts';

type Props = {
  readonly asked: SomeOf;
  readonly legend: string;
  readonly nameOf: (id: string) => string;
  readonly texts: typeof texts.table;
  readonly hydrated: boolean;
  readonly onSay: (word: string) => void;
};

/** To be given a key of its own for every question. */
export function Picks({ asked: { options, min, max }, legend, nameOf, texts, hydrated, onSay }: Props) {
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  // Equal things lie side by side.
  const things = options.flatMap(({ id, count = 1 }) => Array<string>(count).fill(id));
  const toggle = (at: number) => {
    const now = new Set(picked);
    if (!now.delete(at)) now.add(at);
    setPicked(now);
  };
  const given = things.filter((_, at) => picked.has(at));
  return (
    // biome-ignore lint/a11y/useSemanticElements: keys of a console, as everywhere on this bench
    <div class="answers picks needs-script" role="group" aria-label={legend}>
      {things.map((id, at) => (
        <button
          key={at}
          type="button"
          class="button quiet"
          aria-pressed={picked.has(at)}
          disabled={!hydrated || (!picked.has(at) && picked.size >= max)}
          onClick={() => toggle(at)}
        >
          {nameOf(id)}
        </button>
      ))}
      <Key
        face={given.length === 0 && min === 0 ? texts.giveNone : texts.give}
        hydrated={hydrated}
        onPress={
          given.length >= min && given.length <= max
            ? () => onSay(given.length === 0 ? none : given.join('.'))
            : undefined
        }
      />
    </div>
  );
}
