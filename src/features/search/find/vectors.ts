export type Vector = Float32Array;

/** Vectors of one length in one list, one behind the other: thousands of small lists would cost more than what is in them. */
export type Rows = { readonly values: Float32Array; readonly width: number; readonly count: number };

export function rows(count: number, width: number): Rows {
  return { values: new Float32Array(count * width), width, count };
}

/** Adds one row to another one, so many times. */
export function addRow(sum: Rows, at: number, from: Rows, row: number, times: number): void {
  const [to, start] = [at * sum.width, row * from.width];
  for (let i = 0; i < sum.width; i++) {
    sum.values[to + i] = (sum.values[to + i] ?? 0) + times * (from.values[start + i] ?? 0);
  }
}

/** The product of every row with one row of another list. */
export function productsWith(all: Rows, other: Rows, row: number): Vector {
  const products = new Float32Array(all.count);
  const start = row * other.width;
  for (let at = 0; at < all.count; at++) {
    let sum = 0;
    for (let i = 0; i < all.width; i++) {
      sum += (all.values[at * all.width + i] ?? 0) * (other.values[start + i] ?? 0);
    }
    products[at] = sum;
  }
  return products;
}

/** Gives every row the length one, if it has any. */
export function makeUnit({ values, width, count }: Rows): void {
  for (let at = 0; at < count; at++) {
    const row = values.subarray(at * width, (at + 1) * width);
    const length = Math.hypot(...row);
    if (length > 0) for (let i = 0; i < width; i++) row[i] = (row[i] ?? 0) / length;
  }
}

/** Turns the columns so that each stands upright on those before it, and gives them the length one. */
export function keepApart(all: Rows): void {
  for (let column = 0; column < all.width; column++) {
    for (let before = 0; before < column; before++) {
      addColumn(all, column, before, -product(all, column, before));
    }
    const length = Math.sqrt(product(all, column, column));
    if (length > 0) addColumn(all, column, column, 1 / length - 1);
  }
}

function product({ values, width }: Rows, a: number, b: number): number {
  let sum = 0;
  for (let at = 0; at < values.length; at += width) sum += (values[at + a] ?? 0) * (values[at + b] ?? 0);
  return sum;
}

function addColumn({ values, width }: Rows, to: number, from: number, times: number): void {
  for (let at = 0; at < values.length; at += width) {
    values[at + to] = (values[at + to] ?? 0) + times * (values[at + from] ?? 0);
  }
}
