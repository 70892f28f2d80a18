import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { buildIfChanged, settings } from './build.ts';
import { serve } from './serve.ts';

/**
 * `npm start`: builds what is missing or stale and serves it. `npm run preview` serves what is there, as it is.
 */
const port = Number(process.env['PORT'] ?? 4321);
const wanted = settings();
const asItIs = process.argv.includes('--as-it-is');

try {
  await claim();
  if (!asItIs) await buildIfChanged('dist', wanted);
  else if (!existsSync('dist/index.html')) throw new Error('There is no site in dist yet: npm run build');
  await serve({ folder: 'dist', base: wanted.BASE, port });
  console.log(`Action Stations is at http://localhost:${port}${wanted.BASE}  (stop with Ctrl+C)`);
} catch (error) {
  const busy = `Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`;
  console.error(isBusy(error) ? busy : reason(error));
  process.exit(1);
}

/** Takes the port and lets it go again: that it is busy should be told before the build, not after it. */
function claim(): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(port, () => server.close(() => resolve()));
  });
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
