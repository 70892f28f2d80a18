import type { Speech } from '#ui/table/speech.ts';
import type { AtTable } from './keptOf.ts';

/** What a game is called that goes on beside the one it was: by its name, or by who plays in it, and where it leaves. */
export function nameBeside(speech: Speech, name: string | undefined, { game }: AtTable): string {
  const { keeping, narrator, words } = speech;
  const people = game.state.seats.flatMap(({ character }) =>
    character === undefined ? [] : [narrator.shortName(character)],
  );
  const unnamed = () =>
    people.length === 0
      ? keeping('games.unnamed', { count: game.state.seats.length })
      : new Intl.ListFormat(words.language, { type: 'unit' }).format(people);
  return keeping('keeping.beside', { name: name ?? unnamed(), n: game.log?.length ?? 0 });
}
