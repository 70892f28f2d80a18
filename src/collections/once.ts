/**
 * A function whose answer for an argument is worked out once; a build asks the same of every page. While developing,
 * content changes under our feet, so every question is worked out anew.
 */
export function once<Argument, Answer>(work: (argument: Argument) => Answer): (argument: Argument) => Answer {
  if (import.meta.env.DEV) return work;
  const answers = new Map<Argument, Answer>();
  return argument => {
    const known = answers.get(argument);
    if (known !== undefined) return known;
    const answer = work(argument);
    answers.set(argument, answer);
    return answer;
  };
}
