import { Component, type ComponentChildren } from 'preact';
import { Suspense } from 'preact/compat';
import { Outdated, Unfetched } from '#loading/suspended.ts';
import { PartFault } from './PartFault.tsx';

type Props = {
  readonly children: ComponentChildren;
  readonly waiting?: ComponentChildren;
  /** What is said where it belongs to another version of the site than the page. */
  readonly outdated?: string;
};

/**
 * Around what asks for things while it is drawn (`loading/suspended.ts`): until they are there, what was drawn ahead
 * stays as it is; where they cannot be had, that is said.
 */
export class Awaited extends Component<Props, { readonly failed: Unfetched | undefined }> {
  override state = { failed: undefined };

  static override getDerivedStateFromError(reason: unknown) {
    if (!(reason instanceof Unfetched)) throw reason;
    return { failed: reason };
  }

  override render({ children, waiting, outdated }: Props, { failed }: { failed: Unfetched | undefined }) {
    if (failed === undefined) return <Suspense fallback={waiting}>{children}</Suspense>;
    const isOutdated = failed.cause instanceof Outdated;
    return (
      <PartFault
        again={() => this.setState({ failed: undefined })}
        text={isOutdated ? outdated : undefined}
        isOutdated={isOutdated}
      />
    );
  }
}
