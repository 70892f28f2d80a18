import { useEffect, useRef } from 'preact/hooks';

/** Open as long as it is drawn; Escape closes it. */
export function useDialog(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    current?.addEventListener('close', onClose);
    return () => current?.removeEventListener('close', onClose);
  }, []);
  return dialog;
}
