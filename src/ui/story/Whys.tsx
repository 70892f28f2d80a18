/** The rules behind what was told, each opened over the page. */
import type { RuleLink } from './texts.ts';

type Props = { readonly label: string; readonly links: readonly RuleLink[] };

export function Whys({ label, links }: Props) {
  if (links.length === 0) return;
  return (
    <p class="why">
      {label}{' '}
      {links.map(({ href, name }, i) => (
        <span key={href}>
          {i > 0 && '\u00a0· '}
          <a href={href} data-rule-over>
            {name}
          </a>
        </span>
      ))}
    </p>
  );
}
