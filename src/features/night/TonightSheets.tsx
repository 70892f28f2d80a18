/** Sheets for tonight, to be printed: of these books, these characters, on A4 or Letter, in one language or two. */
import { useState } from 'preact/hooks';
import { isLanguage, type Language } from '#i18n/languages.ts';
import { Choices } from '#ui/bench/Choices.tsx';
import { useHydrated } from '#ui/bench/useHydrated.ts';
import { PartFault } from '#ui/loading/PartFault.tsx';
import { type Part, usePart } from '#ui/loading/usePart.ts';
import { makeSpeech, type Speech } from '#ui/table/speech.ts';
import { fetchJson, loadTexts, type Site } from '#ui/table/texts.ts';
import type { Boxes } from './planBench.ts';
import { SecondLanguage } from './SecondLanguage.tsx';
import { Status } from './Status.tsx';
import { Paper } from './sheets/Paper.tsx';
import { type SheetKind, type SheetWords, sheetKinds } from './sheets/words.ts';
import type { CommonTexts, TonightTexts } from './texts.ts';
import { useEvening } from './useEvening.ts';

export type TonightSheetsProps = {
  readonly site: Site;
  readonly texts: TonightTexts['sheets'];
  readonly common: CommonTexts;
  readonly boxes: Boxes;
};

const papers = ['a4', 'letter'] as const;

/** One language with all that its sheets say. */
export interface SheetSpeech {
  readonly language: Language;
  readonly speech: Speech;
  readonly words: SheetWords;
}

export function TonightSheets({ site, texts, common, boxes }: TonightSheetsProps) {
  const evening = useEvening(site, boxes);
  const hydrated = useHydrated();
  const [paper, setPaper] = useState<(typeof papers)[number]>('a4');
  const [picked, setPicked] = useState<Language | 'none' | undefined>(undefined);
  const [left, setLeft] = useState<readonly SheetKind[]>([]);
  const { plan, atHand, stage } = evening;
  // A table that reads the page in one language and the cards in another needs both.
  const second = picked === undefined ? otherThan(site.language, plan.box) : otherThan(site.language, picked);
  const wanted = second === undefined ? [site.language] : [site.language, second];
  const part = useSpoken(site.base, wanted, plan.books);
  const spoken = part.is === 'here' ? part.loaded : undefined;
  const seated = stage === 'ready';
  // Two of them depend on the characters in play.
  const kinds = sheetKinds.filter(
    kind => !left.includes(kind) && (seated || (kind !== 'loyalty' && kind !== 'characters')),
  );
  const ready = atHand !== undefined && spoken !== undefined;
  return (
    <div class="tonight-sheets" data-hydrated={hydrated || undefined} data-ready={ready || undefined}>
      <div class="sheets-controls needs-script">
        <Status evening={evening} texts={common} />
        {part.is === 'failed' && evening.fault === undefined && (
          <PartFault text={common.unreachable} again={part.again} />
        )}
        <Choices
          legend={texts.paper}
          name="sheets-paper"
          choices={papers.map(value => ({ value, face: texts[value] }))}
          chosen={paper}
          hydrated={hydrated}
          onChoose={setPaper}
        />
        <fieldset class="choices" disabled={!hydrated}>
          <legend class="label">{texts.which}</legend>
          {sheetKinds.map(kind => (
            <label key={kind} class="choice">
              <input
                type="checkbox"
                checked={!left.includes(kind)}
                onChange={({ currentTarget }) =>
                  setLeft(
                    sheetKinds.filter(one => (one === kind ? !currentTarget.checked : left.includes(one))),
                  )
                }
              />
              <span>{texts.kinds[kind]}</span>
            </label>
          ))}
        </fieldset>
        <SecondLanguage
          label={texts.second}
          none={texts.none}
          first={site.language}
          second={second}
          choose={language => setPicked(language ?? 'none')}
        />
        {atHand !== undefined && !seated && <p class="hint">{texts.unseated}</p>}
        <p>
          <button type="button" class="button" disabled={!ready} onClick={() => print()}>
            {texts.print}
          </button>
        </p>
      </div>
      {ready && (
        <div class="papers" data-paper={paper}>
          {kinds.flatMap(kind =>
            spoken.map(one => (
              <Paper
                key={`${kind} ${one.language}`}
                {...{ kind, plan }}
                lib={atHand.lib}
                nights={atHand.nights}
                spoken={one}
              />
            )),
          )}
        </div>
      )}
    </div>
  );
}

function otherThan(language: Language, second: string | undefined): Language | undefined {
  return second !== undefined && isLanguage(second) && second !== language ? second : undefined;
}

function useSpoken(
  base: string,
  wanted: readonly Language[],
  books: readonly string[],
): Part<readonly SheetSpeech[]> {
  const key = `${wanted.join(' ')} | ${books.join(' ')}`;
  return usePart(
    () =>
      Promise.all(
        wanted.map(async language => {
          const site = { language, base };
          const [texts, words] = await Promise.all([
            loadTexts(site, books),
            fetchJson<SheetWords>(`${base}${language}/tonight/words/sheets.json`),
          ]);
          return { language, words, speech: makeSpeech(site, texts) };
        }),
      ),
    key,
  );
}
