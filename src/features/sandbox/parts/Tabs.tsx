/** What lies beside the board: the log, the instruments, and what has been asked about. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

export interface Tab {
  readonly id: string;
  readonly name: string;
  readonly show: () => ComponentChildren;
}

type Props = {
  readonly tabs: readonly Tab[];
  readonly label: string;
  readonly chosen: string;
  readonly choose: (id: string) => void;
};

export function Tabs({ tabs, label, chosen, choose }: Props) {
  const at = Math.max(
    0,
    tabs.findIndex(({ id }) => id === chosen),
  );
  const tab = tabs[at];
  const [id] = useState(() => `tabs-${label.replace(/\W+/g, '')}`);
  const go = (to: number) => {
    const next = tabs[(to + tabs.length) % tabs.length];
    if (next === undefined) return;
    choose(next.id);
    requestAnimationFrame(() => document.getElementById(`${id}-${next.id}`)?.focus());
  };
  return (
    <div class="tabs" data-tab={tab?.id}>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={({ key }) => {
          if (key === 'ArrowRight') go(at + 1);
          if (key === 'ArrowLeft') go(at - 1);
        }}
      >
        {tabs.map(one => (
          <button
            key={one.id}
            id={`${id}-${one.id}`}
            type="button"
            role="tab"
            aria-selected={one === tab}
            aria-controls={`${id}-panel`}
            tabIndex={one === tab ? 0 : -1}
            onClick={() => choose(one.id)}
          >
            {one.name}
          </button>
        ))}
      </div>
      <div
        class="tab-panel"
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${tab?.id}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the arrow keys must reach it
        tabIndex={0}
      >
        {tab?.show()}
      </div>
    </div>
  );
}
