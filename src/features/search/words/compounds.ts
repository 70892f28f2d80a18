/** Parts shorter than this stand in too many words by chance. */
const shortestPart = 4;
/** What German puts between the parts of a word. */
const joints = ['', 's', 'n', 'en', 'es', 'e', 'er'];

/**
 * The parts of a compound that are words by themselves, the longest first part that leads to an end: `startressourcen`
 * into `start` and `ressourcen`. None if it is no compound.
 */
export function partsOf(word: string, isWord: (part: string) => boolean): readonly string[] {
  for (let end = word.length - shortestPart; end >= shortestPart; end--) {
    const first = firstPart(word.slice(0, end), isWord);
    if (first === undefined) continue;
    const rest = word.slice(end);
    if (isWord(rest)) return [first, rest];
    const more = partsOf(rest, isWord);
    if (more.length > 0) return [first, ...more];
  }
  return [];
}

function firstPart(text: string, isWord: (part: string) => boolean): string | undefined {
  return joints
    .filter(joint => text.endsWith(joint) && text.length - joint.length >= shortestPart)
    .map(joint => text.slice(0, text.length - joint.length))
    .find(isWord);
}
