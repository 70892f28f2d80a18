import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { type BuiltPage, builtPages } from './pageKinds.ts';

/** Every address in a built site that leads nowhere or leaves the base path, and what our policy forbids. */
export function brokenLinks(folder: string, base: string, site: string): string[] {
  const pages = new Map(builtPages(folder).map(page => [page.path, readPage(folder, page)]));
  return [...pages].flatMap(([path, page]) =>
    [...page.addresses, ...page.forbidden].flatMap(address => {
      const wrong = page.forbidden.includes(address) ? 'is not allowed here' : reason(address, path, pages);
      return wrong === undefined ? [] : [`/${path}: ${address} ${wrong}`];
    }),
  );

  function reason(address: string, path: string, all: ReadonlyMap<string, Page>): string | undefined {
    const here = new URL(base + path, site);
    const url = new URL(address, here);
    if (url.origin !== new URL(site).origin) return undefined;
    if (!url.pathname.startsWith(base)) return `leaves the base path ${base}`;
    const target = decodeURIComponent(url.pathname.slice(base.length));
    const page = all.get(target);
    if (page === undefined) return isFile(join(folder, target)) ? undefined : 'leads nowhere';
    const anchor = decodeURIComponent(url.hash.slice(1));
    // What the sandbox opens stands behind the # too, and is no place on its page.
    if (/^\w\w\/sandbox\/$/.test(target) && /^[a-z]+=/.test(anchor)) return undefined;
    return anchor === '' || page.ids.has(anchor) ? undefined : `has no place #${anchor}`;
  }
}

/** The preview that other sites show of a page. */
const picture = 'meta[property="og:image"]';

type Page = {
  readonly ids: ReadonlySet<string>;
  readonly addresses: readonly string[];
  readonly forbidden: readonly string[];
};

function readPage(folder: string, { file }: BuiltPage): Page {
  const root = parse(readFileSync(join(folder, file), 'utf8'));
  const given = (selector: string, name: string) =>
    root.querySelectorAll(selector).flatMap(element => element.getAttribute(name) ?? []);
  return {
    ids: new Set(given('[id]', 'id')),
    addresses: [
      ...new Set([...given('[href]', 'href'), ...given('[src]', 'src'), ...given(picture, 'content')]),
    ],
    forbidden: [...root.querySelectorAll('*').flatMap(inlineStyleOrHandler), ...beforePolicy(root)],
  };
}

/** Attributes that our content security policy would silently ignore. */
function inlineStyleOrHandler(element: HTMLElement): string[] {
  const names = Object.keys(element.attributes).filter(name => name === 'style' || name.startsWith('on'));
  return names.map(name => `<${element.rawTagName} ${name}="…">`);
}

/** What stands before the policy is not governed by it. */
function beforePolicy(root: HTMLElement): string[] {
  const parts = root.querySelectorAll('script, link, meta[http-equiv="content-security-policy"]');
  const policy = parts.findIndex(part => part.rawTagName === 'meta');
  return parts.slice(0, Math.max(policy, 0)).map(({ rawTagName }) => `<${rawTagName}> before the policy`);
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
