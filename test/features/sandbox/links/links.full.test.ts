import '#test/kit/patience.ts';
import { expect, test } from 'vitest';
import { random } from '#test/kit/random.ts';
import { mutatedLink, mutatedText, outcomeOf, outcomeOfText } from './mutatedLinks.ts';
import { someLinks, someTexts } from './someLinks.ts';

/** Together they are ten thousand. */
const damagedLinks = 8000;
const damagedTexts = 2000;

test('thousands of damaged links give a game or a reason', async () => {
  const links = someLinks(24);
  const below = random(20_170);
  for (let i = 0; i < damagedLinks; i++) {
    const link = links[i % links.length];
    if (link === undefined) throw new Error('There is no link');
    expect(await outcomeOf(mutatedLink(link, below))).not.toBe('no problem told');
  }
});

test('thousands of damaged texts are laid out or refused with a reason', async () => {
  const texts = someTexts(12);
  const below = random(20_171);
  for (let i = 0; i < damagedTexts; i++)
    expect(await outcomeOfText(mutatedText(texts[i % texts.length] ?? '', below))).not.toBe(
      'no problem told',
    );
});
