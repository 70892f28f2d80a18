import { resolve } from 'node:path';

/** The folder of the content. Tests build from another one. */
export const contentRoot = resolve(process.env['CONTENT'] ?? 'content');
