/** Sentences that follow each other and are the same, told once with how often. */
import type { ToldEvents } from '#text/log/tellLog.ts';

export interface ToldTogether extends ToldEvents {
  readonly times: number;
}

export function together(lines: readonly ToldEvents[]): readonly ToldTogether[] {
  const told: { text: string; events: ToldEvents['events']; times: number }[] = [];
  for (const { text, events } of lines) {
    const last = told.at(-1);
    if (last?.text === text) {
      last.times += 1;
      last.events = [...last.events, ...events];
    } else told.push({ text, events, times: 1 });
  }
  return told;
}
