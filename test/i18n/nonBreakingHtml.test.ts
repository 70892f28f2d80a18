import { expect, test } from 'vitest';
import { nonBreakingHtml } from '#i18n/nonBreakingHtml.ts';

const seen = (html: string) => nonBreakingHtml(html).replaceAll('\u00a0', '~');
const page = (body: string) => `<!DOCTYPE html><html lang="pl"><body>${body}</body></html>`;

test.each([
  ['<a href="/a">Tura</a> i <a>akcja w turze</a>', '<a href="/a">Tura</a> i~<a>akcja w~turze</a>'],
  ['<svg><text>Dziób z lewej burty</text></svg>', '<svg><text>Dziób z~lewej burty</text></svg>'],
])('a text holds on to what follows, wherever on the page it stands: %s', (body, held) => {
  expect(seen(page(body))).toBe(page(held));
});

test.each([
  '<script>const a = "w domu";</script>',
  '<pre>w domu</pre>',
  '<option>Dziób z lewej burty</option>',
  '<astro-island props="{&quot;a&quot;:[0,&quot;w domu > i z psem&quot;]}"></astro-island>',
  '<!-- w domu -->',
])('what is run, kept or stands in a tag stays as it is: %s', body => {
  expect(seen(page(body))).toBe(page(body));
});

test('what wakes up in the browser stays as it was made, and the page goes on behind it', () => {
  const island = '<astro-island><p lang="pl">w domu</p><astro-island>i tam</astro-island></astro-island>';
  expect(seen(page(`${island}<p>w domu</p>`))).toBe(page(`${island}<p>w~domu</p>`));
});

test('a part in another language keeps to that language, up to where it ends', () => {
  expect(seen(page('<i lang="en">A <i>Cylon</i> i a</i> i koniec'))).toBe(
    page('<i lang="en">A <i>Cylon</i> i a</i> i~koniec'),
  );
  expect(seen(page('<p lang="es">y 3 cartas</p>'))).toBe(page('<p lang="es">y~3~cartas</p>'));
});

test('a page in English stays as it is', () => {
  const english = '<html lang="en"><p>I have 3 cards</p></html>';
  expect(nonBreakingHtml(english)).toBe(english);
});
