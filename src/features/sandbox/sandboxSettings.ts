/** How the sandbox is played on this device, as far as what is stored can be read. */
import * as v from 'valibot';
import {
  type GuideSettings,
  paces,
  readSettings,
  type SandboxSettings,
  type SeatNote,
  suspicions,
} from '#ui/keep/settings.ts';

const guide = v.object({
  met: v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(500)),
  game: v.pipe(v.string(), v.maxLength(1000)),
  firstRound: v.exactOptional(v.boolean()),
} satisfies { readonly [field in keyof GuideSettings]-?: v.GenericSchema });

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20));

const note = v.object({
  game: v.pipe(v.string(), v.maxLength(1000)),
  by: seat,
  about: seat,
  mark: v.exactOptional(v.picklist(suspicions)),
  text: v.exactOptional(v.pipe(v.string(), v.maxLength(500))),
} satisfies { readonly [field in keyof SeatNote]-?: v.GenericSchema });

/** A setting that is not understood counts as not set. */
const lenient = <T>(schema: v.GenericSchema<unknown, T>) => v.fallback(v.optional(schema), undefined);

const sandbox = v.object({
  pace: lenient(v.picklist(paces)),
  askAll: lenient(v.boolean()),
  hinted: lenient(v.boolean()),
  notes: lenient(v.array(note) satisfies v.GenericSchema<unknown, readonly SeatNote[]>),
  hidden: lenient(v.boolean()),
  guide: lenient(guide satisfies v.GenericSchema<unknown, GuideSettings>),
} satisfies { readonly [field in keyof SandboxSettings]-?: v.GenericSchema });

export function readSandboxSettings(): SandboxSettings {
  const found = v.safeParse(sandbox, readSettings().sandbox);
  if (!found.success) return {};
  const { pace, askAll, hinted, notes, hidden, guide: guided } = found.output;
  return {
    ...(pace === undefined ? {} : { pace }),
    ...(askAll === undefined ? {} : { askAll }),
    ...(hinted === undefined ? {} : { hinted }),
    ...(notes === undefined ? {} : { notes }),
    ...(hidden === undefined ? {} : { hidden }),
    guide: guided,
  };
}
