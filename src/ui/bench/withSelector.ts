import { useSyncExternalStore } from 'preact/compat';
import { useRef } from 'preact/hooks';

/**
 * Takes the place of `use-sync-external-store/shim/with-selector`, which `@xstate/react` asks for and which would
 * bring React: subscribes to a store, and answers the same selection for as long as it counts as equal.
 */
export function useSyncExternalStoreWithSelector<Snapshot, Selection>(
  subscribe: (listener: () => void) => () => void,
  getSnapshot: () => Snapshot,
  _getServerSnapshot: (() => Snapshot) | undefined,
  selector: (snapshot: Snapshot) => Selection,
  isEqual: (a: Selection, b: Selection) => boolean = Object.is,
): Selection {
  const last = useRef<{ snapshot: Snapshot; selector: unknown; selection: Selection } | undefined>(undefined);
  return useSyncExternalStore(subscribe, () => {
    const snapshot = getSnapshot();
    const before = last.current;
    if (before !== undefined && before.selector === selector && Object.is(before.snapshot, snapshot)) {
      return before.selection;
    }
    const fresh = selector(snapshot);
    const selection = before !== undefined && isEqual(before.selection, fresh) ? before.selection : fresh;
    last.current = { snapshot, selector, selection };
    return selection;
  });
}
