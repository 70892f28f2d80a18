/** A number as it is set: with a minus as wide as a plus, which no hyphen is. */
export const trueMinus = (number: number): string => `${number}`.replace('-', '−');
