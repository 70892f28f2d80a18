/** What cannot be done now, gathered under the rules that forbid it. */

import type { FrameTexts } from '#ui/bench/BenchFrame.tsx';
import type { FlightTexts } from './FlightBench.tsx';
import type { FlightRule, Refused } from './flightBench.ts';
import { goalName, type Naming } from './names.ts';

/** Why a flight was refused: the reason, with a link to its rule. */
export type Reasons = { readonly [rule in FlightRule]: { readonly why: string; readonly href?: string } };

type Props = {
  readonly refused: readonly Refused[];
  readonly reasons: Reasons;
  readonly naming: Naming;
  readonly texts: FlightTexts;
  readonly frame: FrameTexts;
};

export function Refusals({ refused, reasons, naming, texts, frame }: Props) {
  if (refused.length === 0) return undefined;
  return (
    <section class="refusals" aria-label={texts.refused}>
      <p class="label">{texts.refused}</p>
      <ul>
        {refused.map(({ rule, words }) => {
          const { why, href } = reasons[rule];
          const names = new Set(words.map(word => goalName(naming, word)));
          return (
            <li key={rule}>
              <b>{[...names].join(', ')}</b>
              <span>
                {why} {href !== undefined && <a href={href}>{frame.rule}</a>}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
