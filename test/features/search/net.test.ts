import { expect, test } from 'vitest';
import { columnNames, width } from '#features/search/find/columns.ts';
import { fitted } from '#features/search/find/fitted.ts';
import { inRow, judges, netSize, worthOf } from '#features/search/find/net.ts';
import type { Example } from '#scripts/search/examples.ts';
import { asWritten, fitNet, ratesWith } from '#scripts/search/fitNet.ts';

const columns = (values: Readonly<Record<string, number>>) =>
  Float32Array.from(columnNames, name => values[name] ?? 0);

test('a column counts by itself and by what judges make of it', () => {
  const none = Array.from({ length: 1 + judges }, () => 0);
  const of = (name: string) => (name === 'near' ? [2, 1, ...none.slice(2)] : none);
  const voices = [3, ...none.slice(2)];
  const net = inRow({ columns: columnNames.map(of), leanings: none.slice(1), voices });
  expect(worthOf(columns({ near: 0.5 }), net)).toBeCloseTo(2 * 0.5 + 3 * Math.tanh(0.5));
  expect(worthOf(columns({ ranked: 0.5 }), net)).toBe(0);
});

test('the net that was fitted has a number for everything', () => {
  expect(inRow(fitted).length).toBe(netSize);
  expect(fitted.columns.every(row => row.length === 1 + judges)).toBe(true);
});

/** In short questions the one that is named is right, in long ones the one that is near: no sum of columns knows that. */
function example(at: number): Example {
  const length = at % 2;
  const [a, b] = [(at * 0.37) % 1, (at * 0.61) % 1];
  const rows = new Float32Array(2 * width);
  rows.set(columns({ name: a, near: b, length }), 0);
  rows.set(columns({ name: b, near: a, length }), width);
  const first = length === 1 ? b > a : a > b;
  return { language: 'en', lot: 'train-1', without: false, sort: 'rule base', rows, right: [first, !first] };
}

test('a net learns from examples what no sum of columns could tell', () => {
  const examples = Array.from({ length: 3000 }, (_, at) => example(at));
  const net = fitNet(examples.slice(0, 2500));
  expect(ratesWith(net, examples.slice(2500)).first).toBeGreaterThan(90);
});

test('a net is written with every column by its name', () => {
  const text = asWritten(inRow(fitted));
  for (const name of columnNames) expect(text).toContain(`// ${name}\n`);
});
