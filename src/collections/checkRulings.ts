import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { bookOf } from '#books/atBuild/cards.ts';
import { type Book, onTable } from '#books/registry.ts';
import type { Problem } from './problem.ts';
import { edition, ruling } from './schemas.ts';
import { checkYamlFile } from './yaml.ts';

/** A ruling has a name of its own, is about a card that we have, and names scenarios that are there. */
export function checkRulings(root: string, book: Book): Problem[] {
  const file = `rulings/${book}.yaml`;
  if (!existsSync(join(root, file))) return [];
  const { data, problems } = checkYamlFile(root, file, z.array(ruling));
  if (data === undefined) return [...problems];
  const editions = checkYamlFile(root, `editions/${book}.yaml`, z.array(edition)).data ?? [];
  const switches = new Set(editions.filter(({ toggle }) => toggle).map(question => question.id));
  const seen = new Set<string>();
  return data.flatMap(({ id, card, also = [], scenario, edition: question }) => {
    const complain = (what: string, todo: string) => ({ file, line: 1, what: `${id}: ${what}`, todo });
    const found: Problem[] = [];
    if (seen.has(id)) found.push(complain('two rulings have this id.', 'Rename one of them.'));
    seen.add(id);
    for (const name of [card, ...also]) {
      if (!hasCard(book, name)) found.push(complain(`there is no card ${name}.`, 'Mend the id of the card.'));
    }
    if (question !== undefined && !switches.has(question)) {
      found.push(
        complain(`no edition can be set either way at ${question}.`, 'Name a question that has a switch.'),
      );
    }
    for (const name of scenario) {
      if (existsSync(join(root, `scenarios/${name}.yaml`))) continue;
      found.push(
        complain(`there is no scenario ${name}.`, 'Write it, or name another that proves the ruling.'),
      );
    }
    return found;
  });
}

/** A card, sheet or location of this book, or of one that it needs. */
function hasCard(book: Book, card: string): boolean {
  return onTable([book])
    .map(bookOf)
    .some(({ cards, characters, locations, titles, damageTokens, objectives }) =>
      [cards, characters, locations, titles, damageTokens, objectives].some(list =>
        list.some(({ id }) => id === card),
      ),
    );
}
