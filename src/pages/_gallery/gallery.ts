/**
 * The gallery: every position in all sizes and styles, for those who work on the board. It exists while developing
 * and in the site that the tests look at, never in the one that is published.
 */
import type { AstroIntegration } from 'astro';

export function gallery(): AstroIntegration {
  return {
    name: 'gallery',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev' && process.env['GALLERY'] !== 'on') return;
        const at = (file: string) => new URL(file, import.meta.url);
        injectRoute({ pattern: '/[lang]/gallery/', entrypoint: at('./index.astro') });
        injectRoute({ pattern: '/[lang]/gallery/signs/', entrypoint: at('./signs.astro') });
        injectRoute({ pattern: '/[lang]/gallery/moving/', entrypoint: at('./moving.astro') });
        injectRoute({ pattern: '/[lang]/gallery/stage/', entrypoint: at('./stage.astro') });
        injectRoute({ pattern: '/[lang]/gallery/[...position]/', entrypoint: at('./position.astro') });
      },
    },
  };
}
