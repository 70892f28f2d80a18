import { defineBook } from '#books/defineBook.ts';

export const base = defineBook({
  id: 'base',
  needs: [],
  rulePrefix: '',
  words: [],
  rules: () => import('./rules.ts'),
  engine: () => import('./engine/index.ts'),
  cards: () => import('./cards/index.ts'),
  scenarios: () => import('./scenarios/index.ts'),
  text: () => import('./text/index.ts'),
  log: () => import('./text/log.ts'),
  board: () => import('./board/index.ts'),
  bots: () => import('./bots/index.ts'),
  conduct: () => import('./bots/conduct.ts'),
  site: () => import('./site/index.ts'),
  play: () => import('./site/play.ts'),
  stage: () => import('./site/stage.ts'),
});
