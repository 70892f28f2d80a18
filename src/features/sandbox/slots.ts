/** Places of the sandbox that other parts fill. Each is fetched when it is first opened. */
import type { ComponentType } from 'preact';
import type { Language } from '#i18n/languages.ts';
import type { SandboxSession } from './machine/session.ts';

export interface SlotProps {
  readonly session: SandboxSession;
  readonly language: Language;
  readonly close: () => void;
}

type Slot = () => Promise<ComponentType<SlotProps>>;

/** `share` opens from the bar as a panel, `time` lies under the board, `editor` takes the place of the table. */
export const slots: { readonly share?: Slot; readonly time?: Slot; readonly editor?: Slot } = {};
