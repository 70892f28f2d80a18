/** The keys of the table: undo and redo, and the menu. */
import { useTable } from '../scene.ts';

export type Sheet = 'menu' | 'keys' | 'share' | undefined;

type Props = {
  readonly sheet: Sheet;
  readonly open: (sheet: Sheet) => void;
  readonly replay: (() => void) | undefined;
  readonly whyNot: () => void;
  /** Left out where a page may not fill the screen. */
  readonly wall: (() => void) | undefined;
};

const icons = {
  site: 'M12 2.5 19 20.5 12 16.5 5 20.5z',
  undo: 'M9 4 3 10l6 6M3.5 10H14a6 6 0 0 1 0 12h-3',
  redo: 'M15 4l6 6-6 6M20.5 10H10a6 6 0 0 0 0 12h3',
  replay: 'M4 12a8 8 0 1 0 3-6.2M4 3v5h5',
  whyNot: 'M8 8.5a4 4 0 1 1 6 3.4c-1.3.8-2 1.6-2 3.1M12 19v.5',
  wall: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  menu: 'M3 6h18M3 12h18M3 18h18',
} as const;

export function Bar({ sheet, open, replay, whyNot, wall }: Props) {
  const { play, speech } = useTable();
  const { t } = speech;
  const key = (icon: keyof typeof icons, press: (() => void) | undefined, dataKey: string) => (
    <button
      type="button"
      class="bar-key"
      disabled={press === undefined}
      onClick={press}
      data-key={dataKey}
      title={t(`bar.${icon}`)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icons[icon]} />
      </svg>
      <span class="visually-hidden">{t(`bar.${icon}`)}</span>
    </button>
  );
  return (
    <div class="bar" role="toolbar" aria-label={t('bar.label')}>
      {key('site', () => document.documentElement.toggleAttribute('data-head'), 'S')}
      {key('undo', play.undo, 'u')}
      {key('redo', play.redo, 'y')}
      {key('replay', replay, 'x')}
      {key('whyNot', whyNot, 'w')}
      {wall !== undefined && key('wall', wall, 'F')}
      {key('menu', () => open(sheet === 'menu' ? undefined : 'menu'), 'Escape')}
    </div>
  );
}
