import { writeFileSync } from 'node:fs';
import { libraryOf } from '#books/libraries.ts';
import { books, namesFor } from '#books/registry.ts';
import { languages } from '#i18n/languages.ts';
import { jsonSchema } from '#scenarios/notation/scenario.ts';
import { atomsPage, atomsPath } from './atoms.ts';
import { housePage, housePath } from './house.ts';
import { logPath, logSource } from './logLines.ts';
import { ruleIdsPath, ruleIdsSource } from './ruleIds.ts';

for (const book of books) writeFileSync(ruleIdsPath(book), ruleIdsSource(book));

const schema = JSON.stringify(jsonSchema(await libraryOf(books), await namesFor(books)), undefined, 2);
writeFileSync(new URL('../content/scenarios/schema.json', import.meta.url), `${schema}\n`);

writeFileSync(atomsPath, atomsPage());

writeFileSync(housePath, housePage());

for (const language of languages) writeFileSync(logPath(language), logSource(language));
