/** Games that are kept in the store of a page, in a browser. */
import { expect, type Page } from '@playwright/test';
import type { Kept } from '#features/sandbox/saves/kept.ts';
import { playByKeys, untilStage } from './sandboxPage.ts';

interface OnDevice {
  readonly told: readonly Kept[];
  readonly texts: { readonly [id: string]: string };
}

/** What lies in the store of a page. */
export function onDevice(page: Page): Promise<OnDevice> {
  return page.evaluate(
    () =>
      new Promise<OnDevice>((resolve, reject) => {
        const opening = indexedDB.open('action-stations-games', 1);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('told', { keyPath: 'id' });
          opening.result.createObjectStore('texts');
        };
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['told', 'texts']);
          const told = transaction.objectStore('told').getAll();
          const texts = transaction.objectStore('texts').getAll();
          const ids = transaction.objectStore('texts').getAllKeys();
          transaction.oncomplete = () => {
            opening.result.close();
            resolve({
              told: told.result,
              texts: Object.fromEntries(ids.result.map((id, at) => [String(id), texts.result[at]])),
            });
          };
        };
      }),
  );
}

export function put(page: Page, told: Kept, text: string): Promise<void> {
  return page.evaluate(
    ([one, save]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('action-stations-games', 1);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('told', { keyPath: 'id' });
          opening.result.createObjectStore('texts');
        };
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['told', 'texts'], 'readwrite');
          transaction.objectStore('told').put(one);
          transaction.objectStore('texts').put(save, one.id);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [told, text] as const,
  );
}

/** Answers what is asked: the first option that is enough, or another one. */
export async function answer(page: Page, which: 'first' | 'last' = 'first'): Promise<void> {
  await untilStage(page, 'asking');
  if (which === 'first') {
    await playByKeys(page, 1);
    return;
  }
  const options = page.locator('.prompt .option button:enabled');
  const give = page.locator('.prompt [data-key="Enter"]');
  await options.last().click();
  if ((await give.count()) > 0) await give.click();
}

export const idIn = (page: Page): string => new URL(page.url()).hash.replace('#saved=', '');
export const isSaved = (page: Page) => expect.poll(() => new URL(page.url()).hash).toMatch(/^#saved=/);

/** What is kept when the table has come to rest. */
export async function textOf(page: Page, id: string): Promise<string> {
  await untilStage(page, 'asking');
  const read = async () => (await onDevice(page)).texts[id] ?? '';
  let text = '';
  await expect
    .poll(
      async () => {
        const before = text;
        text = await read();
        return text !== '' && text === before;
      },
      { intervals: [1500] },
    )
    .toBe(true);
  return text;
}
