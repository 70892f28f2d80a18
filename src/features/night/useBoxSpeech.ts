import { useEffect, useState } from 'preact/hooks';
import { isLanguage } from '#i18n/languages.ts';
import { makeSpeech, type Speech } from '#ui/table/speech.ts';
import { loadTexts, type Site } from '#ui/table/texts.ts';
import type { Plan } from './plan.ts';

/** The words of the box on the table, where it is in another language than the page; undefined until they are there. */
export function useBoxSpeech({ language, base }: Site, { box, books }: Plan): Speech | undefined {
  const other = box !== undefined && isLanguage(box) && box !== language ? box : undefined;
  const key = other === undefined ? '' : `${other} ${books.join(' ')}`;
  const [found, setFound] = useState<{ readonly key: string; readonly speech: Speech } | undefined>();
  useEffect(() => {
    if (other === undefined) return;
    let left = false;
    const site = { language: other, base };
    loadTexts(site, books).then(
      texts => left || setFound({ key, speech: makeSpeech(site, texts) }),
      // Without them the page says all it has to say in its own language.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [key]);
  return found?.key === key ? found.speech : undefined;
}
