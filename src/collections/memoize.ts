/**
 * A function of at most one argument that works out each answer once; a build asks the same of every page. While
 * developing, content changes between two requests, so every answer is worked out anew.
 */
export function memoize<Arguments extends readonly [] | readonly [unknown], Answer>(
  work: (...given: Arguments) => Answer,
): (...given: Arguments) => Answer {
  // Tests in a browser read content too, without Vite.
  if (import.meta.env?.DEV) return work;
  const answers = new Map<unknown, Answer>();
  return (...given) => {
    const known = answers.get(given[0]);
    if (known !== undefined) return known;
    const answer = work(...given);
    answers.set(given[0], answer);
    return answer;
  };
}
