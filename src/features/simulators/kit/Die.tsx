/** The eight-sided die: rolled here, or set to what fell at the table. */
import { tokenSymbols } from '#board/symbols/tokens.ts';
import type { FrameTexts } from '#ui/bench/BenchFrame.tsx';
import { random } from '#ui/bench/bench.ts';
import { Choices } from '#ui/bench/Choices.tsx';
import { Glyph } from '#ui/bench/Glyph.tsx';
import { faces } from '../attack/attackBench.ts';

type Props = {
  readonly texts: FrameTexts;
  readonly name: string;
  readonly face: string | undefined;
  readonly hydrated: boolean;
  readonly onRoll: (face: string) => void;
};

export function Die({ texts, name, face, hydrated, onRoll }: Props) {
  const roll = () => {
    const rolled = faces[random(faces.length)];
    if (rolled !== undefined) onRoll(rolled);
  };
  return (
    <div class="die">
      <Choices
        legend={texts.die}
        name={name}
        choices={faces.map(value => ({ value, face: value }))}
        chosen={face}
        hydrated={hydrated}
        onChoose={onRoll}
      />
      <button type="button" class="button" disabled={!hydrated} onClick={roll}>
        <Glyph d={tokenSymbols.die} /> {texts.roll}
      </button>
    </div>
  );
}
