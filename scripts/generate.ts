import { writeFileSync } from 'node:fs';
import { books } from '../src/rules/book.ts';
import { ruleIdsPath, ruleIdsSource } from './ruleIds.ts';

for (const book of books) writeFileSync(ruleIdsPath(book), ruleIdsSource(book));
