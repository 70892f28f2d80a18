import { catalogue } from '#ui/parts/catalogue.ts';

/** The place of a character in the lines of succession of the base game or of the first book that names it. */
export function placesInLine(character: string): { admiral: number; president: number } | undefined {
  const placeIn = (title: string) => {
    const entry = catalogue.find(({ kind, id }) => kind === 'title' && id === title);
    const lines =
      entry?.versions.map(({ thing }) => ('line' in thing ? (thing.line as readonly string[]) : [])) ?? [];
    return (lines.find(line => line.includes(character)) ?? []).indexOf(character) + 1;
  };
  const [admiral, president] = [placeIn('admiral'), placeIn('president')];
  return admiral > 0 && president > 0 ? { admiral, president } : undefined;
}
