import type { AstroIntegration } from 'astro';
import { AstroError } from 'astro/errors';
import { checkContent } from './checkContent.ts';
import { contentRoot } from './contentRoot.ts';
import { report } from './problem.ts';

/** Stops the build at mistakes in the content, all of them at once; while developing it only names them. */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': ({ command, logger }) => {
        const problems = checkContent(contentRoot);
        if (problems.length === 0) return;
        if (command === 'build') throw new AstroError(report(problems));
        logger.error(report(problems));
      },
      'astro:server:setup': ({ server, logger }) => {
        server.watcher.on('change', file => {
          if (!file.startsWith(contentRoot)) return;
          const problems = checkContent(contentRoot);
          if (problems.length > 0) logger.error(report(problems));
        });
      },
    },
  };
}
