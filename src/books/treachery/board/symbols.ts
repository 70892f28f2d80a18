/** A dagger, its point down. */
export const treachery =
  'M12 23.6 8.8 10.2h6.4zM5.2 7.7h13.6v2.5H5.2zM10.6 3.6h2.8v4.1h-2.8zM12 .4a2 2 0 1 1 0 4 2 2 0 0 1 0-4z';
