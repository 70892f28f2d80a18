/** What is printed on the pieces of a step, in the words of the box on the table. */
import { deckName } from '#board/describe/decks.ts';
import { capital } from '#board/words.ts';
import type { Speech } from '#ui/table/speech.ts';
import type { Fact } from '../setUp.ts';

/** Undefined where the pieces of a step have no name of their own, or bear people's names. */
export function printedOn(fact: Fact, { words, narrator, cardTitle }: Speech): string | undefined {
  switch (fact.say) {
    case 'board':
      return words.t(`parts.${fact.board}`);
    case 'objective':
      return cardTitle(fact.objective);
    case 'resource':
      return capital(words.voice.name(fact.resource)('nom'), words);
    case 'pile':
      return capital(deckName(words, fact.pile), words);
    case 'stands':
      return narrator.title('locations', fact.location).title;
    case 'special-card':
    case 'joins':
      return cardTitle(fact.card);
    case 'quorum':
      return words.voice.noun('quorum-card', fact.n)('nom');
    case 'loyalty':
      return words.voice.noun('loyalty-card', fact.n)('nom');
    default:
      return undefined;
  }
}
