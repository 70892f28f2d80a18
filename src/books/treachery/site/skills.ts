import type { SkillColour } from '#books/siteFacet.ts';
import de from '#locales/de/books/treachery/site.json' with { type: 'json' };
import en from '#locales/en/books/treachery/site.json' with { type: 'json' };
import es from '#locales/es/books/treachery/site.json' with { type: 'json' };
import pl from '#locales/pl/books/treachery/site.json' with { type: 'json' };

/** The colour that the printed cards have. */
const treachery: SkillColour = {
  colour: '#b98a5b',
  called: { en: en.colour, de: de.colour, es: es.colour, pl: pl.colour },
};

export const skills = { treachery };
