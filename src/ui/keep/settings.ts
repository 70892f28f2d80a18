/** The game is seen unhurried, as at a table, or quickly; not at all; or one step a press. */
export const paces = ['calm', 'human', 'quick', 'once', 'step'] as const;

export interface SandboxSettings {
  readonly pace?: (typeof paces)[number];
  /** Everybody is asked in every window. */
  readonly askAll?: boolean;
  /** The hints of a first visit have been put away. */
  readonly hinted?: boolean;
  readonly guide?: GuideSettings | undefined;
  /** What players think of each other. */
  readonly notes?: readonly SeatNote[];
  /** The own hand lies face down, for the eyes of a neighbour. */
  readonly hidden?: boolean;
}

export const suspicions = ['trusted', 'suspect', 'cylon'] as const;

/** What one player has noted about another, in one game. */
export interface SeatNote {
  readonly game: string;
  readonly by: number;
  readonly about: number;
  readonly mark?: (typeof suspicions)[number];
  readonly text?: string;
}

/** Help with a first game, as long as it is wanted. */
export interface GuideSettings {
  /** The kinds of choices that have been explained. */
  readonly met: readonly string[];
  /** Which game it belongs to; another one has none of it. */
  readonly game: string;
  /** Its first round is gone through. */
  readonly firstRound?: boolean;
}

/** A question that was answered wrongly: when it comes back, and how often it was right since. */
export interface Mistake {
  readonly due: number;
  readonly times: number;
}

/** How far a reader has come with the lessons. */
export interface Learning {
  readonly done?: readonly string[];
  /** The lessons that were gone through to their end, but not without help. */
  readonly seen?: readonly string[];
  /** By lesson what was shown there and not done since. */
  readonly shown?: { readonly [lesson: string]: readonly string[] };
  /** The step at which each lesson was left. */
  readonly places?: { readonly [lesson: string]: number };
  readonly mistakes?: { readonly [question: string]: Mistake };
  /** The exams taken, the last one last. */
  readonly exams?: readonly ExamResult[];
}

/** An exam that was begun and not finished. */
export interface ExamBegun {
  readonly seed: string;
  readonly books: readonly string[];
  readonly length: number;
  /** The answers so far, by their options. */
  readonly options: readonly string[];
}

export interface ExamResult {
  readonly seed: string;
  readonly right: number;
  readonly of: number;
  readonly at: number;
}

/** What is known of tonight's table besides its books; left out: not known. */
export interface TableSettings {
  readonly objective?: string;
  readonly leader?: boolean;
  readonly options?: readonly string[];
  readonly seats?: number;
}

/** What a reader has set on this device. Left out: as the device or the site has it. */
export type Settings = {
  readonly theme?: 'dark' | 'light';
  readonly size?: 'large';
  readonly language?: string;
  /** The second language, shown beside the first on pages of rules. */
  readonly beside?: string;
  /** The expansions on the table tonight. */
  readonly books?: readonly string[];
  readonly table?: TableSettings;
  /** In which language the box on the table is printed: its pages are named first. */
  readonly box?: string;
  readonly learning?: Learning;
  readonly exam?: ExamBegun;
  /** What was asked of the search, the latest first. */
  readonly searches?: readonly string[];
  /** The offer to keep the site on the device was declined. */
  readonly keeping?: 'declined';
  /** The day of the first visit to a page that makes this offer. */
  readonly firstDay?: string;
  /** What Safari does with stored games has been read. */
  readonly warned?: 'safari';
  /** How the sandbox is played. */
  readonly sandbox?: SandboxSettings;
};

export const settingsKey = 'action-stations';

/** What lies there under these names. Another version or another program may have written it: each reader checks it. */
export type Stored = { readonly [setting in keyof Settings]?: unknown };

/** Storage may be forbidden, or hold something foreign: then nothing has been set. */
export function readSettings(): Stored {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(settingsKey) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

/** Gives whether the device has kept it. Without storage the choice holds for this page only. */
export function changeSettings(change: { [key in keyof Settings]: Settings[key] | undefined }): boolean {
  try {
    localStorage.setItem(settingsKey, JSON.stringify({ ...readSettings(), ...change }));
    return true;
  } catch {
    return false;
  }
}
