/** A symbol of ours beside its name. */
type Props = { readonly d: string; readonly of?: string };

export function Glyph({ d, of }: Props) {
  return (
    <svg class="glyph" data-of={of} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
