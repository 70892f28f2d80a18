import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import type { Book } from '#books/registry.ts';
import { fallbackLanguage, languages } from '#i18n/languages.ts';
import type { Problem } from './problem.ts';
import { edition, editionTranslations } from './schemas.ts';
import { checkYamlFile } from './yaml.ts';

/** Scenarios named are there; a translation answers the same questions as the English file, and speaks of the same editions. */
export function checkEditions(root: string, book: Book): Problem[] {
  const english = `editions/${book}.yaml`;
  if (!existsSync(join(root, english))) return [];
  const entries = checkYamlFile(root, english, z.array(edition)).data ?? [];
  const unplayed = entries.flatMap(({ id, scenario = [] }) =>
    scenario
      .filter(name => !existsSync(join(root, `scenarios/${name}.yaml`)))
      .map(name => ({
        file: english,
        line: 1,
        what: `${id}: there is no scenario ${name}.`,
        todo: 'Write it, or name another that plays the question.',
      })),
  );
  const translated = languages.flatMap(language => {
    const file = `editions/${book}.${language}.yaml`;
    if (language === fallbackLanguage || !existsSync(join(root, file))) return [];
    const { data, problems } = checkYamlFile(root, file, editionTranslations);
    if (data === undefined) return [...problems];
    const todo = `The entries are those of ${english}.`;
    const complain = (what: string) => ({ file, line: 1, what, todo });
    const known = new Set(entries.map(({ id }) => id));
    return [
      ...Object.keys(data)
        .filter(id => !known.has(id))
        .map(id => complain(`There is no question ${id}.`)),
      ...entries.flatMap(entry => {
        const text = data[entry.id];
        if (text === undefined) return [complain(`The question ${entry.id} is missing.`)];
        const uneven = (['es', 'pl'] as const).filter(
          box => (entry[box] === undefined) !== (text[box] === undefined),
        );
        return uneven.map(box => complain(`${entry.id}: what ${box} says stands in one language only.`));
      }),
    ];
  });
  return [...unplayed, ...translated];
}
