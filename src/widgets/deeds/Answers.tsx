/** Buttons that say a word each, under a name. */
import { tokenSymbols } from '../../board/symbols/tokens.ts';
import type { Choice } from '../../engine/model/choice.ts';
import { Glyph } from '../bench/Glyph.tsx';

type Props = {
  readonly legend: string;
  /** Said aloud only; the group is otherwise named by what stands above it. */
  readonly silent?: boolean;
  readonly words: readonly string[];
  readonly nameOf: (word: string) => string;
  readonly awake: boolean;
  readonly onSay: (word: string) => void;
};

export function Answers({ legend, silent = false, words, nameOf, awake, onSay }: Props) {
  if (words.length === 0) return undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: pressing one of these answers at once, as no form does
    <div class="answers needs-script" role="group" aria-label={legend}>
      {!silent && <p class="label">{legend}</p>}
      {words.map(word => (
        <button key={word} type="button" class="button quiet" disabled={!awake} onClick={() => onSay(word)}>
          {nameOf(word)}
        </button>
      ))}
    </div>
  );
}

type ChanceProps = {
  readonly asked: Choice;
  readonly name: string;
  readonly awake: boolean;
  readonly onSay: (word: string) => void;
};

/** Lets chance answer, each thing that is there being as likely as any other. */
export function ByChance({ asked, name, awake, onSay }: ChanceProps) {
  const all =
    'options' in asked
      ? asked.options.flatMap(({ id, count = 1 }) => Array.from({ length: count }, () => id))
      : [];
  return (
    <p class="steps needs-script">
      <button
        type="button"
        class="button"
        disabled={!awake}
        onClick={() => onSay(all[Math.floor(Math.random() * all.length)] ?? '')}
      >
        {asked.prompt === 'die' && <Glyph d={tokenSymbols.die} />} {name}
      </button>
    </p>
  );
}

type BackProps = { readonly texts: { readonly back: string }; readonly awake: boolean };

export function Back({ texts, awake, onBack }: BackProps & { readonly onBack: (() => void) | undefined }) {
  return (
    <p class="steps needs-script">
      <button type="button" class="button quiet" disabled={!awake || onBack === undefined} onClick={onBack}>
        {texts.back}
      </button>
    </p>
  );
}
