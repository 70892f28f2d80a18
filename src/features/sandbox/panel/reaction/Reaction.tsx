/** To what a player may react, and how it stands: so that nobody has to look it up in the log. */
import { useMemo } from 'preact/hooks';
import type { Reaction } from '../../machine/reactions/matters.ts';
import { useTable } from '../../scene.ts';
import { happened } from './happened.ts';
import { type Stakes, stakesTold } from './stakes.ts';

export function useStakes(asked: Reaction | undefined): Stakes | undefined {
  const { table, speech } = useTable();
  return useMemo(() => asked && stakesTold(table.game, asked, speech), [table.game, asked, speech]);
}

export function Happened({
  asked,
  stakes,
}: {
  readonly asked: Reaction;
  readonly stakes: Stakes | undefined;
}) {
  const { shown, view, speech } = useTable();
  return (
    <p class="prompt-happened">
      {happened(shown, view, speech, asked).join(' ')}
      {stakes?.asItStands !== undefined && <b> {stakes.asItStands}</b>}
    </p>
  );
}
