/** The games kept on this device: with a picture of the table, to be opened, named, exported and thrown away. */
import { useEffect, useState } from 'preact/hooks';
import { fileName } from '../../saves/file.ts';
import type { KeptGame, Listed } from '../../saves/games.ts';
import type { KeepFault, Kept } from '../../saves/kept.ts';
import type { DoorSaid } from '../said.ts';
import { download } from './download.ts';
import { games } from './onDevice.ts';
import { Picture } from './Picture.tsx';
import { SafariNote } from './SafariNote.tsx';

type Props = {
  readonly said: DoorSaid;
  /** The one that is on the table. */
  readonly current?: string | undefined;
  readonly open: (id: string, kept: KeptGame) => void;
  /** Something has been written that the list does not know yet. */
  readonly version?: unknown;
};

/** Every game is kept, and after many evenings the last few are what one looks for. */
const shownFirst = 6;

export function GameList({ said, current, open, version }: Props) {
  const { t } = said;
  const [all, setAll] = useState(false);
  const [listed, setListed] = useState<Listed | KeepFault | undefined>(undefined);
  const [gone, setGone] = useState<string | undefined>(undefined);
  const read = () => games.listAll().then(done => setListed(done.ok ? done.value : done.fault));
  useEffect(() => void read(), [version]);

  const withGame = async (id: string, use: (found: KeptGame) => void) => {
    const done = await games.read(id);
    if (done.ok && done.value !== undefined) use(done.value);
    else setGone(id);
  };
  const change = async (done: Promise<unknown>) => {
    await done;
    await read();
  };

  if (listed === undefined) return <p role="status">{t('games.reading')}</p>;
  if (typeof listed === 'string') return <p class="notice">{t(`unread.${listed}`)}</p>;
  const { games: kept, unreadable } = listed;
  if (kept.length + unreadable.length === 0) return <p>{t('games.none')}</p>;
  const shown = all ? kept : kept.slice(0, shownFirst);
  const saidGone = (id: string) =>
    gone === id && (
      <p class="notice" role="alert">
        {t('games.gone')}
      </p>
    );
  return (
    <>
      <SafariNote said={said} />
      <ul class="kept-games">
        {shown.map(kept => (
          <li key={kept.id} aria-current={kept.id === current || undefined}>
            {kept.picture !== undefined && <Picture picture={kept.picture} label={t('games.picture')} />}
            <div class="kept-told">
              <p class="kept-name">{nameOf(said, kept)}</p>
              <p class="kept-facts">{factsOf(said, kept)}</p>
              {saidGone(kept.id)}
              <p class="kept-keys">
                <button
                  type="button"
                  class="button quiet"
                  onClick={() => withGame(kept.id, found => open(kept.id, found))}
                >
                  {t('games.open')}
                </button>
                <Rename said={said} kept={kept} rename={name => change(games.rename(kept.id, name))} />
                <button
                  type="button"
                  class="plain"
                  onClick={() =>
                    withGame(kept.id, ({ text }) =>
                      download(fileName(nameOf(said, kept), new Date(kept.at)), text),
                    )
                  }
                >
                  {t('games.export')}
                </button>
                <Remove said={said} remove={() => change(games.remove(kept.id))} />
              </p>
            </div>
          </li>
        ))}
        {unreadable.map(id => (
          <li key={id}>
            <div class="kept-told">
              <p>{t('games.unreadable')}</p>
              {saidGone(id)}
              <p class="kept-keys">
                <button
                  type="button"
                  class="plain"
                  onClick={() => withGame(id, ({ text }) => download(fileName(id, new Date()), text))}
                >
                  {t('games.export')}
                </button>
                <Remove said={said} remove={() => change(games.remove(id))} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      {shown.length < kept.length && (
        <button type="button" class="button quiet" onClick={() => setAll(true)}>
          {t('games.all', { n: kept.length })}
        </button>
      )}
    </>
  );
}

export function nameOf({ t, person, language }: DoorSaid, { name, characters }: Kept): string {
  if (name !== undefined && name.trim() !== '') return name;
  const people = characters.flatMap(id => (typeof id === 'string' ? (person(id) ?? []) : []));
  return people.length === 0
    ? t('games.unnamed', { count: characters.length })
    : new Intl.ListFormat(language, { type: 'unit' }).format(people);
}

function factsOf({ t, language }: DoorSaid, { turn, over, choices, at }: Kept): string {
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  const state =
    over !== undefined
      ? t(`games.won.${over}`)
      : turn === undefined
        ? t('games.setup')
        : t('games.turn', { n: turn });
  return [state, t('games.choices', { count: choices }), when].join(' · ');
}

type RenameProps = { readonly said: DoorSaid; readonly kept: Kept; readonly rename: (name: string) => void };

function Rename({ said, kept, rename }: RenameProps) {
  const { t } = said;
  const [name, setName] = useState<string | undefined>(undefined);
  if (name === undefined) {
    return (
      <button type="button" class="plain" onClick={() => setName(kept.name ?? '')}>
        {t('games.rename')}
      </button>
    );
  }
  const done = (event: Event) => {
    event.preventDefault();
    rename(name.trim().slice(0, 80));
    setName(undefined);
  };
  return (
    <form class="rename" onSubmit={done}>
      <input
        aria-label={t('games.name')}
        value={name}
        maxLength={80}
        ref={input => input?.focus()}
        onInput={({ currentTarget }) => setName(currentTarget.value)}
      />
      <button type="submit" class="plain">
        {t('games.done')}
      </button>
    </form>
  );
}

/** Thrown away is thrown away, so it is asked for twice. */
function Remove({ said, remove }: { readonly said: DoorSaid; readonly remove: () => void }) {
  const [sure, setSure] = useState(false);
  return (
    <button
      type="button"
      class="plain"
      onBlur={() => setSure(false)}
      onClick={() => (sure ? remove() : setSure(true))}
    >
      {said.t(sure ? 'games.removeSure' : 'games.remove')}
    </button>
  );
}
