/** The sandbox, which also goes on from what stands on a simulator. */
import { Sandbox as Alone, type SandboxProps } from '#features/sandbox/Sandbox.tsx';
import type { OpenBench } from '#ui/table/onSite.ts';

const openBench: OpenBench = async (text, fetchOnSite) => {
  const { benchOpening } = await import('#features/simulators/asGame/benchOpening.ts');
  return benchOpening(text, fetchOnSite);
};

export const Sandbox = (props: SandboxProps) => <Alone {...props} openBench={openBench} />;
