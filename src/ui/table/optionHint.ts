import type { Choice } from '#engine/model/choice.ts';
import type { Speech } from './speech.ts';

/** What an option does, where that is not said by its name. */
export function optionHint(
  speech: Pick<Speech, 'ability' | 'card' | 'location'>,
  { prompt }: Pick<Choice, 'prompt'>,
  id: string,
): string | undefined {
  if (prompt === 'action' || prompt === 'reaction') {
    const place = speech.location(id);
    const card = speech.card(id);
    const line = (place ?? card)?.lines.find(({ part }) => part === 'ability' || part === 'effect');
    return line?.text ?? speech.ability(id);
  }
  if (prompt === 'movement') return speech.ability(id);
  if (prompt === 'destination')
    return speech
      .card(id)
      ?.lines.map(({ text }) => text)
      .join(' ');
  if (prompt === 'quorum' || prompt === 'crisis')
    return speech.card(id)?.lines.find(({ part }) => part === 'effect' || part === 'check')?.text;
  return undefined;
}
