/** What lies over the table when it is asked for: the menu, and the list of the keys. */
import type { Viewer } from '#engine/index.ts';
import { Choices } from '#ui/bench/Choices.tsx';
import { paces } from '#ui/keep/settings.ts';
import { seatName } from '#ui/table/speech.ts';
import { gameKey, guideOf } from '../guide/guided.ts';
import { humansAt } from '../machine/table.ts';
import { useTable } from '../scene.ts';
import type { Sheet } from './Bar.tsx';

export function Menu({ open }: { readonly open: (sheet: Sheet) => void }) {
  const { play, speech, table, view, settings, set } = useTable();
  const { t } = speech;
  const humans = humansAt(table);
  const guide = guideOf(settings.guide, table.game);
  const viewers: readonly Viewer[] = ['table', 'teacher', ...table.players.keys()];
  const viewerName = (viewer: Viewer) =>
    typeof viewer === 'number' ? seatName(speech, view.seats, viewer) : t(`menu.${viewer}`);
  return (
    <>
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
    </>
  );
}

export function Keys({ open }: { readonly open: (sheet: Sheet) => void }) {
  const { speech } = useTable();
  const { t } = speech;
  const rows = [
    ['1 … 9, a …', 'options'],
    ['Enter', 'give'],
    ['u · y', 'undo'],
    ['n', 'next'],
    ['p', 'pause'],
    ['h', 'odds'],
    ['w', 'whyNot'],
    ['x', 'replay'],
    ['␣', 'stage'],
    ['N', 'log'],
    ['F', 'wall'],
    ['Tab', 'tab'],
    ['Esc', 'menu'],
    ['?', 'help'],
  ] as const;
  return (
    <>
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
    </>
  );
}
