import { writeFileSync } from 'node:fs';
import { languages } from '#i18n/languages.ts';
import { books } from '#rules/book.ts';
import { libraryOf } from '#scenarios/books.ts';
import { jsonSchema } from '#scenarios/notation/scenario.ts';
import { atomsPage, atomsPath } from './atoms.ts';
import { logPath, logSource } from './logLines.ts';
import { ruleIdsPath, ruleIdsSource } from './ruleIds.ts';

for (const book of books) writeFileSync(ruleIdsPath(book), ruleIdsSource(book));

const schema = JSON.stringify(jsonSchema(await libraryOf(books)), undefined, 2);
writeFileSync(new URL('../content/scenarios/schema.json', import.meta.url), `${schema}\n`);

writeFileSync(atomsPath, atomsPage());

for (const language of languages) writeFileSync(logPath(language), logSource(language));
