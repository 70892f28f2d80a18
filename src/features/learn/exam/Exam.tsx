/** The exam: a door with a seed; the paper, with the engine and the bots, is fetched when it begins. */
import { useEffect, useState } from 'preact/hooks';
import { type Book, onTable, optionalIn } from '#books/registry.ts';
import { makeTranslate, type Translate } from '#i18n/translate.ts';
import type { BookNames } from '#ui/bench/PlayedWith.tsx';
import { useHydrated } from '#ui/bench/useHydrated.ts';
import { Fetched } from '#ui/loading/Fetched.tsx';
import { examResults } from '#ui/story/learning.ts';
import type { RuleLink } from '#ui/story/texts.ts';
import type { Site } from '#ui/table/texts.ts';
import { examBegun } from './begun.ts';
import { type ExamLength, examLengths, lengthNamed } from './lengths.ts';
import type { ExamKey, ExamTexts } from './questionText.ts';
import { parseSeed } from './seed.ts';

export type ExamProps = {
  readonly site: Site;
  readonly texts: ExamTexts;
  readonly bookNames: BookNames;
  readonly lessons: { readonly [lesson: string]: RuleLink };
  /** In which lesson a rule is told. */
  readonly taught: { readonly [rule: string]: string };
};

export function Exam(props: ExamProps) {
  const { site, texts, bookNames } = props;
  const t = makeTranslate<ExamKey>(site.language, texts);
  const hydrated = useHydrated();
  const [seed, setSeed] = useState('');
  const [books, setBooks] = useState<readonly Book[]>(onTable([]));
  const [length, setLength] = useState<ExamLength>(10);
  const [taken, setTaken] = useState<Taken | undefined>(undefined);
  useEffect(() => {
    const { searchParams } = new URL(location.href);
    const named = searchParams.get('seed');
    setSeed(named ?? freshSeed());
    // A seed alone is the whole exam.
    setLength(lengthNamed(searchParams.get('n')) ?? (named === null ? 10 : 20));
    // A seed is an exam of its own with each set of books: without their names, of the base game.
    const listed =
      named === null
        ? document.documentElement.dataset['books']?.split(' ')
        : searchParams.get('books')?.split(',');
    setBooks(onTable(listed ?? []));
  }, []);
  const take = (exam: Taken) => {
    const url = new URL(location.href);
    url.searchParams.set('seed', exam.seed);
    if (exam.length === 10) url.searchParams.set('n', '10');
    else url.searchParams.delete('n');
    if (exam.books.length > 1) url.searchParams.set('books', optionalIn(exam.books).join(','));
    history.replaceState(history.state, '', url);
    setTaken(exam);
  };
  const begin = (wanted: string) => {
    const sound = parseSeed(wanted);
    if (sound !== undefined) take({ seed: sound, books, length, given: [] });
  };
  if (taken === undefined)
    return (
      <Door
        {...{ t, hydrated, seed, write: setSeed, site, books, bookNames, length, setLength }}
        begin={() => begin(seed)}
        goOn={exam => take({ ...exam, books: onTable(exam.books), given: exam.options })}
      />
    );
  return (
    <Fetched load={() => import('./Paper.tsx')} waiting={<p role="status">{t('laying')}</p>}>
      {({ default: Paper }) => (
        <Paper {...props} {...taken} key={taken.seed} again={() => begin(freshSeed())} />
      )}
    </Fetched>
  );
}

/** An exam that is being taken. */
export interface Taken {
  readonly seed: string;
  readonly books: readonly Book[];
  readonly length: ExamLength;
  /** What was answered before it was left. */
  readonly given: readonly string[];
}

type DoorProps = {
  readonly t: Translate<ExamKey>;
  readonly site: Site;
  readonly hydrated: boolean;
  readonly books: readonly Book[];
  readonly bookNames: BookNames;
  readonly seed: string;
  readonly write: (seed: string) => void;
  readonly length: ExamLength;
  readonly setLength: (length: ExamLength) => void;
  readonly begin: () => void;
  readonly goOn: (exam: NonNullable<ReturnType<typeof examBegun>>) => void;
};

function Door(props: DoorProps) {
  const { t, site, hydrated, books, bookNames, seed, write, length, setLength, begin, goOn } = props;
  const wrong = seed !== '' && parseSeed(seed) === undefined;
  const results = hydrated ? examResults() : [];
  const left = hydrated ? examBegun() : undefined;
  const date = new Intl.DateTimeFormat(site.language, { dateStyle: 'medium' });
  const names = new Intl.ListFormat(site.language);
  return (
    <div class="exam door" data-hydrated={hydrated || undefined}>
      {left !== undefined && (
        <p class="exam-left needs-script">
          <button type="button" class="button quiet" onClick={() => goOn(left)}>
            {t('goOn', { n: left.options.length + 1, of: left.length })}
          </button>
        </p>
      )}
      <form
        class="exam-start needs-script"
        onSubmit={event => {
          event.preventDefault();
          begin();
        }}
      >
        <fieldset class="exam-length" disabled={!hydrated}>
          <legend>{t('howMany')}</legend>
          {examLengths.map(n => (
            <label key={n}>
              <input type="radio" name="length" checked={length === n} onChange={() => setLength(n)} />
              {n}
            </label>
          ))}
        </fieldset>
        <button type="submit" class="button" disabled={!hydrated || wrong || seed === ''}>
          {t('begin')}
        </button>
        {books.length > 1 && (
          <p>{t('books', { books: names.format(optionalIn(books).map(book => bookNames[book])) })}</p>
        )}
        <details class="exam-seed" open={wrong}>
          <summary>{t('forOthers')}</summary>
          <label>
            {t('seed')}
            <input
              type="text"
              value={seed}
              disabled={!hydrated}
              autoComplete="off"
              autoCapitalize="none"
              spellcheck={false}
              maxLength={24}
              aria-describedby="seed-help"
              aria-invalid={wrong}
              onInput={event => write(event.currentTarget.value.trim().toLowerCase())}
            />
          </label>
          <p id="seed-help" role={wrong ? 'alert' : undefined}>
            {t(wrong ? 'seedWrong' : 'seedHelp')}
          </p>
        </details>
      </form>
      {results.length > 0 && (
        <section>
          <h2>{t('last')}</h2>
          <ul>
            {results.toReversed().map(({ at, right, of, seed: one }) => (
              <li key={at}>{t('lastOne', { date: date.format(at), n: right, of, seed: one })}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Short enough to be said across a table. */
function freshSeed(): string {
  return crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36).slice(0, 5) ?? 'galactica';
}
