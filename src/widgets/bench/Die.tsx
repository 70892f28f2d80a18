/** The eight-sided die: thrown, or laid down as it fell at the table. */
import { tokenSymbols } from '../../board/symbols/tokens.ts';
import type { FrameTexts } from './Bench.tsx';
import { Choices } from './Choices.tsx';
import { Glyph } from './Glyph.tsx';

type Props = {
  readonly texts: FrameTexts;
  readonly name: string;
  readonly face: number | undefined;
  readonly awake: boolean;
  readonly onThrow: (face: number) => void;
};

const faces = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

export function Die({ texts, name, face, awake, onThrow }: Props) {
  return (
    <div class="die">
      <Choices
        legend={texts.die}
        name={name}
        choices={faces.map(value => ({ value, face: value }))}
        chosen={faces.find(value => value === String(face))}
        awake={awake}
        onChoose={value => onThrow(Number(value))}
      />
      <button
        type="button"
        class="button"
        disabled={!awake}
        onClick={() => onThrow(1 + Math.floor(Math.random() * faces.length))}
      >
        <Glyph d={tokenSymbols.die} /> {texts.throw}
      </button>
    </div>
  );
}
