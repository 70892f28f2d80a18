import type { Language } from '#i18n/languages.ts';

/** One word for one thing: what cards and log of a language never say, and what they say instead. */
export const forbidden: { readonly [language in Language]: readonly (readonly [RegExp, string])[] } = {
  en: [
    [/\bfinal strength\b/iu, 'total strength'],
    [/\bskill card/u, 'Skill card'],
    [/(?<=[a-z,)] )Skill check/u, 'skill check'],
    [/\b(?:nobody|somebody|anybody|whoever)\b/iu, 'players, another player, anyone'],
    [/\brolled again\b/u, 'reroll'],
    [/\bcount positive\b/iu, 'count as positive'],
    [/\bin your turn\b/iu, 'on your turn'],
    [/\bmanned\b/iu, 'piloted'],
    [/\bOptional\b/u, 'you may'],
    [/\botherwise:/iu, 'a sentence of its own'],
  ],
  de: [
    [/\bAktiver Spieler:/u, 'der aktive Spieler'],
    [/\bFreiwillig\b/u, 'du darfst'],
    [/(?<!Super-)\bKrisenkarten? abwerfen\b/u, 'ablegen'],
    [/\bsonst:/iu, 'ein Satz für sich'],
    [/\bCheck ablegen\b/u, 'durchführen'],
  ],
  es: [
    [/\bJugador actual:/u, 'el jugador actual'],
    [/\bOpcional\b/u, 'puedes'],
    [/[−+]\d+ (?:moral|población|comida|combustible)\b/u, '−1 de moral'],
    [/\bsi no:/iu, 'una frase propia'],
    [/\bAcción\. /u, 'Acción:'],
  ],
  pl: [
    [/\bAktywny gracz:/u, 'aktywny gracz'],
    [/\bOpcjonalnie\b/u, 'możesz'],
    [/\bwykona(?:j|ć) kartę\b/u, 'rozpatrzyć'],
    [/\bw przeciwnym razie:/iu, 'osobne zdanie'],
  ],
};
