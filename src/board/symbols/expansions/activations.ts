/** The activations that cards print or say, those of the expansions last. */
import { type Activation, coreActivations } from '#engine/model/vocabulary.ts';

export const activations = [...coreActivations, 'occupation-forces'] as const satisfies readonly Activation[];
