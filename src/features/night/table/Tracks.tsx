/** What lies open on the board, each with its keys: dials, the fleet marker, the way, who has come aboard. */
import { capital } from '#board/words.ts';
import type { Library } from '#engine/index.ts';
import { resources } from '#engine/model/vocabulary.ts';
import { fill, makeTranslate } from '#i18n/translate.ts';
import type { Speech } from '#ui/table/speech.ts';
import type { Night, Still } from '../night.ts';
import { distanceOf } from '../situation.ts';
import type { TableState } from '../tableBench.ts';
import type { TableMove } from '../tableMoves.ts';
import type { TonightTexts } from '../texts.ts';

export type TrackProps = {
  readonly lib: Library;
  readonly nights: readonly Night[];
  readonly speech: Speech;
  readonly texts: TonightTexts['table'];
  readonly state: TableState;
  readonly answer: (move: TableMove) => void;
};

type StepperProps = {
  readonly texts: TonightTexts['table'];
  readonly what: string;
  readonly value: string;
  /** Beside the value; `what`, where nothing else is said. */
  readonly face?: string;
  readonly note?: string | undefined;
  readonly less: (() => void) | undefined;
  readonly more: (() => void) | undefined;
};

function Stepper({ texts, what, value, face = what, note, less, more }: StepperProps) {
  return (
    <div class="stepper">
      <button type="button" aria-label={fill(texts.less, { what })} disabled={!less} onClick={less}>
        −
      </button>
      <output>
        <b>{value}</b> <span>{face}</span> {note !== undefined && <small>{note}</small>}
      </output>
      <button type="button" aria-label={fill(texts.more, { what })} disabled={!more} onClick={more}>
        +
      </button>
    </div>
  );
}

export function Resources({ lib, speech, texts, state, answer }: TrackProps) {
  const { maximum, redAtOrBelow } = lib.components;
  return (
    <section class="table-part" aria-label={texts.resources}>
      <h2>{texts.resources}</h2>
      {resources.map(resource => {
        const n = state.resources[resource];
        const press = (by: 1 | -1) => () => answer({ type: 'resource', resource, by });
        return (
          <Stepper
            key={resource}
            texts={texts}
            what={capital(speech.words.voice.name(resource)('nom'), speech.words)}
            value={`${n}`}
            note={n <= redAtOrBelow[resource] ? texts.red : undefined}
            less={n > 0 ? press(-1) : undefined}
            more={n < maximum ? press(1) : undefined}
          />
        );
      })}
    </section>
  );
}

type JumpProps = TrackProps & { readonly risk: readonly number[]; readonly still: readonly Still[] };

export function Jump({ lib, texts, state, answer, risk, still }: JumpProps) {
  const { jumpTrack: track } = lib.components;
  const { jumpTrack: at } = state;
  const last = track.length - 1;
  const stands = still.includes('marker');
  const press = (by: 1 | -1) => () => answer({ type: 'track', by });
  return (
    <section class="table-part" aria-label={texts.jump}>
      <h2>{texts.jump}</h2>
      <Stepper
        texts={texts}
        what={texts.jump}
        value={fill(texts.space, { n: at, of: last })}
        face=""
        note={track[at]?.zone === 'auto' ? texts.auto : undefined}
        less={at > 0 && !stands ? press(-1) : undefined}
        more={at < last && !stands ? press(1) : undefined}
      />
      {state.settled === undefined ? (
        <p class="table-risk" data-risk={risk.join(' ')}>
          {riskText(texts, risk)}
        </p>
      ) : (
        <p>{stands ? texts.planet?.markerStands : texts.planet?.markerBrings}</p>
      )}
    </section>
  );
}

function riskText(texts: TonightTexts['table'], risk: readonly number[]): string {
  if (risk.length === 0) return texts.cannotJump;
  const costs = [...new Set(risk)].filter(n => n > 0);
  if (costs.length === 0) return texts.noRisk;
  return costs
    .map(n => {
      const faces = risk.flatMap((cost, at) => (cost === n ? [at + 1] : []));
      return fill(texts.risk, { n, faces: `${faces[0]}–${faces.at(-1)}` });
    })
    .join(' ');
}

export function Distance({
  lib,
  speech,
  texts,
  state,
  answer,
  objective,
}: TrackProps & { readonly objective: string }) {
  const t = makeTranslate<'toSleeper'>(speech.words.language, texts);
  const distance = distanceOf(lib, state);
  const { sleeper, lastJump, settle } = lib.objectives.get(objective) ?? {};
  return (
    <section class="table-part" aria-label={fill(texts.distance, { n: distance })}>
      <h2>{fill(texts.distance, { n: distance })}</h2>
      <p>
        {sleeper !== undefined && distance < sleeper && (
          <>{t('toSleeper', { count: sleeper - distance })}. </>
        )}
        {lastJump !== undefined && fill(texts.toLast, { n: lastJump })}
        {settle !== undefined && distance < settle && fill(texts.planet?.settlesAt ?? '', { n: settle })}
      </p>
      {state.settled === undefined && <Arrivals {...{ lib, speech, texts, answer }} />}
      {state.travelled.length > 0 && <p>{state.travelled.map(speech.cardTitle).join(' · ')}</p>}
    </section>
  );
}

function Arrivals({ lib, speech, texts, answer }: Pick<TrackProps, 'lib' | 'speech' | 'texts' | 'answer'>) {
  return (
    <label class="select-line">
      {texts.arrive}
      <select
        value=""
        onChange={({ currentTarget }) => {
          if (currentTarget.value !== '') answer({ type: 'arrive', card: currentTarget.value });
          currentTarget.value = '';
        }}
      >
        <option value="">{texts.choose}</option>
        {[...lib.destinations.values()].map(({ id, distance: far }) => (
          <option key={id} value={id}>
            {speech.cardTitle(id)} ({far})
          </option>
        ))}
      </select>
    </label>
  );
}

export function Boarding({ lib, texts, state, answer }: TrackProps) {
  const of = lib.components.boardingTrack;
  return (
    <section class="table-part" aria-label={texts.boarding}>
      <h2>{texts.boarding}</h2>
      {state.boarding.length === 0 && <p>{texts.none}</p>}
      <ul class="table-boarders">
        {state.boarding.map((n, at) => (
          <li key={at}>
            <span>{fill(texts.centurion, { n, of })}</span>
            <button type="button" class="button quiet" onClick={() => answer({ type: 'advance', at })}>
              {texts.advance}
            </button>
            <button type="button" class="button quiet" onClick={() => answer({ type: 'repel', at })}>
              {texts.repel}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" class="button quiet" onClick={() => answer({ type: 'board' })}>
        {texts.boardNew}
      </button>
    </section>
  );
}
