const policy = /<meta http-equiv="content-security-policy"[^>]*>/;
const charset = '<meta charset="utf-8">';

/**
 * Astro writes the content security policy at the end of the head, and a policy governs only what comes after it. Here it
 * comes first, behind the encoding, which browsers look for at the very beginning.
 */
export function policyFirst(html: string): string {
  const found = policy.exec(html)?.[0];
  if (found === undefined) return html;
  const rest = html.replace(policy, '');
  if (!rest.includes(charset)) throw new Error(`A page with a policy needs ${charset}.`);
  return rest.replace(charset, () => charset + found);
}
