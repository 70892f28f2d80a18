/**
 * Frames: a verb and its company, as `locales/<lang>/frames.json` holds them. `do` is what somebody does, with the verb's
 * basic form in brackets ("[discard] {{n, skill-card acc}}"), several such one after the other in a list; `happen` is
 * what takes place by itself, its own subject before a bar ("{{what, nom}} | [be] lost"), more that it does behind more
 * bars.
 */
import type daybreak from '#locales/en/daybreak.json';
import type frames from '#locales/en/frames.json';
import type newCaprica from '#locales/en/newCaprica.json';
import type pegasus from '#locales/en/pegasus.json';

export interface Frame {
  readonly do?: string | readonly string[];
  readonly happen?: string;
}

/** What English has fixes the ids; frames of an expansion are at hand only where its words are. */
export type FrameId =
  | keyof typeof frames
  | keyof typeof pegasus.frames
  | keyof typeof newCaprica.frames
  | keyof typeof daybreak.frames;

export type Frames = { readonly [id: string]: Frame };
