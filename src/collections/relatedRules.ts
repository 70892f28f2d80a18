import { getCollection } from 'astro:content';
import { fallbackLanguage } from '../i18n/languages.ts';
import { once } from './once.ts';

/** The rules whose text sends the reader to this one: whoever reads it may have come from there, or want to go there. */
export async function rulesThatNameIt(rule: string): Promise<readonly string[]> {
  return (await namedBy('all')).get(rule) ?? [];
}

const namedBy = once(async (_: 'all'): Promise<ReadonlyMap<string, readonly string[]>> => {
  const found = new Map<string, string[]>();
  for (const { id: page, body = '' } of await getCollection('pages')) {
    if (!page.startsWith(`${fallbackLanguage}/`)) continue;
    for (const [, id = '', text = ''] of body.matchAll(/<Rule id="([^"]+)">([\s\S]*?)<\/Rule>/g)) {
      for (const [, named = ''] of text.matchAll(/<See rule="([^"]+)"/g)) {
        const others = found.get(named) ?? [];
        if (named !== id && !others.includes(id)) found.set(named, [...others, id]);
      }
    }
  }
  return found;
});
