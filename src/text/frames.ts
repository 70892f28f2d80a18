/**
 * Frames: a verb and its company, as `locales/<lang>/frames.json` holds them. `do` is what somebody does, with the verb's
 * basic form in brackets ("[discard] {{n, skill-card acc}}"), several such one after the other in a list; `happen` is
 * what takes place by itself, its own subject before a bar ("{{what, nom}} | [be] lost"), more that it does behind more
 * bars.
 */
import type frames from '#locales/en/frames.json';

export interface Frame {
  readonly do?: string | readonly string[];
  readonly happen?: string;
}

/** What English has fixes the ids; a book adds its own, whose frames are at hand only where its words are. */
export interface FrameIds {
  readonly core: keyof typeof frames;
}
export type FrameId = FrameIds[keyof FrameIds];

export type Frames = { readonly [id: string]: Frame };
