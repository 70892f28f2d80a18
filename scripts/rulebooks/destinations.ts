/**
 * On which page of a PDF each address of the printed page has come to stand. Chromium writes its files plainly: objects one
 * after the other, the addresses in one dictionary, pages in a tree.
 */
export function pagesOfAddresses(pdf: Uint8Array): ReadonlyMap<string, number> {
  const text = Buffer.from(pdf).toString('latin1');
  const objects = new Map(
    [...text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [
      id,
      body,
    ]),
  );
  const catalog = [...objects.values()].find(body => body.includes('/Type /Catalog')) ?? '';
  const linked = (body: string, name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1] ?? '';
  const leaves = (id: string): readonly string[] => {
    const kids = /\/Kids \[([^\]]*)\]/.exec(objects.get(id) ?? '')?.[1];
    return kids === undefined
      ? [id]
      : [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid = '']) => leaves(kid));
  };
  const pages = leaves(linked(catalog, 'Pages'));
  const addresses = objects.get(linked(catalog, 'Dests')) ?? '';
  return new Map(
    [...addresses.matchAll(/\/([^\s/[\]]+) \[(\d+) 0 R/g)].map(([, name = '', page = '']) => [
      // What may not stand in a name is written as its code: #2F.
      name.replaceAll(/#([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
      pages.indexOf(page) + 1,
    ]),
  );
}
