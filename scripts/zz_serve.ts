import { serve } from './serve.ts';

await serve({ folder: '/tmp/ask/dist', base: '/', port: 4477 });
