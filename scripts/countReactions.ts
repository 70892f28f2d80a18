/** `node scripts/launch.mjs scripts/countReactions.ts`: how often a player is asked for a reaction in twenty games. */
import { knowledgeFor } from '#books/knowledgeFor.ts';
import { countReactions, sayingLess } from './reactions/count.ts';

const seeds = Array.from({ length: 20 }, (_, i) => i + 1);

for (const books of [[], ['pegasus', 'daybreak']]) {
  const knowledge = await knowledgeFor(books);
  const rows = {
    'asked by itself': countReactions(knowledge, seeds),
    'with standing answers': countReactions(knowledge, seeds, sayingLess),
  };
  console.log(knowledge.lib.books.join(', '));
  for (const [name, { allowed, asked, missed }] of Object.entries(rows))
    console.log(`  ${name}: ${asked} of ${allowed}; a bot would have used ${missed} of the others`);
}
