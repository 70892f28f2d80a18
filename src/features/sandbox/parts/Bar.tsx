/** The keys of the table: undo and redo, and the menu. */
import { useEffect, useRef } from 'preact/hooks';
import type { Viewer } from '#engine/index.ts';
import { Choices } from '#ui/bench/Choices.tsx';
import { paces } from '#ui/keep/settings.ts';
import { seatName } from '#ui/table/speech.ts';
import { gameKey, guideOf } from '../guide/guided.ts';
import { humansAt } from '../machine/table.ts';
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
      {key('undo', play.undo, 'u')}
      {key('redo', play.redo, 'y')}
      {key('replay', replay, 'x')}
      {key('whyNot', whyNot, 'w')}
      {wall !== undefined && key('wall', wall, 'F')}
      {key('menu', () => open(sheet === 'menu' ? undefined : 'menu'), 'Escape')}
    </div>
  );
}

export function Menu({ open }: { readonly open: (sheet: Sheet) => void }) {
  const { play, speech, table, view, settings, set } = useTable();
  const { t } = speech;
  const dialog = useDialog(() => open(undefined));
  const humans = humansAt(table);
  const guide = guideOf(settings.guide, table.game);
  const viewers: readonly Viewer[] = ['table', 'teacher', ...table.players.keys()];
  const viewerName = (viewer: Viewer) =>
    typeof viewer === 'number' ? seatName(speech, view.seats, viewer) : t(`menu.${viewer}`);
  return (
    <dialog ref={dialog} class="sheet-dialog" aria-label={t('bar.menu')}>
      <h2>{t('bar.menu')}</h2>
      <Choices
        legend={t('menu.pace')}
        name="sandbox-pace"
        choices={paces.map(value => ({ value, face: t(`menu.${value}`) }))}
        chosen={settings.pace ?? 'human'}
        hydrated
        onChoose={pace => set({ pace })}
      />
      <label class="check-line">
        <input
          type="checkbox"
          checked={!settings.stillDice}
          onChange={() => set({ stillDice: !settings.stillDice })}
        />
        {t('menu.dice')}
      </label>
      <label class="check-line">
        <input
          type="checkbox"
          checked={table.windows === 'all'}
          onChange={() => {
            set({ askAll: table.windows !== 'all' });
            play.windows(table.windows === 'all' ? 'able' : 'all');
          }}
        />
        <span>
          {t('menu.askAll')}
          <small>{t('menu.askAllText')}</small>
        </span>
      </label>
      <label class="check-line">
        <input
          type="checkbox"
          checked={guide !== undefined}
          onChange={() => set({ guide: guide ? undefined : { met: [], game: gameKey(table.game) } })}
        />
        {t('menu.guide')}
      </label>
      {humans.length === 0 && (
        <label class="select-line">
          {t('menu.eyes')}
          <select
            value={`${view.viewer}`}
            onChange={({ currentTarget }) =>
              play.watchAs(viewers.find(viewer => `${viewer}` === currentTarget.value) ?? 'table')
            }
          >
            {viewers.map(viewer => (
              <option key={viewer} value={`${viewer}`}>
                {viewerName(viewer)}
              </option>
            ))}
          </select>
        </label>
      )}
      <fieldset class="seats-of">
        <legend class="label">{t('menu.seats')}</legend>
        {table.players.map((player, seat) => (
          <label key={seat} class="select-line">
            {seatName(speech, view.seats, seat)}
            <select
              value={player}
              onChange={({ currentTarget }) =>
                play.hand(seat, currentTarget.value === 'human' ? 'human' : 'bot')
              }
            >
              <option value="human">{t('menu.byHuman')}</option>
              <option value="bot">{t('menu.byBot')}</option>
            </select>
          </label>
        ))}
      </fieldset>
      <p class="prompt-keys">
        <button type="button" class="button quiet" onClick={() => open('keys')}>
          {t('keys.title')}
        </button>
        <button type="button" class="button quiet" onClick={play.leave}>
          {t('menu.leave')}
        </button>
        <button type="button" class="button" onClick={() => open(undefined)}>
          {t('menu.close')}
        </button>
      </p>
    </dialog>
  );
}

export function Keys({ open }: { readonly open: (sheet: Sheet) => void }) {
  const { speech } = useTable();
  const { t } = speech;
  const dialog = useDialog(() => open(undefined));
  const rows = [
    ['1 … 9, a …', 'options'],
    ['Enter', 'give'],
    ['u · y', 'undo'],
    ['n', 'next'],
    ['p', 'pause'],
    ['h', 'odds'],
    ['w', 'whyNot'],
    ['x', 'replay'],
    ['F', 'wall'],
    ['Tab', 'tab'],
    ['Esc', 'menu'],
    ['?', 'help'],
  ] as const;
  return (
    <dialog ref={dialog} class="sheet-dialog" aria-label={t('keys.title')}>
      <h2>{t('keys.title')}</h2>
      <dl class="key-map">
        {rows.map(([key, what]) => (
          <div key={what}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`keys.${what}`)}</dd>
          </div>
        ))}
      </dl>
      <p class="prompt-keys">
        <button type="button" class="button" onClick={() => open(undefined)}>
          {t('menu.close')}
        </button>
      </p>
    </dialog>
  );
}

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
