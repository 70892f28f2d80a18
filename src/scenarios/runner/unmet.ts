/** An expectation that was not met. */
export interface Unmet {
  readonly expected: string;
  readonly came: string;
}
