/**
 * Trusted Types: the content security policy (astro.config.mjs) lets no page take a text for a document or for the
 * address of a script. Only what has gone through here is taken: pages of this site, and scripts of this site. There is
 * no other policy, and nothing but these two functions uses this one.
 */
type Policy = {
  /** A browser with Trusted Types gives objects instead of texts; all sinks accept both. */
  createHTML(text: string): string;
  createScriptURL(address: string): string;
};
type Factory = { createPolicy(name: string, rules: Policy): Policy };

export const policyName = 'action-stations';

const rules: Policy = {
  // Given only what `fetchPage` has fetched.
  createHTML: text => text,
  createScriptURL: address => ownAddress(address).href,
};

let policy: Policy | undefined;

function trusted(): Policy {
  const factory: Factory | undefined = Reflect.get(globalThis, 'trustedTypes');
  policy ??= factory?.createPolicy(policyName, rules) ?? rules;
  return policy;
}

function ownAddress(address: string): URL {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) throw new TypeError(`${url.href} is not of this site.`);
  return url;
}

/** Another page of this site, to take a part of it; throws where there is none. */
export async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(ownAddress(address));
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new DOMParser().parseFromString(trusted().createHTML(await response.text()), 'text/html');
}

/** The address of a worker or service worker of this site; other sites' throw. */
export function ownScript(address: string): string {
  return trusted().createScriptURL(address);
}
