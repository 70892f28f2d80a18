/** One player more or fewer at the table of a bench, as far as it has seats. */
type Props = {
  readonly texts: { readonly join: string; readonly leave: string };
  readonly awake: boolean;
  readonly players: number;
  readonly fewest: number;
  readonly most: number;
  readonly onChange: (change: 'join' | 'leave') => void;
};

export function JoinLeave({ texts, awake, players, fewest, most, onChange }: Props) {
  const room = { leave: players > fewest, join: players < most };
  return (['leave', 'join'] as const).map(change => (
    <button
      key={change}
      type="button"
      class="button quiet"
      disabled={!awake || !room[change]}
      onClick={() => onChange(change)}
    >
      {texts[change]}
    </button>
  ));
}
