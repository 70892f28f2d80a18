/** What pages show of the invented book. */
import { defineSite } from '#books/siteFacet.ts';
import de from '../texts/de.json' with { type: 'json' };
import en from '../texts/en.json' with { type: 'json' };
import es from '../texts/es.json' with { type: 'json' };
import pl from '../texts/pl.json' with { type: 'json' };

export const facet = defineSite<typeof en.site>({
  texts: { en: en.site, de: de.site, es: es.site, pl: pl.site },
  kinds: { omen: { after: 'loyalty', deck: 'omens', colour: 'signal' } },
  simulators: { 'succession-tiny': { rule: 'tiny.herald.line' } },
});
