/** Beside the table: the games on this device, links, the timeline, and the position as a scenario. */
import { useState } from 'preact/hooks';
import { Choices } from '#ui/bench/Choices.tsx';
import type { Opening } from '#ui/table/opening.ts';
import type { SandboxSession } from '../machine/session.ts';
import type { Branch } from '../time/branches.ts';
import { GamesPart } from './games/GamesPart.tsx';
import type { Keeping } from './games/notKept.ts';
import type { Said } from './said.ts';
import { MakeScenario } from './scenario/MakeScenario.tsx';
import type { Mark } from './scenario/scenarioFiles.ts';
import { Share } from './share/Share.tsx';
import { Time } from './time/Time.tsx';

export const deskParts = ['time', 'games', 'share', 'scenario'] as const;
export type DeskPart = (typeof deskParts)[number];

export type DeskProps = {
  readonly session: SandboxSession;
  readonly said: Said;
  readonly branches: readonly Branch[];
  readonly marks: readonly Mark[];
  readonly mark: (marks: readonly Mark[]) => void;
  readonly keeping: Keeping;
  /** The game goes on under this name. */
  readonly name: (name: string) => void;
  /** Tries it; what comes back is why it cannot be played. */
  readonly open: (opening: Opening) => Promise<string | undefined>;
  readonly edit: () => void;
};

export function Desk({ session, said, branches, marks, mark, keeping, name, open, edit }: DeskProps) {
  const [part, setPart] = useState<DeskPart>('time');
  const { t } = said;
  return (
    <div class="desk">
      <Choices
        legend={t('desk.label')}
        name="desk-part"
        choices={deskParts.map(value => ({ value, face: t(`desk.${value}`) }))}
        chosen={part}
        hydrated
        onChoose={setPart}
      />
      {part === 'time' && <Time {...{ session, said, branches }} />}
      {part === 'games' && <GamesPart {...{ session, said, keeping, name, open }} />}
      {part === 'share' && <Share {...{ session, said }} />}
      {part === 'scenario' && (
        <>
          <p class="prompt-keys">
            <button type="button" class="button quiet" onClick={edit}>
              {t('desk.edit')}
            </button>
          </p>
          <MakeScenario {...{ session, said, marks, mark }} />
        </>
      )}
    </div>
  );
}
