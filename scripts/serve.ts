import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { isLanguage } from '#i18n/languages.ts';
import { headersFile, headersFor, parseHeaders } from './headers.ts';

export type Served = { readonly folder: string; readonly base: string; readonly port: number };

/**
 * Serves a built site as a static host would that reads its `_headers`; what it lacks is answered in the language of the
 * address.
 */
export function serve({ folder, base, port }: Served): Promise<Server> {
  const prefix = base.replace(/\/+$/, '');
  const files = sirv(folder, { etag: true, brotli: true, gzip: true });
  const notFoundPage = (path: string) => {
    const language = path.split('/')[1] ?? '';
    const own = join(folder, language, '404/index.html');
    return readFileSync(isLanguage(language) && existsSync(own) ? own : join(folder, '404.html'));
  };
  const headers = join(folder, headersFile);
  const rules = existsSync(headers) ? parseHeaders(readFileSync(headers, 'utf8')) : [];
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    for (const [name, value] of headersFor(rules, url.replace(/[?#].*/, ''))) response.setHeader(name, value);
    if (prefix !== '' && (url === '/' || url === prefix)) {
      response.writeHead(302, { location: `${prefix}/` }).end();
      return;
    }
    const inside = url.startsWith(`${prefix}/`);
    request.url = inside ? url.slice(prefix.length) : url;
    const notFound = () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(notFoundPage(inside ? url.slice(prefix.length) : '/'));
    };
    if (inside) files(request, response, notFound);
    else notFound();
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}
