import type { Language } from './languages.ts';

export interface TextFile<Texts> {
  readonly default: Texts;
}

/** Of files by path, as `import.meta.glob` finds them, fetches that in a folder or with a name after the language. */
export function loaderOf<Texts>(files: { readonly [path: string]: () => Promise<TextFile<Texts>> }) {
  return async (language: Language): Promise<Texts> => {
    const load = Object.entries(files).find(([path]) => path.includes(`/${language}`))?.[1];
    if (load === undefined) throw new Error(`There are no texts in ${language} among these.`);
    return (await load()).default;
  };
}
