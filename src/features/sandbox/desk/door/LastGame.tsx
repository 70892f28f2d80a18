/** The game that was played last: who plays, how far it is, how it looks; one press goes on with it. */
import { useEffect, useState } from 'preact/hooks';
import { usePart } from '#ui/loading/usePart.ts';
import type { Site } from '#ui/table/texts.ts';
import type { Kept } from '../../saves/kept.ts';
import { deskTexts, makeDoorSaid } from '../doorSaid.ts';
import { nameOf } from '../games/GameList.tsx';
import { games } from '../games/onDevice.ts';
import { Picture } from '../games/Picture.tsx';
import type { DoorSaid } from '../said.ts';

export type LastGameProps = {
  readonly site: Site;
  readonly label: string;
  /** There is a game to go on with. */
  readonly onFound: () => void;
};

export function LastGame({ site, label, onFound }: LastGameProps) {
  const words = usePart(async () => makeDoorSaid(site.language, await deskTexts(site)));
  const [last, setLast] = useState<Kept | undefined>(undefined);
  useEffect(() => {
    void games
      .list()
      .then(done => setLast(done.ok ? done.value.find(({ over }) => over === undefined) : undefined));
  }, []);
  const said = words.loaded;
  const isFound = last !== undefined && said !== undefined;
  useEffect(() => {
    if (isFound) onFound();
  }, [isFound]);
  if (!isFound) return null;
  return (
    <button
      type="button"
      class="start cut-panel main last-game"
      data-start="last"
      onClick={() => {
        location.hash = `saved=${last.id}`;
      }}
    >
      {last.picture !== undefined && <Picture picture={last.picture} label={said.t('games.picture')} />}
      <span class="last-told">
        <b>{label}</b>
        <span>{nameOf(said, last)}</span>
        <span>{howFar(said, last)}</span>
      </span>
    </button>
  );
}

function howFar({ t, language }: DoorSaid, { turn, at }: Kept): string {
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  return `${turn === undefined ? t('games.setup') : t('games.turn', { n: turn })} · ${when}`;
}
