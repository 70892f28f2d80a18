import { type Fact, factsIn } from '../factsOf.ts';

export const factsOf = (file: string): readonly Fact[] => factsIn('pegasus', file);
