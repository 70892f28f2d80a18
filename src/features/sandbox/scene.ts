/** What every part of the table needs, handed down once. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { BoardModel } from '#board/model.ts';
import type { Choice } from '#engine/model/choice.ts';
import type { View } from '#engine/view/view.ts';
import type { SandboxSettings } from '#ui/keep/settings.ts';
import type { Weigh } from '#ui/stage/facet.ts';
import type { Picking } from '#ui/table/picking.ts';
import type { Speech } from '#ui/table/speech.ts';
import type { Brains } from './brains/brains.ts';
import type { AtTable } from './machine/table.ts';
import type { Sandbox } from './useSandbox.ts';

/** Something at the table that can explain itself: `card:repair/1`, `spot:armory`, `seat:2`. */
export type Subject = string;

export interface TableScene {
  readonly play: Sandbox;
  readonly table: AtTable;
  /** The last that has been shown: what is told ends there. */
  readonly shown: AtTable;
  readonly speech: Speech;
  /** How much an event matters. */
  readonly weigh: Weigh;
  readonly brains: Brains;
  /** What the viewer sees; nothing else is drawn. */
  readonly view: View;
  readonly model: BoardModel;
  /** What is asked of whoever sits before the screen. */
  readonly asked: Choice | undefined;
  readonly picking: Picking;
  readonly settings: SandboxSettings;
  readonly set: (change: SandboxSettings) => void;
  readonly explain: (subject: Subject | undefined) => void;
}

export const TableContext = createContext<TableScene | undefined>(undefined);

export function useTable(): TableScene {
  const scene = useContext(TableContext);
  if (scene === undefined) throw new Error('A part of the table stands outside of any table.');
  return scene;
}
