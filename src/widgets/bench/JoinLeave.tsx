/** One player more or fewer at the table of a bench, as far as it has seats. */
import { seats } from '../../machines/bench/seating.ts';
import { Key } from './StepKeys.tsx';

type Props = {
  readonly texts: { readonly join: string; readonly leave: string };
  readonly hydrated: boolean;
  readonly players: number;
  readonly onChange: (change: 'join' | 'leave') => void;
};

export function JoinLeave({ texts, hydrated, players, onChange }: Props) {
  const room = { leave: players > seats.fewest, join: players < seats.most };
  return (['leave', 'join'] as const).map(change => (
    <Key
      key={change}
      face={texts[change]}
      hydrated={hydrated}
      quiet
      onPress={room[change] ? () => onChange(change) : undefined}
    />
  ));
}
