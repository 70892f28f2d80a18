import { mdxToJs } from 'satteri';
import { expect, test } from 'vitest';
import { markParagraphs, rowsUnderConditions } from '#collections/markParagraphs.ts';

/** What becomes of a page, without blanks between the parts. */
async function made(source: string): Promise<string> {
  const { code } = await mdxToJs(source, {
    mdastPlugins: [markParagraphs],
    hastPlugins: [rowsUnderConditions],
  });
  return code.replace(/\s+(?=[^"]*(?:"[^"]*"[^"]*)*$)/g, '');
}

const one = '{not:"x",children:"One."}';

test('sentences on lines one below the other are one paragraph', async () => {
  const code = await made('<Rule ids="a.b">\n<When not="x">One.</When>\n<R id="a.b">Two.</R>\n</Rule>');
  expect(code).toContain(
    `_jsxs(_components.p,{children:[_jsx(When,${one}),"",_jsx(R,{id:"a.b",children:"Two."})]})`.replace(
      '""',
      '" "',
    ),
  );
});

test('an empty line begins another paragraph', async () => {
  const code = await made('<Rule id="a.b">\n<When not="x">One.</When>\n\n<R id="a.b">Two.</R>\n</Rule>');
  expect(code).toContain(`_jsx(_components.p,{children:_jsx(When,${one})})`);
});

test('what holds paragraphs of its own stays as it is', async () => {
  const code = await made('<When in="x">\nOne.\n</When>');
  expect(code).toContain('_jsx(When,{in:"x",children:_jsx(_components.p,{children:"One."})})');
});

test('an item or a row under a condition goes with it', async () => {
  expect(await made('- <When in="x" not="y">One.</When>\n- Two.')).toContain('"data-if":"x !y"');
  expect(await made('| A |\n| --- |\n| <When in="x">One.</When> |')).toContain('"data-if":"x"');
});
