import { Component, type ComponentChildren } from 'preact';
import { Suspense } from 'preact/compat';
import { Unfetched } from '../../loading/suspended.ts';
import { PartFault } from './PartFault.tsx';

type Props = { readonly children: ComponentChildren; readonly waiting?: ComponentChildren };

/**
 * Around what asks for things while it is drawn (`loading/suspended.ts`): until they are there, what was drawn ahead
 * stays as it is; where they cannot be had, that is said.
 */
export class Awaited extends Component<Props, { readonly isFailed: boolean }> {
  override state = { isFailed: false };

  static override getDerivedStateFromError(reason: unknown) {
    if (!(reason instanceof Unfetched)) throw reason;
    return { isFailed: true };
  }

  override render({ children, waiting }: Props) {
    if (this.state.isFailed) return <PartFault again={() => this.setState({ isFailed: false })} />;
    return <Suspense fallback={waiting}>{children}</Suspense>;
  }
}
