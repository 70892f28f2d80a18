import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** For each test a copy of the content that it may spoil, and a folder to build into; both are gone afterwards. */
export function contentCopy(name: string): { readonly content: string; readonly folder: string } {
  const folder = `.cache/site-${name}`;
  // Inside the project, where the pages find the packages they compile to.
  const content = `.cache/content-${name}`;
  const clear = () => {
    for (const made of [content, folder, join('.cache/astro', folder)])
      rmSync(made, { recursive: true, force: true });
  };
  beforeEach(() => {
    clear();
    cpSync('content', content, { recursive: true });
    process.env['CONTENT'] = content;
  });
  afterEach(() => {
    delete process.env['CONTENT'];
    clear();
  });
  return { content, folder };
}
