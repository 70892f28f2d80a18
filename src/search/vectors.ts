export type Vector = Float32Array;

export function dot(a: Vector, b: Vector): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

/** Adds a vector to another one, so many times. */
export function addTo(sum: Vector, vector: Vector, times: number): void {
  for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + times * (vector[i] ?? 0);
}

/** Gives a vector the length one, if it has any. */
export function makeUnit(vector: Vector): void {
  const length = Math.sqrt(dot(vector, vector));
  if (length > 0) for (let i = 0; i < vector.length; i++) vector[i] = (vector[i] ?? 0) / length;
}

/** Turns vectors so that each stands upright on those before it, and gives them the length one. */
export function makeOrthonormal(vectors: readonly Vector[]): void {
  vectors.forEach((vector, at) => {
    for (const before of vectors.slice(0, at)) addTo(vector, before, -dot(vector, before));
    makeUnit(vector);
  });
}

/** The rows of a matrix of which these are the columns. */
export function transposed(columns: readonly Vector[], rows: number): Vector[] {
  return Array.from({ length: rows }, (_, row) => Float32Array.from(columns, column => column[row] ?? 0));
}
