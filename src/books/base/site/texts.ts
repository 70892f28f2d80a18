/** What pages say of the base game: its simulators are the site's own, and so are their texts. */
import type { Language } from '#i18n/languages.ts';
import { allNonBreaking } from '#i18n/nonBreakingSpaces.ts';
import de from '#locales/de/books/base/site.json' with { type: 'json' };
import deWidgets from '#locales/de/widgets.json' with { type: 'json' };
import en from '#locales/en/books/base/site.json' with { type: 'json' };
import enWidgets from '#locales/en/widgets.json' with { type: 'json' };
import es from '#locales/es/books/base/site.json' with { type: 'json' };
import esWidgets from '#locales/es/widgets.json' with { type: 'json' };
import pl from '#locales/pl/books/base/site.json' with { type: 'json' };
import plWidgets from '#locales/pl/widgets.json' with { type: 'json' };

const textsOf = (own: typeof en, widgets: Simulated) => {
  const { turn, check, attack, vipers, raiders, boarding, damage, jump, loyalty, succession } = widgets;
  return {
    ...own,
    simulators: { turn, check, attack, vipers, raiders, boarding, damage, jump, loyalty, succession },
  };
};

type Simulated = {
  readonly [name in
    | 'turn'
    | 'check'
    | 'attack'
    | 'vipers'
    | 'raiders'
    | 'boarding'
    | 'damage'
    | 'jump'
    | 'loyalty'
    | 'succession']: { readonly title: string; readonly lead: string };
};

export type BaseTexts = ReturnType<typeof textsOf>;

export const texts: { readonly [L in Language]: BaseTexts } = {
  en: textsOf(en, enWidgets),
  de: textsOf(de, deWidgets),
  es: textsOf(es, esWidgets),
  pl: allNonBreaking('pl', textsOf(pl, plWidgets)),
};
