/** A project of its own beside this one, with a book more in its registry: what anybody would have who adds a folder. */
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** What a site is built from. */
const parts = [
  'src',
  'content',
  'locales',
  'LICENSE',
  'public',
  'scripts',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
];

/** Replaces one thing in a file; throws where it is not there, since the test would be about nothing. */
function changed(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not say "${from}" any more`);
  writeFileSync(file, text.replace(from, to));
}

/** `book` is a folder with the doors of a book, and beside them its own part of `content`. */
export function scratchWith(project: string, book: string, folder: string): void {
  rmSync(project, { recursive: true, force: true });
  mkdirSync(project, { recursive: true });
  for (const part of parts) {
    if (existsSync(join(root, part))) cpSync(join(root, part), join(project, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
  cpSync(folder, join(project, 'src/books', book), {
    recursive: true,
    filter: from => !from.startsWith(join(folder, 'content')),
  });
  const content = join(folder, 'content');
  appendFileSync(join(project, 'content/books.yaml'), readFileSync(join(content, 'books.yaml')));
  cpSync(content, join(project, 'content'), {
    recursive: true,
    filter: from => !from.endsWith('books.yaml'),
  });
  // The one line of a registry that a book needs, and the import that it takes.
  const registry = join(project, 'src/books/registry.ts');
  changed(registry, '] as const;', `, ${book}] as const;`);
  changed(registry, 'import type', `import { ${book} } from '#books/${book}/book.ts';\nimport type`);
}
