/** A player on the stage: a shield in the colour of the seat with the letters of the name, and the name below it. */
type Props = {
  readonly name: string;
  readonly seat: number;
  readonly small?: boolean;
  /** It breaks, or fades. */
  readonly state?: 'broken' | 'gone';
};

export function Person({ name, seat, small = false, state }: Props) {
  return (
    <span class="seat-shield" data-seat={seat % 7} data-small={small || undefined} data-state={state}>
      <svg viewBox="0 0 48 56" aria-hidden="true">
        <path class="shield" d="M3 3h42v30L24 53 3 33z" />
        {state === 'broken' && <path class="crack" d="M27 3l-7 16 8 5-8 9 5 20" />}
        <text x="24" y="31">
          {lettersOf(name)}
        </text>
      </svg>
      <b>{name}</b>
    </span>
  );
}

const lettersOf = (name: string): string =>
  name
    .replace(/\(.*\)/u, '')
    .split(/[\s-]+/u)
    .flatMap(word => [...word].slice(0, 1))
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase();
