import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';

/** What a camera reads off the screen. */
export async function readQr(code: Locator): Promise<string | undefined> {
  await code.scrollIntoViewIfNeeded();
  const picture = (await code.screenshot()).toString('base64');
  const { width, height, pixels } = await code.page().evaluate(async data => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const read = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    return { width: image.width, height: image.height, pixels: Array.from(read) };
  }, picture);
  return jsQR(Uint8ClampedArray.from(pixels), width, height)?.data;
}
