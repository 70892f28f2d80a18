/** What the one before the screen thinks of the others: their own notes, kept on the device with this game. */
import type { Seat } from '#engine/model/vocabulary.ts';
import type { SeatNote } from '#ui/keep/settings.ts';
import { gameKey } from '../guide/guided.ts';
import { useTable } from '../scene.ts';

/** Of games long past none are kept. */
const most = 200;

export type Noted = Pick<SeatNote, 'mark' | 'text'>;

export interface Notes {
  /** Who only watches makes none. */
  readonly isOpen: boolean;
  readonly of: (seat: Seat) => Noted | undefined;
  readonly note: (seat: Seat, noted: Noted) => void;
}

export function useNotes(): Notes {
  const { table, view, settings, set } = useTable();
  const { viewer } = view;
  const game = gameKey(table.game);
  return notesOf(settings.notes ?? [], game, viewer, notes => set({ notes }));
}

/** Nobody reads those of another seat, though the device is the same. */
export function notesOf(
  notes: readonly SeatNote[],
  game: string,
  viewer: Seat | 'table' | 'teacher',
  keep: (notes: readonly SeatNote[]) => void,
): Notes {
  const isAbout = (one: SeatNote, seat: Seat) => one.game === game && one.by === viewer && one.about === seat;
  return {
    isOpen: typeof viewer === 'number',
    of: seat => notes.find(one => isAbout(one, seat)),
    note(about, noted) {
      if (typeof viewer !== 'number') return;
      const others = notes.filter(one => !isAbout(one, about));
      const isEmpty = noted.mark === undefined && (noted.text ?? '') === '';
      keep([...others, ...(isEmpty ? [] : [{ game, by: viewer, about, ...noted }])].slice(-most));
    },
  };
}
