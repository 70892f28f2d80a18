/** Answers as buttons, under a name. */
import { tokenSymbols } from '#board/symbols/tokens.ts';
import type { Choice } from '#engine/model/choice.ts';
import { random } from '#ui/bench/bench.ts';
import { Glyph } from '#ui/bench/Glyph.tsx';
import { Key } from '#ui/bench/StepKeys.tsx';

type Props = {
  readonly legend: string;
  /** Said aloud only; the group is otherwise named by what stands above it. */
  readonly silent?: boolean;
  readonly words: readonly string[];
  readonly nameOf: (word: string) => string;
  readonly hydrated: boolean;
  readonly onSay: (word: string) => void;
};

export function Answers({ legend, silent = false, words, nameOf, hydrated, onSay }: Props) {
  if (words.length === 0) return undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: pressing one of these answers at once, as no form does
    <div class="answers needs-script" role="group" aria-label={legend}>
      {!silent && <p class="label">{legend}</p>}
      {words.map(word => (
        <Key key={word} face={nameOf(word)} hydrated={hydrated} quiet onPress={() => onSay(word)} />
      ))}
    </div>
  );
}

type ChanceProps = {
  readonly asked: Choice;
  readonly name: string;
  readonly hydrated: boolean;
  readonly onSay: (word: string) => void;
};

/** Lets chance answer, each thing that is there being as likely as any other. */
export function ByChance({ asked, name, hydrated, onSay }: ChanceProps) {
  const all =
    'options' in asked ? asked.options.flatMap(({ id, count = 1 }) => Array<string>(count).fill(id)) : [];
  const die = asked.prompt === 'die' && <Glyph d={tokenSymbols.die} />;
  return (
    <p class="steps needs-script">
      <Key
        face={
          <>
            {die} {name}
          </>
        }
        hydrated={hydrated}
        onPress={() => onSay(all[random(all.length)] ?? '')}
      />
    </p>
  );
}
