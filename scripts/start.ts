import { buildIfChanged, settings } from './build.ts';
import { serve } from './serve.ts';

/**
 * `npm start`: builds what is missing or stale and serves it. `npm run preview` serves what is there, as it is.
 */
const port = Number(process.env['PORT'] ?? 4321);
const wanted = settings();

try {
  // A busy port is told before the build, not after it.
  (await serve({ folder: '.', base: '/', port })).close();
  if (!process.argv.includes('--as-it-is')) await buildIfChanged('dist', wanted);
  await serve({ folder: 'dist', base: wanted.BASE, port });
  console.log(`Action Stations is at http://localhost:${port}${wanted.BASE}  (stop with Ctrl+C)`);
} catch (error) {
  console.error(
    isBusy(error) ? `Port ${port} is in use. Choose another one: PORT=${port + 1} npm start` : reason(error),
  );
  process.exit(1);
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
