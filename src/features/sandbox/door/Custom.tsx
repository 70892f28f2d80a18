/** A game of one's own: which sets, who sits where, how hard, and how the printed editions are read. */
import { useState } from 'preact/hooks';
import { libraryOf } from '#books/libraries.ts';
import { type Book, books, isOptional, onTable } from '#books/registry.ts';
import { optionsRefusal } from '#engine/index.ts';
import type { GameOption, Rulings } from '#engine/model/options.ts';
import { type Difficulty, difficulties } from '#engine/model/vocabulary.ts';
import { PartFault } from '#ui/loading/PartFault.tsx';
import { usePart } from '#ui/loading/usePart.ts';
import { firstObjective } from '#ui/table/firstObjective.ts';
import type { Opening, Player } from '#ui/table/opening.ts';
import { RulingList, Variants } from '#ui/table/readings.tsx';
import { makeSpeech } from '#ui/table/speech.ts';
import { loadTexts, type Site } from '#ui/table/texts.ts';
import { newSeed } from './quickGame.ts';

type Props = {
  readonly site: Site;
  readonly open: (opening: Opening) => void;
  /** What is shown until the books are there. */
  readonly waiting: string;
};

interface SeatChosen {
  readonly character: string;
  readonly by: Player;
}

const fewest = 3;
const most = 7;
const usual: readonly SeatChosen[] = Array.from({ length: most }, (_, at) => ({
  character: '',
  by: at === 0 ? 'human' : 'bot',
}));

export default function Custom({ site, open, waiting }: Props) {
  const [sets, setSets] = useState<readonly Book[]>(onTable([]));
  const [players, setPlayers] = useState(5);
  const [seats, setSeats] = useState(usual);
  const [difficulty, setDifficulty] = useState<Difficulty>('normal');
  const [objective, setObjective] = useState<string | undefined>(undefined);
  const [read, setRead] = useState<Partial<Rulings>>({});
  const [variants, setVariants] = useState<readonly GameOption[]>([]);
  const [seed, setSeed] = useState(newSeed);
  const [refused, setRefused] = useState<string | undefined>(undefined);
  const part = usePart(() => Promise.all([loadTexts(site, sets), libraryOf(sets)]), sets.join(' '));
  if (part.is === 'failed') return <PartFault again={part.again} />;
  if (part.loaded === undefined) return <p role="status">{waiting}</p>;
  const [texts, lib] = part.loaded;
  const speech = makeSpeech(site, texts);
  const { t, narrator, words } = speech;
  const characters = texts.books.flatMap(book => Object.keys(book.characters));
  const objectives = texts.books.flatMap(book => book.objectives);
  const aimed = objectives.find(id => id === objective) ?? firstObjective(lib);
  const taken = (id: string, at: number) =>
    seats.slice(0, players).some((one, i) => i !== at && one.character === id);

  const start = async () => {
    const chosen = seats.slice(0, players);
    const options = {
      books: sets,
      objective: aimed,
      difficulty,
      rulings: read,
      options: Object.fromEntries(variants.map(id => [id, true])),
      seats: chosen.map(({ character }, at) => ({
        id: `p${at + 1}`,
        ...(character === '' ? {} : { character }),
      })),
      seed,
      chance: 'seeded',
    } as const;
    const because = optionsRefusal(await libraryOf(sets), options);
    if (because === undefined) open({ from: 'options', options, players: chosen.map(({ by }) => by) });
    else setRefused(speech.reply(`refusals.${because}`));
  };

  const change = (at: number, more: Partial<SeatChosen>) =>
    setSeats(seats.map((one, i) => (i === at ? { ...one, ...more } : one)));
  return (
    <form
      class="custom"
      onSubmit={event => {
        event.preventDefault();
        void start();
      }}
    >
      <fieldset>
        <legend class="label">{t('custom.sets')}</legend>
        {books.map(book => (
          <label key={book} class="check-line">
            <input
              type="checkbox"
              checked={sets.includes(book)}
              disabled={!isOptional(book)}
              onChange={({ currentTarget }) =>
                setSets(books.filter(one => (one === book ? currentTarget.checked : sets.includes(one))))
              }
            />
            {speech.bookName(book)}
          </label>
        ))}
      </fieldset>
      <div class="custom-row">
        <label>
          <span class="label">{t('custom.objective')}</span>
          <select value={aimed} onChange={({ currentTarget }) => setObjective(currentTarget.value)}>
            {objectives.map(id => (
              <option key={id} value={id}>
                {speech.cardTitle(id)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span class="label">{t('custom.difficulty')}</span>
          <select
            value={difficulty}
            onChange={({ currentTarget }) =>
              setDifficulty(difficulties.find(one => one === currentTarget.value) ?? 'normal')
            }
          >
            <option value="normal">{t('custom.normal')}</option>
            <option value="easier-humans">{t('custom.easierHumans')}</option>
            <option value="easier-cylons">{t('custom.easierCylons')}</option>
          </select>
        </label>
        <label>
          <span class="label">{t('custom.players')}</span>
          <select
            value={`${players}`}
            onChange={({ currentTarget }) => setPlayers(Number(currentTarget.value))}
          >
            {Array.from({ length: most - fewest + 1 }, (_, at) => fewest + at).map(n => (
              <option key={n}>{n}</option>
            ))}
          </select>
        </label>
        <label>
          <span class="label">{t('custom.seed')}</span>
          <input
            type="number"
            min="0"
            max="2147483647"
            value={seed}
            onChange={({ currentTarget }) => setSeed(Math.trunc(Number(currentTarget.value)) & 0x7fffffff)}
          />
          <small>{t('custom.seedText')}</small>
        </label>
      </div>
      <ol class="custom-seats">
        {seats.slice(0, players).map(({ character, by }, at) => (
          <li key={at}>
            <span>{t('custom.seat', { n: at + 1 })}</span>
            <label>
              <span class="visually-hidden">{t('custom.character')}</span>
              <select
                value={character}
                onChange={({ currentTarget }) => change(at, { character: currentTarget.value })}
              >
                <option value="">{t('custom.draft')}</option>
                {characters.map(id => (
                  <option key={id} value={id} disabled={taken(id, at)}>
                    {narrator.title('characters', id).title}
                  </option>
                ))}
              </select>
            </label>
            <label>
              <span class="visually-hidden">{t('custom.by')}</span>
              <select
                value={by}
                onChange={({ currentTarget }) =>
                  change(at, { by: currentTarget.value === 'human' ? 'human' : 'bot' })
                }
              >
                <option value="human">{t('custom.human')}</option>
                <option value="bot">{t('custom.bot')}</option>
              </select>
            </label>
          </li>
        ))}
      </ol>
      <details>
        <summary>{t('custom.rulings')}</summary>
        <p>{t('custom.rulingsText')}</p>
        <p class="boxes">
          {t('custom.box')}{' '}
          {Object.entries(texts.boxes).map(([box, inBox]) => (
            <button key={box} type="button" class="button quiet" onClick={() => setRead(inBox)}>
              {new Intl.DisplayNames(words.language, { type: 'language' }).of(box) ?? box}
            </button>
          ))}
        </p>
        <RulingList {...{ lib, speech, read }} onRead={(id, option) => setRead({ ...read, [id]: option })} />
      </details>
      <fieldset>
        <legend class="label">{t('custom.variants')}</legend>
        <Variants
          {...{ lib, speech }}
          chosen={variants}
          onVary={(id, on) => setVariants(on ? [...variants, id] : variants.filter(one => one !== id))}
        />
      </fieldset>
      {refused !== undefined && (
        <p class="notice" role="alert">
          {t('custom.refused', { why: refused })}
        </p>
      )}
      <button type="submit" class="button">
        {t('custom.start')}
      </button>
    </form>
  );
}
