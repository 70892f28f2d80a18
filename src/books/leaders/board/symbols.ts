/** An open eye, for what somebody secretly wants: on the grid of 24 by 24. */
export const eye =
  'M12 4.6c5 0 9 3 11.4 7.4C21 16.4 17 19.4 12 19.4S3 16.4.6 12C3 7.6 7 4.6 12 4.6zM12 7.4a4.6 4.6 0 1 0 0 9.2 4.6 4.6 0 0 0 0-9.2z';
