/** How many questions an exam has: ten on the way to friends, or all of a seed. */
export const examLengths = [10, 20] as const;
export type ExamLength = (typeof examLengths)[number];

export const lengthNamed = (text: string | null): ExamLength | undefined =>
  examLengths.find(length => `${length}` === text);
