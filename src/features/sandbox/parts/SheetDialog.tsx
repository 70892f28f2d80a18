/** A sheet over the table: it is there at once, and what stands on it is fetched when it is first opened. */
import { Fetched } from '#ui/loading/Fetched.tsx';
import { useTable } from '../scene.ts';
import type { Sheet } from './Bar.tsx';
import { useDialog } from './useDialog.ts';

type Props = { readonly sheet: 'menu' | 'keys'; readonly open: (sheet: Sheet) => void };

export function SheetDialog({ sheet, open }: Props) {
  const { t } = useTable().speech;
  const dialog = useDialog(() => open(undefined));
  return (
    <dialog ref={dialog} class="sheet-dialog" aria-label={t(sheet === 'menu' ? 'bar.menu' : 'keys.title')}>
      <Fetched load={() => import('./sheets.tsx')} waiting={<p role="status">{t('tabs.loading')}</p>}>
        {({ Menu, Keys }) => (sheet === 'menu' ? <Menu open={open} /> : <Keys open={open} />)}
      </Fetched>
    </dialog>
  );
}
