/** One player more or fewer at the table of a bench, as far as it has seats. */
import { Key } from '#ui/bench/StepKeys.tsx';

type Props = {
  readonly texts: { readonly join: string; readonly leave: string };
  readonly hydrated: boolean;
  readonly room: { readonly join: boolean; readonly leave: boolean };
  readonly onChange: (change: 'join' | 'leave') => void;
};

export function JoinLeave({ texts, hydrated, room, onChange }: Props) {
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
