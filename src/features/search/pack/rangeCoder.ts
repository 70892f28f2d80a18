/**
 * A range coder (after Subbotin): what is likely takes little room, a fraction of a bit if need be. Who writes and who
 * reads go the same way, step by step; `spot` gives back what is to be written, or what was read.
 */
export interface Coder {
  /** A place below `all`: the one given, or the one that stands there. */
  spot(all: number, given: number): number;
  /** Goes on behind a spot between `from` and `from + size`. To be called after each `spot`. */
  take(from: number, size: number, all: number): void;
}

/** No more than this may be told apart in one step. */
export const most: number = 2 ** 16;
const top = 2 ** 24;

type State = { low: number; range: number };

/** After a step: hands out the bytes of which nothing will change any more. */
function settle(state: State, shift: (byte: number) => void): void {
  while (true) {
    if ((state.low ^ (state.low + state.range)) >>> 0 >= top) {
      if (state.range >= most) return;
      state.range = -state.low & (most - 1);
    }
    shift(state.low >>> 24);
    state.low = (state.low << 8) >>> 0;
    state.range = (state.range << 8) >>> 0;
  }
}

export function makeWriter(): Coder & { bytes(): Uint8Array } {
  const state: State = { low: 0, range: 2 ** 32 - 1 };
  const bytes: number[] = [];
  return {
    spot: (_, given) => given,
    take(from, size, all) {
      const step = Math.floor(state.range / all);
      state.low = (state.low + from * step) >>> 0;
      state.range = size * step;
      settle(state, byte => bytes.push(byte));
    },
    bytes: () => Uint8Array.from([...bytes, ...[24, 16, 8, 0].map(bits => (state.low >>> bits) & 255)]),
  };
}

export function makeReader(bytes: Uint8Array): Coder {
  const state: State = { low: 0, range: 2 ** 32 - 1 };
  let at = 0;
  let code = 0;
  const shift = () => {
    code = ((code << 8) | (bytes[at++] ?? 0)) >>> 0;
  };
  for (let i = 0; i < 4; i++) shift();
  return {
    spot: all => Math.min(all - 1, Math.floor(((code - state.low) >>> 0) / Math.floor(state.range / all))),
    take(from, size, all) {
      const step = Math.floor(state.range / all);
      state.low = (state.low + from * step) >>> 0;
      state.range = size * step;
      settle(state, shift);
    },
  };
}
