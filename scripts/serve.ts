import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { isLanguage } from '../src/i18n/languages.ts';

export type Served = { readonly folder: string; readonly base: string; readonly port: number };

/** Serves a built site as a plain static host would; what it lacks is answered in the language of the address. */
export function serve({ folder, base, port }: Served): Promise<Server> {
  const prefix = base.replace(/\/+$/, '');
  const files = sirv(folder, { etag: true, brotli: true, gzip: true });
  const lost = (path: string) => {
    const language = path.split('/')[1] ?? '';
    const own = join(folder, language, '404/index.html');
    return readFileSync(isLanguage(language) && existsSync(own) ? own : join(folder, '404.html'));
  };
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (prefix !== '' && (url === '/' || url === prefix)) {
      response.writeHead(302, { location: `${prefix}/` }).end();
      return;
    }
    const inside = url.startsWith(`${prefix}/`);
    request.url = inside ? url.slice(prefix.length) : url;
    const notFound = () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(lost(inside ? url.slice(prefix.length) : '/'));
    };
    if (inside) files(request, response, notFound);
    else notFound();
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}
